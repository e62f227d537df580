import { Boat } from './art/Boat';

/** The sign of the title. */
export const Mark = ({ size = 30 }: { size?: number }) => (
  <Boat of="0" width={size} height={size} />
);
