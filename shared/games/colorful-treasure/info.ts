import { choice, only, toggle } from '../../engine/options';
import { TOKEN_SIDES, VARIANTS } from './state';

export const colorfulTreasureBox = {
  id: 'colorful-treasure',
  players: { min: 2, max: 4 }, // R2.1
  options: {
    variant: choice(VARIANTS),
    tokenSides: only({ variant: 'advanced' }, choice(TOKEN_SIDES)),
    memoryAid: toggle(false),
  },
};
