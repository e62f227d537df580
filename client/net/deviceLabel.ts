type Agent = Pick<Navigator, 'userAgent' | 'maxTouchPoints'> & {
  /** Set by Apple's on a page that was opened from the home screen. */
  standalone?: boolean;
};

/** The first of each that a browser says about itself is what it is: many call themselves by the names of others too. */
const BROWSERS: [RegExp, string][] = [
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|OPT\//, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS|Chromium/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

const IN_APP = /FBA[NV]|Instagram|Line\/|WhatsApp|Snapchat|MicroMessenger|Twitter|; wv\)|GSA\//;

const found = (among: [RegExp, string][], { userAgent }: Agent) =>
  among.find(([sign]) => sign.test(userAgent))?.[1];

/** The system; an iPad says that it is a Mac, which no finger can touch. */
function systemOf(agent: Agent) {
  const system = found(SYSTEMS, agent);
  return system === 'Mac' && agent.maxTouchPoints > 1 ? 'iPad' : system;
}

/** What an owner tells a browser from their others by, such as `Firefox, Android`. */
export const deviceLabel = (agent: Agent): string =>
  [found(BROWSERS, agent), systemOf(agent)].filter(Boolean).join(', ') || 'Browser';

/** Whether a page is shown inside another app, whose browser is not the one it is looked for in later. */
export const isInApp = (agent: Agent): boolean =>
  IN_APP.test(agent.userAgent) || isAppleView(agent);

/** On an iPhone or iPad every browser calls itself Safari as well; the view that an app shows a page in does not. */
const isAppleView = (agent: Agent): boolean =>
  ['iPhone', 'iPad'].includes(systemOf(agent) ?? '') &&
  !/Safari\//.test(agent.userAgent) &&
  // from the home screen a page stands alone, and is found there again
  agent.standalone !== true;
