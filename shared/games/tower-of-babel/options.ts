import { toggle } from '../../core/options';

/** What a table may choose (R2.5, R2.6, R9.4). */
export const options = {
  twoColouredDiscs: toggle(false),
  actionCards: toggle(true),
  openDiscs: toggle(false),
};
