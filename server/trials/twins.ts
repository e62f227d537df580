import { isDeepStrictEqual } from 'node:util';
import type { PlayerID } from 'boardgame.io';
import type { Chance } from '../../shared/core/chance';
import { publicCtx } from '../../shared/core/game';
import type { GameModule } from '../../shared/core/module';
import { createReferee, type Action, type Position, type Referee } from '../../shared/core/referee';
import type { Ack } from '../../shared/protocol/table';
import type { TableRecord } from '../lobby/table';
import { alikeFor } from './alike';
import { chanceFor, dealsOf, playout, SEED } from './deals';
import { keyOf, runningTable, runPlanted, type Planted } from './planted';
import { dial, type Wire } from './wire';

/** Something a viewer was sent that depends on what he must not know. */
export type Leak = { where: string; sent: string; instead: string };

type Viewer = PlayerID | null;

/** How many things happen at most after one moment. */
const STEPS = 4;

/**
 * Plays a title on two servers whose positions differ only in what one viewer must not know, and
 * says what that viewer was sent that differs: on arriving, on asking over HTTP, on being refused,
 * and on whatever somebody does that shows him nothing new. It ends with the first moment that leaks.
 */
export async function leaksOf(module: GameModule, moments: number): Promise<Leak[]> {
  const referee = createReferee(module);
  const servers = [await runPlanted(module), await runPlanted(module)] as const;
  const leaks: Leak[] = [];
  for (const [i, deal] of dealsOf(module, moments).entries()) {
    if (leaks.length > 0) break; // one is enough, and the first is easiest to understand
    const random = chanceFor(SEED, 'twins', module.id, i);
    // the last position of all has no secrets to keep
    const truth = random.pick(playout(referee, deal, random).slice(0, -1));
    const viewers: Viewer[] = random.shuffle([...truth.ctx.playOrder, null]).slice(0, 2);
    for (const [j, viewer] of viewers.entries()) {
      const seed = deal.seed.replace(/.$/, String(j));
      const pair = await seatTwins(servers, {
        table: runningTable(module, { ...deal, seed }),
        positions: [truth, dream(module, truth, { viewer, random })],
        viewer,
      });
      const where = `viewer ${viewer}, ${JSON.stringify({ ...deal, seed })}`;
      leaks.push(...(await watch(pair, referee, random)).map((leak) => at(where, leak)));
      pair.forEach((twin) => twin.close());
    }
  }
  await Promise.all(servers.map((server) => server.stop()));
  return leaks;
}

const at = (where: string, leak: Leak): Leak => ({ ...leak, where: `${leak.where}: ${where}` });

/** The position with the secrets that this viewer might imagine. */
const dream = (
  module: GameModule,
  { G, ctx, ...rest }: Position,
  { viewer, random }: { viewer: Viewer; random: Chance },
): Position => {
  const view = module.view(G, publicCtx(ctx), viewer);
  const seen = JSON.parse(JSON.stringify(view));
  return { ...rest, ctx, G: module.imagine(seen, publicCtx(ctx), viewer, random) };
};

/** One of the two matches, with the screens of everybody there. */
type Twin = {
  position: Position;
  viewer: Viewer;
  /** What the viewer was sent since this was last asked. */
  traffic(): Promise<string[]>;
  wire(playerID: Viewer): Promise<Wire>;
  act(action: Action): Promise<Ack>;
  /** What the viewer is answered over HTTP. */
  pages(): Promise<string[]>;
  close(): void;
};

type Pair = [Twin, Twin];

const seatTwins = (
  servers: readonly [Planted, Planted],
  { table, positions, viewer }: { table: TableRecord; positions: Position[]; viewer: Viewer },
): Promise<Pair> =>
  Promise.all(
    servers.map((server, i) => seatTwin(server, { table, position: positions[i], viewer })),
  ) as Promise<Pair>;

