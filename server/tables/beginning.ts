import { sha256 } from '../../shared/engine/fairness';
import type { Action, Engine, Position } from '../../shared/engine/engine';
import { whoBegan } from '../../shared/engine/firstPlayer';
import { readAction } from '../../shared/engine/log';
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
  const log: Action[] = [];
  let work = 0;
  let position: Position | undefined;
  for (let i = -1; i < actions.length; i++) {
    const begin = performance.now();
    try {
      if (position === undefined) {
        position = engine.start(dealOf(table));
        if (first !== undefined && whoBegan(engine.module, position) !== first)
          throw new Refusal('illegal');
      } else {
        const action = readAction(actions[i]);
        const outcome = engine.act(position, action);
        if (!outcome.ok || action.type === 'undo') throw new Refusal('illegal');
        ({ position } = outcome);
        log.push(action);
      }
    } catch {
      // rules may throw at what no match of theirs comes to
      throw new Refusal('illegal');
    }
    work += performance.now() - begin;
    if (work > WORK) throw new Refusal('tooLarge');
    yield;
  }
  if (position?.ctx.gameover !== undefined) throw new Refusal('over');
  return log;
}
