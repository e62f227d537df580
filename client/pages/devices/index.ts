// The pages of whose devices are whose: one chunk.
export { ContinuePage } from './ContinuePage';
export { DevicesPage } from './DevicesPage';
export { NewDevicePage } from './NewDevicePage';
