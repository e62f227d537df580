import type { Prompt } from '../../../kit/contract';
import { asideOf } from './aside';
import { aboutCard } from './cards';
import { choosing } from './choosing';
import { answering, ending } from './ending';
import { offering } from './offering';
import { selecting } from './selecting';
import { isPlaying } from './draft';
import { sentenceOf } from './sentence';
import type { OnTable, Title } from '../types';

/** Who must do what, and the buttons for it; cards, discs and offers are pressed where they lie. */
export function prompt(scene: OnTable): Prompt<Title> {
  if (isPlaying(scene) && scene.draft?.card) return aboutCard(scene, scene.draft.card);
  return {
    sentence: sentenceOf(scene),
    aside: asideOf(scene),
    choices: isPlaying(scene) ? CHOICES[scene.view.table.step](scene) : [],
  };
}

const CHOICES = { choosing, offering, selecting, answering, ending };
