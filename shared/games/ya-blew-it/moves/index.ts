export { add, decline, draw, gamble, jump, keep } from './prospecting';
export { pass, reroll, roll, stand } from './rolling';
export { place } from './securing';
