import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from './apt.mjs';

/** The first one found is taken. The same Chromium without windows, as Debian has it, needs a third less of the processor. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome.exe',
  'msedge.exe',
];

const { env } = process;

/** Where Chromium usually is: on the path, and in the places of macOS and Windows. */
const places = () => [
  ...NAMES.flatMap((name) => (env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ]),
];

/** The Chromium of this system, or `undefined`; CHROME_PATH names another. */
export const findChromium = () => [env.CHROME_PATH ?? [], places()].flat().find(existsSync);

/** As `findChromium`, and installs it where that can be done without asking. */
export async function needChromium() {
  const found = findChromium();
  if (found !== undefined) return found;
  for (const name of NAMES.slice(0, 2)) {
    await aptInstall(name, 'the browser tests');
    const installed = findChromium();
    if (installed !== undefined) return installed;
  }
}
