// The order of Jest's files: the longest first, so that no worker is left alone with one. Jest knows
// from the last run which they are; a clean clone had none, and there it takes the size of the file.
import Sequencer from '@jest/test-sequencer';

/** Short files that take long: whole matches of every title, of bots, and on many pages at once. */
const LONG = [
  /games[\\/]games\.test\.ts$/,
  /browser[\\/]matches[\\/]tower-of-babel\.test\.ts$/,
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
