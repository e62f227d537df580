import type { ReactNode } from 'react';
import type { Prompt } from '../../../kit/contract';
import { acting } from './acting';
import { building, discarding, paying } from './giving';
import { sailing } from './sailing';
import { choosing, placing, stocking } from './starting';
import { trading } from './trading';
import { waiting } from './waiting';
import { HoldBar } from './HoldBar';
import { legalOf } from '../legal';
import { planOf } from './plan';
import { isSeated } from '../../../kit/isSeated';
import type { OnTable, Seated, Title } from '../types';

/** Who must do what, the reader's hold, and the buttons. */
export function prompt(scene: OnTable): Prompt<Title> {
  if (!isSeated(scene)) return waiting(scene);
  const asked = ask(scene);
  return { ...asked, beside: asked.beside ?? besideStory(scene) };
}

/** The reader's hold, whatever else is told: cubes are seen to come and to go. */
export const besideStory = (scene: OnTable): ReactNode =>
  isSeated(scene) && !scene.view.table.over && hasStocked(scene) && <HoldBar scene={scene} />;

/** Before the starting cubes are chosen there is nothing to show. */
const hasStocked = ({ view, playerID }: Seated): boolean =>
  view.table.players[playerID].start !== null;

function ask(scene: Seated): Prompt<Title> {
  const { view, playerID, awaited, legal, draft } = scene;
  if (!awaited.includes(playerID) || legal.length === 0) return waiting(scene);
  switch (view.table.step) {
    case 'stocking':
      return stocking(scene);
    case 'placing':
      return placing(scene);
    case 'choosing':
      return choosing(scene);
    case 'paying':
      return paying(scene);
    case 'discarding':
      return discarding(scene);
    default: {
      const plan = planOf(scene);
      if (plan) return sailing(scene, plan);
      if (legalOf(scene, 'pay').length > 0) return paying(scene);
      if (draft?.doing === 'building') return building(scene);
      if (draft?.doing === 'trading') return trading(scene);
      return acting(scene);
    }
  }
}
