import { isDeepStrictEqual } from 'node:util';
import type { Chance } from '../../shared/engine/chance';
import type { GameModule, PlayerID } from '../../shared/engine/game';
import { createEngine, type Action, type Position, type Engine } from '../../shared/engine/engine';
import type { Ack } from '../../shared/protocol/refusals';
import type { Agreement } from '../../shared/protocol/table';
import type { BotThinker } from '../bots/thinker';
import type { PlayedAction } from '../storage/actions';
import type { SeatRecord, TableRecord } from '../tables/table';
import { alikeFor } from './indistinguishable';
import { passingTime } from './passingTime';
import { chanceFor, dealsOf, playout, SEED } from './randomMatches';
import { runningTable, runWithPositions, type InjectedServer } from './injectedPosition';
import {
  askMissed,
  newsIn,
  seatPairedMatch,
  type Traffic,
  type PairedMatch,
  type Viewer,
} from './pairedMatch';

/** Something a viewer was sent that depends on what they must not know. */
export type Leak = { where: string; sent: string; instead: string };

/** How many things happen at most after one moment. */
const STEPS = 4;

/** How many are missed at most. */
const MISSED = 8;

/**
 * Plays a title on two servers whose positions differ only in what one viewer must not know, and
 * says what that viewer was sent that differs: on arriving, on asking over HTTP, on being refused,
 * on what they agree to, and on whatever somebody does that shows them nothing new. At most tables somebody has long
 * been away, with a bot that thinks for them or none yet. They look at two screens, one that takes
 * updates as the official client has them and one that takes them packed, as ours does; neither may say
 * what the other does not. It ends with the first moment that leaks.
 */
export const leaksOf = (module: GameModule, moments: number): Promise<Leak[]> =>
  leaksBetween(module, moments, {
    viewersAt: ({ ctx }, random) => random.shuffle([...ctx.playOrder, null]).slice(0, 2),
    async compare(servers, twins, { engine, random }) {
      const pair = await seatTwins(servers, twins);
      const leaks = await watch(pair, engine, random);
      pair.forEach((twin) => twin.close());
      return leaks;
    },
  });

/**
 * The same of what whoever is back is told that a bot has played for them, and that they would have seen meanwhile;
 * what looks the same to them is said by rules that keep their secrets.
 */
export function leaksOfMissed(
  module: GameModule,
  moments: number,
  honest: GameModule = module,
): Promise<Leak[]> {
  const engine = createEngine(honest);
  return leaksBetween(module, moments, {
    viewersAt: (position, random) => random.shuffle([...engine.awaited(position)]).slice(0, 2),
    async compare(servers, { table, positions, viewer }, { random }) {
      const logs = logsAlike(viewer!, positions, { engine, random });
      const answers = servers.map(async (server, i) => {
        await server.plant(table, positions[i], logs[i]);
        return [await askMissed(server, table, viewer!)];
      });
      const [first, second] = await Promise.all(answers);
      return differences(`what was missed of ${JSON.stringify(logs)}`, first, second);
    },
  });
}

/** Two tables that differ only in what a viewer must not know. */
type Twins = { table: TableRecord; positions: [Position, Position]; viewer: Viewer };
type Servers = readonly [InjectedServer, InjectedServer];

async function leaksBetween(
  module: GameModule,
  moments: number,
  {
    viewersAt,
    compare,
  }: {
    viewersAt(position: Position, random: Chance): Viewer[];
    compare(
      servers: Servers,
      twins: Twins,
      by: { engine: Engine; random: Chance },
    ): Promise<Leak[]>;
  },
): Promise<Leak[]> {
  const engine = createEngine(module);
  // both live by one time: how late it is tells nobody anything
  const { parts } = passingTime();
  const settings = { ...parts, thinker: STILL };
  const servers: Servers = [
    await runWithPositions(module, settings),
    await runWithPositions(module, settings),
  ];
  const leaks: Leak[] = [];
  for (const [i, deal] of dealsOf(module, moments).entries()) {
    if (leaks.length > 0) break; // one is enough, and the first is easiest to understand
    const random = chanceFor(SEED, 'twins', module.id, i);
    // the last position of all has no secrets to keep
    const truth = random.pick(playout(engine, deal, random).slice(0, -1));
    for (const [j, viewer] of viewersAt(truth, random).entries()) {
      const seed = deal.seed.replace(/.$/, String(j));
      const twins: Twins = {
        // with a clock everybody is told of each decision who has how much time
        table: {
          ...left(runningTable(module, { ...deal, seed }), i % 3 === 0 ? null : viewer),
          clock: i % 2 === 0 ? 10 : 0,
        },
        positions: [truth, dream(module, truth, { viewer, random })],
        viewer,
      };
      const where = `viewer ${viewer}, ${JSON.stringify({ ...deal, seed })}`;
      const found = await compare(servers, twins, { engine, random });
      leaks.push(...found.map((leak) => at(where, leak)));
    }
  }
  await Promise.all(servers.map((server) => server.stop()));
  return leaks;
}

/** Bots that think for ever: what they would play is theirs to see. */
const STILL: BotThinker = {
  choose: () => new Promise(() => undefined),
  close: async () => undefined,
};

/** A table that all but its viewer left long ago; a bot plays for the last of them. */
function left(table: TableRecord, viewer: Viewer): TableRecord {
  if (viewer === null) return table;
  const others = table.seats.map((_, i) => i).filter((i) => String(i) !== viewer);
  const seats = table.seats.map((seat, i): SeatRecord => {
    if (!others.includes(i)) return seat;
    const standIn = i === others.at(-1) ? 'away' : null;
    return { ...seat, away: { since: 0, at: -HOUR }, standIn };
  });
  return { ...table, seats };
}

