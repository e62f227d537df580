// The order of Jest's files: the longest first, so that no worker is left alone with one. Jest knows
// from the last run which they are; a clean clone had none, and there it takes the size of the file.
import Sequencer from '@jest/test-sequencer';

/** Files that take longer than their size tells: whole matches in browsers, of every title, of bots, and on many pages at once. */
const LONG = [
  /browser[\\/](ya-blew-it|tower-of-babel|colorful-treasure|century-eastern-wonders)\.test\.ts$/,
  /e2e[\\/]fire\.test\.ts$/,
  /browser[\\/](match|ending|versions|haste|drag|outcomes|size|bands)\.test\.ts$/,
  /games[\\/]games\.test\.ts$/,
  /bots?\.test\.ts$/,
  /(bgio|chance|choose|frames|leaks)\.test\.tsx?$/,
];

/** Where a file stands in `LONG`, or after all of them. */
const rank = ({ path }) => (LONG.findIndex((long) => long.test(path)) + 1 || LONG.length + 1) - 1;

export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((a, b) => rank(a) - rank(b));
  }
}
