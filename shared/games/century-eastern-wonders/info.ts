import { choice, toggle } from '../../engine/options';
import { mapOption } from './mapOption';
import { LENGTHS } from './state';

export const centuryEasternWondersInfo = {
  id: 'century-eastern-wonders',
  weight: 4,
  players: { min: 2, max: 4 }, // R2.1
  options: { map: mapOption, openScores: toggle(false), length: choice(LENGTHS) },
};
