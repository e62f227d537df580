import { Dynamite } from './art/Dynamite';

/** The sign of the title. */
export const Mark = ({ size = 30 }: { size?: number }) => <Dynamite width={size} height={size} />;
