export { Ceremony } from './Ceremony';
export { End } from './End';
