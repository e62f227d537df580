import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome.exe',
  'msedge.exe',
];

const { env, platform, getuid } = process;

/** Where Chromium usually is: on the path, and in the places of macOS and Windows. */
const places = () => [
  ...(env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name))),
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

/** As `findChromium`, and installs it where that can be done without asking: on Debian, as root. */
export async function needChromium() {
  const found = findChromium();
  if (found !== undefined) return found;
  if (platform === 'linux' && getuid() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium with apt-get, for the browser tests.');
    const quietly = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
    await run('apt-get', ['update', '-qq'], quietly);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quietly);
  }
  return findChromium();
}
