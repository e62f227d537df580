// One line for each title: whatever its box brings along is known from here on. Their order is
// their weight's, not that of the lines.
export { centuryEasternWonders } from './century-eastern-wonders/box';
export { colorfulTreasure } from './colorful-treasure/box';
export { towerOfBabel } from './tower-of-babel/box';
export { yaBlewIt } from './ya-blew-it/box';
