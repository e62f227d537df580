import compile from '../scripts/jest/compile.mjs';
import { isBuilt } from '../scripts/sources.mjs';
import { needChromium } from '../scripts/chromium.mjs';

/** Before the first browser test: the built product and a Chromium have to be there. */
export default async function setup() {
  await compile();
  if (!isBuilt()) throw new Error('dist/ is not the build of these sources: npm run build');
  const chromium = await needChromium();
  if (chromium === undefined) throw new Error('no Chromium found: install it or set CHROME_PATH');
  process.env.CHROME_PATH = chromium;
}