const HOUR = 60 * 60 * 1000;

const at = (where: string, leak: Leak): Leak => ({ ...leak, where: `${leak.where}: ${where}` });

/** The position with the secrets that this viewer might imagine. */
const dream = (
  module: GameModule,
  { G, ctx, ...rest }: Position,
  { viewer, random }: { viewer: Viewer; random: Chance },
): Position => {
  const view = module.view(G, ctx, viewer);
  const seen = JSON.parse(JSON.stringify(view));
  return { ...rest, ctx, G: module.determinize(seen, ctx, viewer, random) };
};

type Pair = [PairedMatch, PairedMatch];

/**
 * What was played from two positions that look the same to a seat, which sees the same of both: a bot plays for it
 * from then on, or after a move of its own.
 */
function logsAlike(
  seat: PlayerID,
  positions: [Position, Position],
  by: { engine: Engine; random: Chance },
): [PlayedAction[], PlayedAction[]] {
  const logs: [PlayedAction[], PlayedAction[]] = [[], []];
  let isThere = by.random.die(3) === 1;
  let both = positions;
  for (let step = 0; step < MISSED; step++) {
    const next = alikeFor(seat, both, by);
    if (next === null) break;
    const isOwn = next.actions[0].playerID === seat;
    for (const [i, action] of next.actions.entries())
      if (action !== null) logs[i].push(isOwn && !isThere ? { ...action, standIn: true } : action);
    if (isOwn) isThere = false;
    both = next.positions;
  }
  return logs;
}

const seatTwins = (servers: Servers, { table, positions, viewer }: Twins): Promise<Pair> =>
  Promise.all(
    servers.map((server, i) => seatPairedMatch(server, { table, position: positions[i], viewer })),
  ) as Promise<Pair>;

/** Has things happen in both matches alike, as far as the viewer can tell, and compares what they are sent. */
async function watch(pair: Pair, engine: Engine, random: Chance): Promise<Leak[]> {
  const leaks: Leak[] = [];
  const [{ position, viewer }] = pair;
  const compareTraffic = async (where: string) => {
    const traffic = await Promise.all(pair.map((twin) => twin.traffic()));
    for (const form of FORMS)
      leaks.push(...differences(`${where}, ${form}`, traffic[0][form], traffic[1][form]));
    for (const sent of traffic)
      leaks.push(...differences(`${where}, in both forms`, ...newsIn(sent)));
  };

  await compareTraffic('on arrival');
  for (const [about, seat] of proposals(position, viewer, engine)) {
    const answers = await Promise.all(pair.map((twin) => twin.vote(about, seat)));
    leaks.push(...differences('the answer to a vote', [answers[0]], [answers[1]]));
    await compareTraffic(`on a vote, ${about}`);
  }
  for (const [action, from] of inVain(position, viewer)) {
    if (engine.act(position, action).ok) continue; // a step that may be taken back is
    await Promise.all(pair.map((twin) => twin.act(action, from)));
    await compareTraffic('on a refusal');
  }
  for (let step = 0; step < STEPS; step++) {
    const positions = pair.map((twin) => twin.position) as [Position, Position];
    const next = alikeFor(viewer, positions, { engine, random });
    if (next === null) break;
    const [{ playerID }] = next.actions;
    await Promise.all(pair.map((twin) => twin.arrive(playerID)));
    await compareTraffic('when somebody arrives');
    const from = random.pick(FORMS);
    for (const [i, action] of next.actions.entries()) {
      if (action !== null) assertTaken(await pair[i].act(action, from));
      pair[i].position = next.positions[i];
    }
    await compareTraffic(`on ${JSON.stringify(next.actions)}`);
  }
  const [first, second] = await Promise.all(pair.map((twin) => twin.pages()));
  return [...leaks, ...differences('over HTTP', first, second)];
}

const FORMS: (keyof Traffic)[] = ['official', 'packed'];

/** What the viewer agrees to: a pause, to which others would have to, and a bot for whoever is waited for. */
const proposals = (
  position: Position,
  viewer: Viewer,
  engine: Engine,
): [about: Agreement, seat?: PlayerID][] =>
  viewer === null
    ? []
    : [
        ['pause'],
        ...engine
          .awaited(position)
          .filter((seat) => seat !== viewer)
          .map((seat): [Agreement, PlayerID] => ['standIn', seat]),
      ];

/** What the viewer may try in vain, from each of their screens. */
const inVain = ({ ctx }: Position, viewer: Viewer): [Action, keyof Traffic][] =>
  viewer === null || ctx.gameover !== undefined
    ? []
    : FORMS.flatMap((from): [Action, keyof Traffic][] => [
        [{ type: 'move', playerID: viewer, move: 'constructor', args: [] }, from],
        [{ type: 'undo', playerID: viewer }, from],
      ]);

function assertTaken(ack: Ack) {
  if (!ack.ok) throw new Error(`a legal move was refused: ${ack.code}`);
}

function differences(where: string, sent: string[], instead: string[]): Leak[] {
  if (isDeepStrictEqual(sent, instead)) return [];
  const i = sent.findIndex((text, at) => text !== instead[at]);
  const from = i < 0 ? sent.length : i;
  return [{ where, sent: String(sent[from]), instead: String(instead[from]) }];
}
