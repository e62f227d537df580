import { announce } from '../../../ui/announce';
import { useSetting } from '../../../app/setting';
import { type Keys, useKeys } from '../../../ui/hooks/useKeys';
import type { Choice, Scene } from '../../../kit/contract';
import { wordsOf } from '../../../kit/Sentence';
import { identityOf, movesOf } from './choice';
import type { Guard } from './guard';
import { shortcuts } from './shortcutSetting';
import type { ActsHere } from './useActs';
import { type PressedOn, questionOf, useConfirmedChoice } from './useConfirmedChoice';
import { useWaiting } from './useWaiting';

type Ways = {
  scene: Scene;
  /** The number of the position that is decided in. */
  position: number;
  choices: readonly Choice[];
  acts: ActsHere;
  guard: Guard;
  forgetDraft(): void;
  onUndo?(): void;
  connected: boolean;
  /** What other letters and signs do. */
  keys: Keys;
};

/** How a choice is made, by a press or by its letter: asked once more where that matters, sent, or kept until an answer has come. */
export function useChoosing(ways: Ways) {
  const { scene, position, choices, acts, guard, forgetDraft, onUndo, connected } = ways;
  const areShortcutsOn = useSetting(shortcuts) === 'on';
  const { isAsked, isMeant } = useConfirmedChoice(position);

  function carryOut(choice: Choice, on: PressedOn) {
    const question = questionOf(choice, on);
    if (question && !isMeant(choice, on)) return announce(wordsOf(question, scene));
    if ('draft' in choice) scene.setDraft(choice.draft);
    else void acts.send(movesOf(choice), forgetDraft);
  }
  const choose = (choice: Choice, on: PressedOn = 'button') =>
    acts.press({ choice: identityOf(choice), on }, JSON.stringify(movesOf(choice)), () =>
      carryOut(choice, on),
    );
  useWaiting(acts, { scene, choices, carryOut });

  /** A letter does what it stands for, unless that has only just become so. */
  const guarded = (letter: string, act: () => void) => (event: KeyboardEvent) => {
    if (guard.takesLetter(letter, event)) act();
  };
  const letters = Object.fromEntries(
    choices.flatMap((choice) =>
      choice.letter === undefined
        ? []
        : [[choice.letter, guarded(choice.letter, () => choose(choice))]],
    ),
  );
  useKeys(
    areShortcutsOn
      ? {
          ...ways.keys,
          ...(connected && { u: onUndo && guarded('u', onUndo), ...letters }),
        }
      : {},
    areShortcutsOn && connected && acts.sent !== null
      ? (letter) => acts.wait({ letter }, letter)
      : undefined,
  );
  return { choose, isAsked };
}
