import { toggle } from '../../engine/options';
import { mapOption } from './mapOption';

export const centuryEasternWondersInfo = {
  id: 'century-eastern-wonders',
  weight: 4,
  players: { min: 2, max: 4 }, // R2.1
  options: { map: mapOption, openScores: toggle(false) },
};
