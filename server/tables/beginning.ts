import { sha256 } from '../../shared/engine/fairness';
import type { Action, Engine } from '../../shared/engine/engine';
import { whoBegan } from '../../shared/engine/firstPlayer';
import { readAction } from '../../shared/engine/log';
import { playLog } from '../../shared/engine/playLog';
import { seedOf } from '../../shared/engine/record';
import type { PlayOnBody } from '../../shared/protocol/requests';
import { Refusal } from '../refusal';
import { dealOf, newTable, type TableRecord } from './table';

/** How long a match may take to be played again, in milliseconds of work: those that people played take some hundred. */
const WORK = 4000;

/** The table of a match that goes on from a moment of another, and what its log begins with. */
export type BegunTable = { table: TableRecord; log: Action[] };

/**
 * Plays what somebody says has been played, and lays a table for what comes; yields after every action. Refuses
 * what cannot have been played by these rules, what is over, and what takes too long to play.
 */
export function* begunTable(
  engine: Engine,
  from: PlayOnBody['from'],
  now: number,
): Generator<void, BegunTable> {
  const { seats, deal, first, options, actions } = from;
  if (deal.nonces.length !== seats.length) throw new Refusal('illegal');
  const opened = newTable(
    engine.module,
    { numPlayers: seats.length, options, unlisted: true, start: 'host' },
    now,
  );
  const table = { ...opened, first: first === undefined ? null : Number(first) };
  const commitment = sha256(deal.serverSeed);
  const beginning = {
    matchID: from.matchID,
    moment: actions.length,
    deal: { ...deal, commitment },
  };
  const log = yield* replayed(engine, from, { ...table, matchSeed: seedOf(beginning.deal) });
  const pastHolders = seats.map(({ name, bot }, seat) => ({
    ...{ seat, until: actions.length, name, bot },
    keyHash: null,
  }));
  return { table: { ...table, beginning, pastHolders }, log };
}

/** What was played, as actions that the rules allow. */
function* replayed(
  engine: Engine,
  { actions, first }: PlayOnBody['from'],
  table: TableRecord,
): Generator<void, Action[]> {
  try {
    let begin = performance.now();
    let work = 0;
    let isOver = false;
    const log = actions.map(readAction);
    for (const { position, action } of playLog(engine, dealOf(table), log)) {
      const isWrong =
        action === null
          ? first !== undefined && whoBegan(engine.module, position) !== first
          : action.type === 'undo';
      if (isWrong) throw new Refusal('illegal');
      isOver = position.ctx.gameover !== undefined;
      work += performance.now() - begin;
      if (work > WORK) throw new Refusal('tooLarge');
      yield;
      begin = performance.now();
    }
    if (isOver) throw new Refusal('over');
    return log;
  } catch (error) {
    // rules may throw at what no match of theirs comes to
    throw error instanceof Refusal ? error : new Refusal('illegal');
  }
}
