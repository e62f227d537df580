import { Ziggurat } from './art/Ziggurat';

/** The sign of the title. */
export const Mark = ({ size = 30 }: { size?: number }) => <Ziggurat width={size} height={size} />;
