export { Ceremony } from './Ceremony';
export { Counting } from './Counting';
export { End } from './End';
