import type { Logger } from 'pino';
import type { GameModule } from '../../shared/engine/game';
import type { Engine } from '../../shared/engine/engine';
import type { EngineLoader } from '../../shared/games/past';
import type { BotClock } from '../bots/drawnDelay';
import type { BotThinker } from '../bots/thinker';
import type { Cluster } from '../cluster/cluster';
import type { Config } from '../config';
import type { TableRecord } from '../tables/table';
import type { HostLinks } from '../tables/seats/hostLinks';
import type { Players } from '../players/players';
import type { Metrics } from '../metrics';
import type { After, Monotonic } from '../monotonic';
import type { ActionWriter } from '../storage/actions';
import type { Db } from '../storage/database/open';
import type { Uptime } from '../uptime';
import type { Slices } from './slices';

/** What every match shares: the storage, the engines of the titles, the settings and the log. */
export type Services = {
  config: Config;
  log: Logger;
  /** The date, in milliseconds since 1970. */
  now(): number;
  /** What all that lasts is measured by: the date may be set. */
  monotonic: Monotonic;
  after: After;
  /** What matches wait by. */
  uptime: Uptime;
  /** Whether the server hands over what it does, and takes no more screens; and whether it stops now. */
  isLeaving(): boolean;
  isClosing(): boolean;
  db: Db;
  /** The servers that share the storage. */
  cluster: Cluster;
  writer: ActionWriter;
  /** `null` unless the host wants any. */
  metrics: Metrics | null;
  /** Knows whose devices are whose. */
  players: Players;
  /** Brings somebody back to their seat who has lost everything that proves it. */
  hostLinks: HostLinks;
  /** Decides for the bots. */
  thinker: BotThinker;
  /** What tells this build of the server from others: they may see the same log differently. */
  build: string;
  /** Lets long jobs run beside everybody's moves. */
  slices: Slices;
  /** The time bots act by. */
  clock: BotClock;
  /** The titles that are played here. */
  games: readonly GameModule[];
  /** The title with this id; refused when there is none. */
  game(id: string): GameModule;
  /** What plays a table: the rules it was dealt under, and today's before that. Today's as well where those are not at hand. */
  engineFor(table: TableRecord): Promise<Engine>;
  /** Engines by the versions of their rules. */
  loadEngine: EngineLoader;
};
