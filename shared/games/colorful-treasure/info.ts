import { choice, only, toggle } from '../../engine/options';
import { LENGTHS, TOKEN_SIDES, VARIANTS } from './state';

export const colorfulTreasureInfo = {
  id: 'colorful-treasure',
  weight: 2,
  players: { min: 2, max: 4 }, // R2.1
  options: {
    variant: choice(VARIANTS),
    tokenSides: only({ variant: 'advanced' }, choice(TOKEN_SIDES)),
    memoryAid: toggle(false),
    length: choice(LENGTHS),
  },
};
