import { toggle } from '../../engine/options';

export const yaBlewItInfo = {
  id: 'ya-blew-it',
  weight: 1,
  players: { min: 2, max: 6 }, // R2.1
  options: { doubleGems: toggle(true), showOdds: toggle(true) },
};
