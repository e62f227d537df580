import type { Chance } from '../../shared/engine/chance';
import type { GameModule, PlayerID } from '../../shared/engine/game';
import { createEngine, type Action, type Deal, type Engine } from '../../shared/engine/engine';
import type { TableRecord } from '../tables/table';
import { createMatchModel, type MatchModel } from '../matches/model';
import { actionsOf, actionWriter } from '../storage/actions';
import { addTable } from '../storage/tables';
import { anyAction } from './randomMatches';
import { keyOf, runningTable } from './injectedPosition';
import { inStored, openStored } from './storage';
import { dial, type Wire } from './wire';

/** A running match as it ought to be, beside the one on the server. */
export type ExpectedMatch = {
  module: GameModule;
  engine: Engine;
  deal: Deal;
  table: TableRecord;
  model: MatchModel;
  /** Everything the server has acknowledged, in order. */
  log: Action[];
  /** What opens its seats, where it was dealt by a server. */
  keyOf?(playerID: PlayerID): string;
};

/** Stores a running match of each deal in a folder where no server runs. */
export async function storeMatches(
  dataDir: string,
  deals: { module: GameModule; deal: Deal }[],
): Promise<ExpectedMatch[]> {
  const db = await openStored(dataDir);
  const expectedMatches: ExpectedMatch[] = [];
  for (const { module, deal } of deals) {
    const table = runningTable(module, deal);
    await addTable(db, table);
    const engine = createEngine(module);
    expectedMatches.push({
      module,
      engine,
      deal,
      table,
      model: createMatchModel(engine, deal, []),
      log: [],
    });
  }
  await db.destroy();
  return expectedMatches;
}

/** Plays a match on at random, as if that had been long ago, in a folder where no server runs; stops before its end. */
export const playAhead = (
  dataDir: string,
  expected: ExpectedMatch,
  { actions, random }: { actions: number; random: Chance },
) =>
  playAheadBy(dataDir, expected, {
    actions,
    act: () => anyAction(expected.engine, expected.model.position(), random),
  });

/** The same by actions that are told. */
export async function playAheadBy(
  dataDir: string,
  expected: ExpectedMatch,
  { actions, act }: { actions: number; act: () => Action },
) {
  await inStored(dataDir, async (db) => {
    const writer = actionWriter(db);
    const stored: Promise<void>[] = [];
    for (let i = 0; i < actions; i++) {
      const action = act();
      const outcome = expected.engine.act(expected.model.position(), action);
      if (!outcome.ok || outcome.position.ctx.gameover !== undefined) break;
      follow(expected, action);
      stored.push(writer.append(expected.table.id, expected.log.length, action));
    }
    await Promise.all(stored);
  });
}

/** What is stored of a match, in a folder where no server runs. */
export async function storedLog(dataDir: string, { table }: ExpectedMatch): Promise<Action[]> {
  const db = await openStored(dataDir);
  const log = await actionsOf(db, table.id);
  await db.destroy();
  return log;
}

export const isOver = ({ model }: ExpectedMatch): boolean =>
  model.position().ctx.gameover !== undefined;

/** Carries an action out on the expected match as well. */
export function follow(expected: ExpectedMatch, action: Action) {
  expected.model.follow(action);
  expected.log.push(action);
}

export const viewersOf = ({ model }: ExpectedMatch): (PlayerID | null)[] => [
  ...model.position().ctx.playOrder,
  null,
];

/** What a viewer ought to be shown, as the bytes of a sync. */
export const lookOf = ({ model, table }: ExpectedMatch, viewer: PlayerID | null): string =>
  JSON.stringify([table.id, model.state(viewer), model.log(viewer).slice(-50)]);

/** What a viewer is shown by the server that listens there. */
export async function shownTo(
  port: number,
  { module, table, keyOf: key = keyOf }: ExpectedMatch,
  viewer: PlayerID | null,
): Promise<string> {
  const wire = await dial({ port, game: module.id });
  await wire.ask('sync', table.id, viewer, viewer === null ? undefined : key(viewer));
  const frame = wire.take().find((heard) => heard.includes('["sync"'))!;
  wire.close();
  const [, id, { state, log }] = JSON.parse(frame.slice(frame.indexOf('[')));
  return JSON.stringify([id, state, log]);
}

/** Somebody's next action, drawn at random, and a screen to send it from. */
export async function nextAction(
  port: number,
  { module, engine, model, table, keyOf: key = keyOf }: ExpectedMatch,
  random: Chance,
): Promise<{ action: Action; wire: Wire; send(): Promise<{ ok: boolean; code?: string }> }> {
  const action = anyAction(engine, model.position(), random);
  const { playerID, move, args } = action;
  const credentials = key(playerID);
  const wire = await dial({ port, game: module.id });
  await wire.ask('sync', table.id, playerID, credentials);
  const payload = { type: move, args, playerID, credentials };
  return {
    action,
    wire,
    send: () =>
      wire.ask('update', { type: 'MAKE_MOVE', payload }, wire.stateID(), table.id, playerID),
  };
}
