export { Ceremony } from './ceremony/Ceremony';
export { Counting } from './ceremony/Counting';
export { End } from './End';
export { StoredEnd } from './StoredEnd';
