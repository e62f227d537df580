import { Ziggurat } from '../../ui/art/Ziggurat';

/** The sign of the title. */
export const Mark = ({ size = 30 }: { size?: number }) => <Ziggurat width={size} height={size} />;
