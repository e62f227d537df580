type Agent = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

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

/** What an owner tells a browser from their others by, such as `Firefox, Android`. */
export function deviceLabel(agent: Agent): string {
  const system = found(SYSTEMS, agent);
  // an iPad says it is a Mac, which no finger can touch
  const isPad = system === 'Mac' && agent.maxTouchPoints > 1;
  return [found(BROWSERS, agent), isPad ? 'iPad' : system].filter(Boolean).join(', ') || 'Browser';
}

/** Whether a page is shown inside another app, whose browser is not the one it is looked for in later. */
export const isInApp = ({ userAgent }: Agent): boolean => IN_APP.test(userAgent);
