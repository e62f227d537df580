export { claim } from './claiming';
export { harvest } from './harvesting';
export { collect, pay, sail } from './moving';
export { place, stock } from './starting';
export { build, choose, trade, upgrade } from './trading';
export { discard, end } from './turn';
