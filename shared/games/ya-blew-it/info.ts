import { toggle } from '../../engine/options';

export const yaBlewItBox = {
  id: 'ya-blew-it',
  players: { min: 2, max: 6 }, // R2.1
  options: { doubleGems: toggle(true), showOdds: toggle(true) },
};
