import type { Choice, Prompt } from '../../../kit/contract';
import { asideOf } from './aside';
import { aboutCard } from './cards';
import { choosing } from './choosing';
import { answering, ending } from './ending';
import { offering } from './offering';
import { selecting } from './selecting';
import { isSeated } from '../../../kit/isSeated';
import { sentenceOf } from './sentence';
import type { OnTable, Seated, Title } from '../types';

/** Who must do what, and the buttons for it; cards, discs and offers are pressed where they lie. */
export function prompt(scene: OnTable): Prompt<Title> {
  if (isSeated(scene) && scene.draft?.card) return aboutCard(scene, scene.draft.card);
  return {
    sentence: sentenceOf(scene),
    aside: asideOf(scene),
    choices: isSeated(scene) ? choicesOf(scene) : [],
  };
}

function choicesOf(scene: Seated): Choice<Title>[] {
  const { table } = scene.view;
  switch (table.step) {
    case 'choosing':
      return choosing(scene);
    case 'offering':
      return offering(scene, table.build);
    case 'selecting':
      return selecting(scene, table.build);
    case 'answering':
      return answering(scene, table.build);
    case 'ending':
      return ending(scene);
  }
}
