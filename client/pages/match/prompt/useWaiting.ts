import { useEffect } from 'react';
import { identityOf } from './choice';
import type { Choice, Scene } from '../../../kit/contract';
import type { ActsHere, Wish } from './useActs';
import type { PressedOn } from './useConfirmedChoice';

type Ways = {
  scene: Scene;
  choices: readonly Choice[];
  carryOut(choice: Choice, on: PressedOn): void;
};

/** Does what was pressed while an answer was due, if that is still there to be done, and means the same. */
export function useWaiting(acts: ActsHere, { scene, choices, carryOut }: Ways) {
  const { sent, waiting } = acts;
  useEffect(() => {
    if (sent !== null || waiting === null) return;
    acts.take();
    const choice = choices.find((one) => isOf(waiting, one));
    if (choice) carryOut(choice, 'on' in waiting ? waiting.on : 'button');
    else if ('moves' in waiting && isLegal(waiting.moves[0], scene)) scene.playAll(waiting.moves);
    else acts.drop();
  });
}

const isOf = (wish: Wish, choice: Choice): boolean =>
  ('choice' in wish && wish.choice === identityOf(choice)) ||
  ('letter' in wish && wish.letter === choice.letter);

const isLegal = (move: Scene['legal'][number], { legal }: Scene): boolean =>
  legal.some((one) => JSON.stringify(one) === JSON.stringify(move));