async function seatTwin(
  server: Planted,
  { table, position, viewer }: { table: TableRecord; position: Position; viewer: Viewer },
): Promise<Twin> {
  await server.plant(table, position);
  const wires = new Map<Viewer, Wire>();
  const wire = async (playerID: Viewer): Promise<Wire> => {
    const known = wires.get(playerID);
    if (known) return known;
    const dialled = await dial({ port: server.port, game: table.game });
    wires.set(playerID, dialled);
    const key = playerID === null ? undefined : keyOf(playerID);
    await dialled.ask('sync', table.id, playerID, key);
    return dialled;
  };
  const own = await wire(viewer);
  const path = `${server.url}/games/${table.game}/${table.id}`;
  const proof: Record<string, string> =
    viewer === null ? {} : { authorization: `Bearer ${keyOf(viewer)}` };
  const page = async (url: string) => {
    const answer = await fetch(url, { headers: proof });
    return [answer.status, answer.headers.get('content-length'), await answer.text()].join(' ');
  };
  return {
    position,
    viewer,
    wire,
    async traffic() {
      await own.ask('nonce', 'nothing'); // whatever was sent before is in when this is answered
      return own.take();
    },
    async act(action) {
      const actor = await wire(action.playerID);
      const { playerID } = action;
      const [type, move, args] =
        action.type === 'undo' ? ['UNDO', null, null] : ['MAKE_MOVE', action.move, action.args];
      const payload = { type: move, args, playerID, credentials: keyOf(playerID) };
      return actor.ask('update', { type, payload }, actor.stateID(), table.id, playerID);
    },
    pages: () =>
      Promise.all([
        page(path),
        page(`${path}/log?before=1000000${viewer === null ? '' : `&playerID=${viewer}`}`),
        page(`${path}/log?before=1000000`),
        page(`${path}/scores`),
        page(`${path}/record`),
        page(`${server.url}/games/${table.game}`),
      ]),
    close: () => wires.forEach((each) => each.close()),
  };
}

/** Has things happen in both matches alike, as far as the viewer can tell, and compares what he is sent. */
async function watch(pair: Pair, referee: Referee, random: Chance): Promise<Leak[]> {
  const leaks: Leak[] = [];
  const [{ position, viewer }] = pair;
  const compare = async (where: string, sent: (twin: Twin) => Promise<string[]>) => {
    const [first, second] = await Promise.all(pair.map(sent));
    leaks.push(...differences(where, first, second));
  };
  const compareTraffic = (where: string) => compare(where, (twin) => twin.traffic());

  await compareTraffic('on arrival');
  for (const action of inVain(position, viewer)) {
    if (referee.act(position, action).ok) continue; // a step that may be taken back is
    await Promise.all(pair.map((twin) => twin.act(action)));
    await compareTraffic('on a refusal');
  }
  for (let step = 0; step < STEPS; step++) {
    const positions = pair.map((twin) => twin.position) as [Position, Position];
    const next = alikeFor(viewer, positions, { referee, random });
    if (next === null) break;
    const [{ playerID }] = next.actions;
    await Promise.all(pair.map((twin) => twin.wire(playerID)));
    await compareTraffic('when somebody arrives');
    for (const [i, action] of next.actions.entries()) {
      if (action !== null) assertTaken(await pair[i].act(action));
      pair[i].position = next.positions[i];
    }
    await compareTraffic(`on ${JSON.stringify(next.actions)}`);
  }
  await compare('over HTTP', (twin) => twin.pages());
  return leaks;
}

/** What the viewer may try in vain. */
const inVain = ({ ctx }: Position, viewer: Viewer): Action[] =>
  viewer === null || ctx.gameover !== undefined
    ? []
    : [
        { type: 'move', playerID: viewer, move: 'constructor', args: [] },
        { type: 'undo', playerID: viewer },
      ];

function assertTaken(ack: Ack) {
  if (!ack.ok) throw new Error(`a legal move was refused: ${ack.code}`);
}

function differences(where: string, sent: string[], instead: string[]): Leak[] {
  if (isDeepStrictEqual(sent, instead)) return [];
  const i = sent.findIndex((text, at) => text !== instead[at]);
  const from = i < 0 ? sent.length : i;
  return [{ where, sent: String(sent[from]), instead: String(instead[from]) }];
}
