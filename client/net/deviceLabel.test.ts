import { deviceLabel, isInApp } from './deviceLabel';

const FIREFOX_ANDROID = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
const CHROME_WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const EDGE = `${CHROME_WINDOWS} Edg/140.0.0.0`;
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const INSTAGRAM = `${IPHONE.replace(' Version/18.0', '').replace(' Safari/604.1', '')} Instagram 350.0.0.0`;
const WEBVIEW =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36';

test.each([
  [FIREFOX_ANDROID, 0, 'Firefox, Android'],
  [CHROME_WINDOWS, 0, 'Chrome, Windows'],
  [EDGE, 0, 'Edge, Windows'],
  [SAFARI, 0, 'Safari, Mac'],
  [SAFARI, 1, 'Safari, Mac'],
  [SAFARI, 2, 'Safari, iPad'],
  [IPHONE, 5, 'Safari, iPhone'],
  [INSTAGRAM, 5, 'iPhone'],
  ['', 0, 'Browser'],
])('%s, touched by %s fingers, is called %s', (userAgent, maxTouchPoints, label) => {
  expect(deviceLabel({ userAgent, maxTouchPoints })).toBe(label);
});

const IPHONE_VIEW = IPHONE.replace(' Version/18.0', '').replace(' Safari/604.1', '');
const IPAD_VIEW = IPHONE_VIEW.replace('iPhone; CPU iPhone OS', 'iPad; CPU OS');
const MAC_VIEW = SAFARI.replace(' Version/18.0 Safari/605.1.15', '');

test.each([
  ['an iPhone', IPHONE_VIEW, 5, true],
  ['an iPad', IPAD_VIEW, 5, true],
  ['an iPad that says it is a Mac', MAC_VIEW, 5, true],
  ['a Mac', MAC_VIEW, 0, false],
  ['Chrome on an iPhone', IPHONE.replace('Version/18.0', 'CriOS/140.0.7339.39'), 5, false],
  ['Firefox on an iPhone', IPHONE.replace('Version/18.0', 'FxiOS/140.0'), 5, false],
  ['Safari on an iPad', SAFARI, 5, false],
])(
  'a nameless view of another app on %s is told by what it does not say',
  (_, agent, fingers, is) => {
    expect(isInApp({ userAgent: agent, maxTouchPoints: fingers })).toBe(is);
  },
);

test('what was put on the home screen stands alone', () => {
  const seen = { userAgent: IPHONE_VIEW, maxTouchPoints: 5 };
  expect(isInApp({ ...seen, standalone: true })).toBe(false);
  expect(isInApp({ ...seen, standalone: false })).toBe(true);
});

test('the browsers inside other apps are told from those that stand alone', () => {
  const inApp = [FIREFOX_ANDROID, CHROME_WINDOWS, EDGE, SAFARI, IPHONE, INSTAGRAM, WEBVIEW].map(
    (userAgent) => isInApp({ userAgent, maxTouchPoints: 0 }),
  );
  expect(inApp).toEqual([false, false, false, false, false, true, true]);
});
