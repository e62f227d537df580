import type { PlayOnBody } from '../../../../shared/protocol/requests';
import type { Table } from '../../../../shared/protocol/table';
import type { MatchSnapshot } from '../../../../shared/protocol/snapshot';
import { type LogEntry, withoutUndone, writeAction } from '../../../../shared/engine/log';
import type { PlayerID } from '../../../../shared/engine/game';
import { momentsSeen } from '../../../../shared/engine/moments';
import type { Replayed } from '../../../../shared/engine/playLog';
import { dealtFrom, type MatchRecord, replay } from '../../../../shared/engine/record';
import type { ScoreLine } from '../../../../shared/engine/score';
import type { Engine } from '../../../../shared/engine/engine';

/** A match that is over, moment by moment: the deal, and what every action that stood led to. */
export type Timeline = {
  /** The number of the last moment; the deal is moment 0. */
  last: number;
  /** All that was played and stood, oldest first; an entry's number is the moment it led to. */
  story: readonly LogEntry[];
  /** The moment that one of a viewer's positions is, as they were counted while it was played. */
  momentOf(viewer: PlayerID | null, stateID: number): number;
  /** What a new match has to be told to go on from a moment. */
  upTo(moment: number): PlayOnBody['from'];
  /** What a viewer saw at a moment; `null` is whoever only watched. */
  at(moment: number, viewer: PlayerID | null): MatchSnapshot;
  /** Everybody's score sheet at a moment, with what was hidden then. */
  linesAt(moment: number): Record<PlayerID, ScoreLine[]>;
  /** Where each turn begins. */
  turns: readonly number[];
  /** The beginning of the turn before a moment, and of the turn after it. */
  turnBefore(moment: number): number;
  turnAfter(moment: number): number;
};

/** How much of the story comes with a moment, in entries. */
const TOLD = 60;

/**
 * Plays a recorded match; yields after every action, which can be many. Throws where a recorded move is not legal, or
 * the engine's rules are not those of the match.
 */
export function* timelineOf(record: MatchRecord, engine: Engine): Generator<void, Timeline> {
  const all: Replayed[] = [];
  for (const replayed of replay(record, engine)) {
    all.push(replayed);
    yield;
  }
  return timelineFrom(all, record, engine);
}

/** The timeline of a recorded match that has been played. Throws where not all of it could be. */
export function timelineFrom(
  all: readonly Replayed[],
  record: MatchRecord,
  engine: Engine,
): Timeline {
  if (all.length <= record.actions.length) throw new Error('the recorded moves are not legal');
  const played = withoutUndone(all, ({ action }) => action?.type === 'undo');
  const story = played.flatMap((_, i) => toEntry(played, i) ?? []);
  const seen = new Map<string, MatchSnapshot>();

  function look(moment: number, viewer: PlayerID | null): MatchSnapshot {
    const { G, ctx, awaited } = engine.view(played[moment].position, viewer);
    return {
      view: G,
      ctx,
      stateID: moment,
      awaited,
      canUndo: false,
      log: story.slice(Math.max(0, moment - TOLD), moment),
      frames: framesAt(moment, viewer),
    };
  }

  function framesAt(moment: number, viewer: PlayerID | null): MatchSnapshot['frames'] {
    const { action, ...now } = played[moment];
    if (action === null) return [];
    const before = played[moment - 1].position;
    return engine.frames(before, action, now).map(({ G, events }) => ({
      view: engine.module.view(G, before.ctx, viewer) as unknown,
      events,
    }));
  }

  const turnAt = (moment: number) => played[moment].position.ctx.turn;
  const begins = played
    .map((_, moment) => moment)
    .filter((moment) => moment === 0 || turnAt(moment) !== turnAt(moment - 1));
  const last = played.length - 1;

  return {
    last,
    story,
    momentOf: (viewer, stateID) => momentsSeen(all, engine, viewer)[stateID] ?? last,
    upTo(moment) {
      const { matchID, version, options, seats, first } = record;
      const deal = dealtFrom(record);
      return {
        matchID,
        version,
        options: options as Table['setupData'],
        seats: seats.map(({ name, bot = null }) => ({ name, bot })),
        deal: {
          matchID: deal.matchID,
          serverSeed: deal.serverSeed,
          nonces: deal.nonces,
        },
        ...(first !== undefined && { first }),
        actions: played.slice(1, moment + 1).map(({ action }) => writeAction(action!)),
      };
    },
    at(moment, viewer) {
      const key = `${moment} ${viewer}`;
      const known = seen.get(key) ?? look(moment, viewer);
      seen.set(key, known);
      return known;
    },
    linesAt(moment) {
      const { G, ctx } = played[moment].position;
      return Object.fromEntries(ctx.playOrder.map((id) => [id, engine.module.score(G, id)]));
    },
    turns: begins,
    turnBefore: (moment) => begins.findLast((begin) => begin < moment) ?? 0,
    turnAfter: (moment) => begins.find((begin) => begin > moment) ?? last,
  };
}

function toEntry(played: readonly Replayed[], moment: number): LogEntry | null {
  const { action, events } = played[moment];
  if (action?.type !== 'move') return null;
  const { turn } = played[moment - 1].position.ctx;
  return { stateID: moment, turn, playerID: action.playerID, move: action.move, events };
}
