import type { GameModule } from '../../shared/engine/game';
import { createEngine, type Deal, type Position, type Engine } from '../../shared/engine/engine';
import { NO_CODE } from '../tables/codes';
import { hashCredentials } from '../tables/credentials';
import { EMPTY_SEAT, newTable, type TableRecord } from '../tables/table';
import { addActions, type PlayedAction } from '../storage/actions';
import { addTable } from '../storage/tables';
import { runServer, type Settings, type TestServer } from './server';
import { openStored } from './storage';

/** The real server, at whose tables matches can be begun in any position. */
export type InjectedServer = TestServer & {
  /** Puts a running match there, with what was played since; its deal's seed stands for the position. */
  plant(table: TableRecord, position: Position, log?: readonly PlayedAction[]): Promise<void>;
};

export async function runWithPositions(
  module: GameModule,
  settings: Pick<Settings, 'env' | 'thinker' | 'clock' | 'now' | 'monotonic' | 'after'> = {},
): Promise<InjectedServer> {
  const positions = new Map<string, Position>();
  const engine = createEngine(module);
  const planted: Engine = {
    ...engine,
    start: (deal) => positions.get(deal.seed) ?? engine.start(deal),
  };
  const server = await runServer({
    ...settings,
    games: [module],
    loadEngine: async () => planted,
    env: { LOG_LEVEL: 'warn', ...settings.env },
  });
  const db = await openStored(server.dataDir);
  return {
    ...server,
    async plant(table, position, log = []) {
      positions.set(table.matchSeed!, position);
      await addTable(db, table);
      await addActions(db, table.id, log);
    },
    async stop() {
      await db.destroy();
      await server.stop();
    },
  };
}

/** What opens a seat of a planted table. */
export const keyOf = (playerID: string): string => `key-of-seat-${playerID}`;

/** A table that runs, with people on all seats but those of hard bots. */
export function runningTable(module: GameModule, deal: Deal, bots: number[] = []): TableRecord {
  const { numPlayers, options } = deal;
  const table = newTable(module, { numPlayers, options, unlisted: false, start: 'host' });
  return {
    ...table,
    status: 'running',
    host: 0,
    ...NO_CODE,
    matchSeed: deal.seed,
    attempts: null,
    seats: table.seats.map((_, i) => ({
      ...EMPTY_SEAT,
      name: `Player ${i}`,
      ...(bots.includes(i) ? { bot: 'hard' } : { keyHash: hashCredentials(keyOf(String(i))) }),
      ready: true,
    })),
  };
}
