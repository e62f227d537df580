// One line for each title: the server plays it, and the contract tests try it, from here on. Their order is
// their weight's, not that of the lines.
export { centuryEasternWonders } from './century-eastern-wonders';
export { colorfulTreasure } from './colorful-treasure';
export { towerOfBabel } from './tower-of-babel';
export { yaBlewIt } from './ya-blew-it';
