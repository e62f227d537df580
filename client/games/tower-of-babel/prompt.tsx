import type { Prompt } from '../../kit/contract';
import { asideOf } from './asking/aside';
import { aboutCard } from './asking/cards';
import { choosing } from './asking/choosing';
import { answering, ending } from './asking/ending';
import { offering } from './asking/offering';
import { selecting } from './asking/selecting';
import { isPlaying } from './draft';
import { sentenceOf } from './asking/sentence';
import type { OnTable, Title } from './types';

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
