import { useEffect, useRef, useState } from 'react';
import { hashOf, isSpent, see } from '../../shared/protocol/witnessing';
import type { Table } from '../../shared/protocol/table';
import { commit, type MatchKey } from './api';
import { deviceCount } from './device';
import { newNonce } from './nonce';
import { changeSeat, type OwnSeat } from './seats';
import { changeWitness, witnessAt } from './witnesses';

/** Whether the table shows that our seat is bound to our nonce; `unbound` where it should by now, and does not. */
export type Binding = 'bound' | 'binding' | 'unbound';

/** What the server said to a hash, and which table was shown then: what is shown after that is what counts. */
type Answer = { hash: string; table: Table | null; isTaken: boolean };

/**
 * Binds our seat to our nonce wherever the table shows another hash or none: after a start in vain, which
 * told the old one, and in a rematch, to a fresh one. Of several devices at one seat it is the one that came
 * last; when that goes, the server asks the others by showing none.
 */
export function useCommitment(
  match: MatchKey,
  seat: OwnSeat | undefined,
  table: Table | null,
): Binding {
  const { game, matchID } = match;
  const [answer, setAnswer] = useState<Answer>();
  /** The hash that another device of ours gave after this one. */
  const [theirs, setTheirs] = useState<string>();
  const latest = useRef(table);
  /** Whether it was ours that was bound since this page came. */
  const wasBound = useRef(false);
  const own = seat && table?.status === 'open' ? table.players[Number(seat.playerID)] : undefined;
  const shown = own?.nonceHash;
  const hash = hashOf(seat?.nonce ?? '');
  const isOwed = own?.name !== undefined && (!shown || shown !== hash);
  const isAnswered = answer !== undefined && answer.hash === hash && answer.table !== table;
  const isRefused = isAnswered && !answer.isTaken;

  useEffect(() => {
    latest.current = table;
  }, [table]);

  function bind() {
    if (!seat || own?.name === undefined) return;
    if (!isOwed) return void (wasBound.current = true);
    if (shown && wasBound.current && deviceCount() > 1) {
      changeWitness(match, (kept) => ({ ...kept, isShared: true }));
      return setTheirs(shown);
    }
    wasBound.current = true;
    let nonceHash = '';
    changeSeat(seat, (kept) => {
      const isUsed = isSpent(witnessAt(match), kept.nonce);
      const next = isUsed ? { ...kept, nonce: newNonce().nonce } : kept;
      nonceHash = hashOf(next.nonce)!;
      changeWitness(match, (witness) => ({ ...see(witness, next, table!), isShared: undefined }));
      return next;
    });
    if (nonceHash === '') return;
    const answered = (isTaken: boolean) =>
      setAnswer({ hash: nonceHash, table: latest.current, isTaken });
    commit(match, seat, nonceHash).then(
      () => answered(true),
      () => answered(false),
    );
  }

  // eslint-disable-next-line react-hooks/exhaustive-deps -- the seat changes by what this does
  useEffect(bind, [isOwed, shown, game, matchID]);

  useEffect(() => {
    if (isRefused) bind();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each refusal
  }, [isRefused]);

  if (!isOwed || (shown && shown === theirs)) return 'bound';
  return isAnswered ? 'unbound' : 'binding';
}
