import { choice, toggle } from '../../engine/options';
import { LENGTHS } from './state';

export const yaBlewItInfo = {
  id: 'ya-blew-it',
  weight: 1,
  players: { min: 2, max: 6 }, // R2.1
  options: { doubleGems: toggle(true), showOdds: toggle(true), length: choice(LENGTHS) },
};
