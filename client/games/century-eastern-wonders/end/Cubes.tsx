import { SPICES } from '../../../../shared/games/century-eastern-wonders/spices';
import { SpiceCube } from '../art/Spice';

/** A cube of each spice in turn. */
export const Cubes = ({ nth }: { nth: number }) => (
  <SpiceCube spice={SPICES[nth % SPICES.length]} width={20} height={20} />
);
