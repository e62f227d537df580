import { useRef, useState } from 'react';
import type { Connection } from '../../../../shared/protocol/connection';
import type { LegalMove } from '../../../../shared/engine/game';
import type { Ack, RefusalCode } from '../../../../shared/protocol/refusals';
import type { Guard } from './guard';
import type { PressedOn } from './useConfirmedChoice';

/** What was pressed while an answer was due: moves on the board, a choice of the prompt, or a letter that stood for none. */
export type Wish =
  { moves: readonly LegalMove[] } | { choice: string; on: PressedOn } | { letter: string };

type Acts = {
  refused: RefusalCode | null;
  /** What was sent last, and the position it led to once that is known. */
  sent: { what: string; position?: number } | null;
  waiting: Wish | null;
  /** Whether a press had to be forgotten, and the reader was told. */
  isDropped: boolean;
};

const CALM: Acts = { refused: null, sent: null, waiting: null, isDropped: false };

export type ActsHere = ReturnType<typeof useActs>;

/**
 * What this screen does at the table, one thing at a time. While an answer is due, or the position it led to
 * is not here yet, one press waits; `useWaiting` sees to it that it still means the same.
 */
export function useActs(connection: Connection, position: number, guard: Guard) {
  const [acts, setActs] = useState(CALM);
  // two presses may come before the page is drawn anew
  const latest = useRef(acts);
  const note = (change: Partial<Acts>) =>
    setActs((latest.current = { ...latest.current, ...change }));

  const isDue = ({ sent }: Acts): boolean =>
    sent !== null && (sent.position === undefined || sent.position > position);

  /** Nothing is done for a press that was meant for another position: that has to be seen before the next one counts. */
  function drop() {
    guard.pause();
    note({ waiting: null, isDropped: true });
  }

  /** Keeps a press until the answer has come; pressed again, what is under way or waits is no other wish. */
  function wait(wish: Wish, what: string) {
    const { sent, waiting } = latest.current;
    if (sent!.what === what || JSON.stringify(waiting) === JSON.stringify(wish)) return;
    if (waiting === null) note({ waiting: wish });
    else note({ isDropped: true });
  }

  async function send(what: string, act: () => Promise<Ack>) {
    note({ sent: { what } });
    const ack = await act();
    if (ack.ok) return note({ refused: null, sent: { what, position: ack.stateID } });
    note({ refused: ack.code, sent: null });
    if (latest.current.waiting) drop();
  }

  return {
    refused: acts.refused,
    isDropped: acts.isDropped,
    /** What is under way. */
    sent: isDue(acts) ? acts.sent!.what : null,
    waiting: acts.waiting,
    /** Plays moves one after the other, as far as they are accepted. */
    send: (moves: readonly LegalMove[], accepted: () => void) =>
      send(JSON.stringify(moves), async () => {
        let ack: Ack | undefined;
        for (const { move, args } of moves) {
          ack = await connection.play(move, ...args);
          if (!ack.ok) break;
          accepted();
        }
        return ack!;
      }),
    undo: () => (isDue(latest.current) ? drop() : void send('undo', connection.undo)),
    /** Does what was pressed, or keeps that until the answer that is due has come. */
    press(wish: Wish, what: string, act: () => void) {
      // the reader goes on, and has seen what became of the press before
      note({ isDropped: false });
      if (isDue(latest.current)) wait(wish, what);
      else act();
    },
    wait,
    take: () => note({ waiting: null }),
    drop,
  };
}
