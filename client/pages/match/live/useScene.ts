import { useCallback, useMemo, useState } from 'react';
import type { MatchSnapshot } from '../../../../shared/protocol/snapshot';
import type { GameEvent, LegalMove } from '../../../../shared/engine/game';
import type { Table } from '../../../../shared/protocol/table';
import type { OwnSeat } from '../../../net/seats';
import type { PlayableTitle, Scene } from '../../../kit/contract';
import { eventsOf, stillScene } from '../stillScene';
import { useLatest } from '../../../ui/hooks/useLatest';
import { useReader } from '../useReader';

type Shown = {
  title: PlayableTitle;
  match: MatchSnapshot;
  table: Table;
  seat: OwnSeat | undefined;
  /** Plays moves; says so whenever one was accepted. */
  play(moves: readonly LegalMove[], accepted: () => void): void;
  /** Hears when the draft is changed on the board. */
  onDraft(): void;
};

/** What was made so far of a decision, which is known by its turn and the moves that are legal in it. */
type Draft = { decision: string | null; made: unknown };

const NO_DRAFT: Draft = { decision: null, made: null };

/** What this screen shows of a match, and what its reader is pointing at and about to decide. */
export function useScene({ title, match, table, seat, play, onDraft }: Shown) {
  const { view, ctx, awaited, log } = match;
  const { engine } = title;
  const [draft, setDraft] = useState<Draft>(NO_DRAFT);
  const [pointed, setPointed] = useState<readonly GameEvent[]>([]);
  const playerID = seat?.playerID ?? null;
  // what stands still waits for nobody
  const isStopped =
    table.status === 'stopped' || table.isPaused === true || table.isAbandoned === true;
  const legal = useMemo(
    () => (isStopped ? [] : engine.legalIn(view, ctx, playerID)),
    [engine, view, ctx, playerID, isStopped],
  );
  const decision = useMemo(() => JSON.stringify([ctx.turn, legal]), [ctx.turn, legal]);

  const forgetDraft = useCallback(() => setDraft(NO_DRAFT), []);
  // the same moves may become legal again, for something else
  if (draft.decision !== null && draft.decision !== decision) setDraft(NO_DRAFT);

  const reader = useReader(title, table.players, playerID);
  // the same functions as long as they do the same: what is drawn with them need not be drawn again
  const ways = useLatest({ play, onDraft });
  const acts = useMemo<Pick<Scene, 'setDraft' | 'play' | 'playAll'>>(
    () => ({
      setDraft(made) {
        ways.current.onDraft();
        setDraft({ decision, made });
      },
      play: (move, ...args) => ways.current.play([{ move, args }], forgetDraft),
      playAll: (moves) => ways.current.play(moves, forgetDraft),
    }),
    [decision, forgetDraft, ways],
  );
  const made = draft.decision === decision ? draft.made : null;
  const scene = useMemo<Scene>(
    () => ({
      ...reader,
      view,
      ctx,
      legal,
      awaited: isStopped ? [] : awaited,
      events: eventsOf(log),
      happening: [],
      resting: [],
      pointed,
      draft: made,
      ...acts,
    }),
    [reader, view, ctx, legal, awaited, isStopped, log, pointed, made, acts],
  );

  /** The scene at an earlier moment; nothing can be done in it any more. */
  const sceneAt = useCallback(
    (earlier: MatchSnapshot): Scene => ({ ...stillScene(earlier, reader), pointed }),
    [reader, pointed],
  );
  return { scene, reader, decision, sceneAt, setPointed, forgetDraft };
}
