export { done } from './ending';
export { reveal, revealFourth, revealThird } from './revealing';
export { pair, steal } from './stealing';
export { collect, leave, take, takeTwo } from './taking';
export { claim, look } from './tokens';
