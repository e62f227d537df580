import { choice, toggle } from '../../engine/options';
import { LENGTHS } from './state';

export const towerOfBabelInfo = {
  id: 'tower-of-babel',
  weight: 3,
  players: { min: 3, max: 5 }, // R2.1
  options: {
    twoColouredDiscs: toggle(false), // R2.5
    actionCards: toggle(true), // R2.6
    openDiscs: toggle(false), // R9.4
    length: choice(LENGTHS), // R8.8
  },
};
