import type { MatchSnapshot, Snapshot } from '../../../../shared/protocol/snapshot';
import type { Table } from '../../../../shared/protocol/table';
import type { MatchProps } from '../Match';
import { useActs } from '../prompt/useActs';
import { useGuard } from '../prompt/useGuard';
import { useScene } from './useScene';
import { useStaged } from './useStaged';

export type LiveProps = MatchProps & {
  snapshot: Snapshot & { match: MatchSnapshot; table: Table };
  /** It begins under the reader's eyes. */
  isDealt: boolean;
};

export type Live = ReturnType<typeof useLive>;

/** A match as it is played on this screen: what its reader may do in it and did, and what the stage shows of it. */
export function useLive({ title, connection, match: key, seat, snapshot, isDealt }: LiveProps) {
  const { match, table, connected, recent } = snapshot;
  const guard = useGuard();
  const { decision, ...seen } = useScene({
    title,
    match,
    table,
    seat,
    onDraft: guard.drafts,
    play(moves, accepted) {
      const what = JSON.stringify(moves);
      if (guard.takes(what)) acts.press({ moves }, what, () => acts.send(moves, accepted));
    },
  });
  const { scene, sceneAt } = seen;
  const staged = useStaged({ title, recent, scene, decision, sceneAt, isDealt });
  const { mayAsk, show } = staged;
  // what was done here is done once its reader has seen what became of it, and may go on where nothing else came of it
  const seenUpTo = Math.min(show.settled.stateID, match.stateID - 1);
  const acts = useActs(connection, mayAsk ? match.stateID : seenUpTo, guard);
  return {
    ...{ title, key, seat, match, table, connected, guard, acts, ...seen, ...staged },
    /** Whether the match waits for its reader. */
    isAwaited: seat !== undefined && scene.awaited.includes(seat.playerID),
    isHost: seat !== undefined && table.host === seat.playerID,
    /** Absent while nothing can be taken back. */
    onUndo: mayAsk && match.canUndo && table.status === 'running' ? acts.undo : undefined,
  };
}
