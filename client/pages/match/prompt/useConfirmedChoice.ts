import { useEffect, useState } from 'react';
import { identityOf } from './choice';
import type { Choice, Message } from '../../../kit/contract';

/** A choice that was pressed once, and in which position. */
type Asked = { choice: string; letter?: string; position: number };

/**
 * Choices that want to be pressed twice: the first press only asks. Whatever else is pressed
 * then, or another position, takes the question back.
 */
export function useConfirmedChoice(position: number) {
  const [asked, setAsked] = useState<Asked | null>(null);

  useEffect(() => {
    if (!asked) return;
    const withdraw = (event: Event) => {
      if (!isAbout(event, asked)) setAsked(null);
    };
    const listening = new AbortController();
    // before whatever is pressed does what it does
    const before = { capture: true, signal: listening.signal };
    window.addEventListener('pointerdown', withdraw, before);
    window.addEventListener('keydown', withdraw, before);
    return () => listening.abort();
  }, [asked]);

  const isAsked = (choice: Choice): boolean =>
    asked?.choice === identityOf(choice) && asked.position === position;

  return {
    isAsked,
    /** Whether this press is to be carried out; otherwise it has asked the question. */
    isMeant(choice: Choice, on: PressedOn): boolean {
      if (!questionOf(choice, on) || isAsked(choice)) return true;
      setAsked({ choice: identityOf(choice), letter: choice.letter, position });
      return false;
    },
  };
}

/** What was pressed for a choice: its button, or something that it is done on. */
export type PressedOn = 'button' | 'thing' | 'plate';

/** Said where a title has no words of its own. */
const AGAIN = { key: 'match:plateAgain' } as const satisfies Message;

/**
 * What is asked before it is done, which a press on a thing may need where the button needs none. A plate always asks:
 * whoever presses one may only want to know what that player has.
 */
export function questionOf({ confirm, confirmOn }: Choice, on: PressedOn): Message | undefined {
  if (confirm || on === 'button') return confirm;
  return confirmOn ?? (on === 'plate' ? AGAIN : undefined);
}

/** Whether something was pressed on the button that asks, or is its letter. */
const isAbout = (event: Event, { letter }: Asked): boolean =>
  (event.target instanceof Element && event.target.closest('[data-asked]') !== null) ||
  (event instanceof KeyboardEvent && event.key.toLowerCase() === letter);
