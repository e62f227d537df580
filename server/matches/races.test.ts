import type { GameModule } from '../../shared/engine/game';
import { createEngine, type Deal } from '../../shared/engine/engine';
import { pebbles, type State } from '../../shared/testing/pebbles';
import { runServer, type TestServer } from '../test-support/server';
import {
  awaitedSitter,
  GAME,
  legalOf,
  playOn,
  seatPeople,
  startMatch,
  type Sitter,
} from '../test-support/sitters';
import { extent } from '../../shared/testing/extent';
import { dealsOf } from '../test-support/randomMatches';
import { keyOf, runningTable, runWithPositions } from '../test-support/injectedPosition';
import { everythingOf } from '../test-support/stateUnchanged';
import { dial, type Wire } from '../test-support/wire';

// What several screens ask of a match at the same moment: one thing happens after the other, and
// whatever was answered is what is stored.

jest.setTimeout(extent(60_000, 3_600_000));

const ROUNDS = extent(30, 300);

const SCREENS = 8;

let server: TestServer;
let matchID: string;
let sitters: Sitter[];
let wires: Wire[];

beforeEach(async () => {
  server = await runServer();
  sitters = [];
  wires = [];
});
afterEach(async () => {
  leave();
  await server.stop();
});

function leave() {
  for (const { connection } of sitters) connection.close();
  for (const wire of wires) wire.close();
}

async function matchOfTwo() {
  ({ matchID, sitters } = await seatPeople(server, { people: 2 }));
  await startMatch(server, matchID, sitters);
}

/** Another screen of a seat. */
async function screenOf({ playerID, credentials }: Sitter): Promise<Wire> {
  const wire = await dial({ port: server.port, game: GAME });
  wires.push(wire);
  await wire.ask('sync', matchID, playerID, credentials);
  return wire;
}

test('of many screens of one seat that act in the same moment one is heard, and all see the same', async () => {
  await matchOfTwo();
  const played = new Set<string>();
  for (let round = 0; round < ROUNDS; round++) {
    if (sitters[0].snapshot().match!.ctx.gameover !== undefined) break;
    const sitter = awaitedSitter(sitters);
    const { playerID, credentials } = sitter;
    const moves = legalOf(sitter);
    const screens = await Promise.all(Array.from({ length: SCREENS }, () => screenOf(sitter)));
    const stateID = screens[0].stateID();
    const asked = screens.map((_, i) => moves[i % moves.length]);
    const acks = await Promise.all(
      screens.map((screen, i) => {
        const { move: type, args } = asked[i];
        const action = { type: 'MAKE_MOVE', payload: { type, args, playerID, credentials } };
        return screen.ask('update', action, stateID, matchID, playerID);
      }),
    );
    await Promise.all(sitters.map((each) => each.sees((seen) => seen.match!.stateID > stateID)));
    const isOver = sitter.snapshot().match!.ctx.gameover !== undefined;
    const heard = acks.findIndex(({ ok }) => ok);
    expect(acks).toEqual(
      asked.map((_, i) =>
        i === heard
          ? { ok: true, stateID: stateID + 1 }
          : { ok: false, code: isOver ? 'over' : 'stale' },
      ),
    );
    played.add(asked[heard].move);
    for (const wire of wires.splice(0)) wire.close();
  }
  expect(played.size).toBeGreaterThan(1);
});

test('what all may do at once is stale on a position before the own last action, not before those of others', async () => {
  const title = pebbles as GameModule;
  const deal: Deal = { ...dealsOf(title, 1)[0], numPlayers: 3 };
  const table = runningTable(title, deal);
  const position = createEngine(title).start(deal);
  const planted = await runWithPositions(title);
  try {
    await planted.plant(table, position);
    const screens: Record<string, Wire> = {};
    for (const playerID of ['0', '1']) {
      wires.push((screens[playerID] = await dial({ port: planted.port, game: title.id })));
      await screens[playerID].ask('sync', table.id, playerID, keyOf(playerID));
    }
    const offer = (playerID: string, i: number, stateID: number) => {
      const args = [(position.G as State).hands[playerID][i]];
      const payload = { type: 'offer', args, playerID, credentials: keyOf(playerID) };
      const action = { type: 'MAKE_MOVE', payload };
      return screens[playerID].ask('update', action, stateID, table.id, playerID);
    };
    expect(await offer('0', 0, 0)).toEqual({ ok: true, stateID: 1 });
    expect(await offer('1', 0, 0)).toEqual({ ok: true, stateID: 2 });
    expect(await offer('0', 1, 0)).toEqual({ ok: false, code: 'stale' });
    expect(await offer('0', 1, 1)).toEqual({ ok: true, stateID: 3 });
    expect(await offer('0', 2, 4)).toEqual({ ok: false, code: 'stale' });
  } finally {
    await planted.stop();
  }
});

test('a player who is put out while acting has either acted or is refused, and is out', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    await matchOfTwo();
    const [host, guest] = sitters;
    await playOn(sitters, () => host.snapshot().match!.awaited.includes(guest.playerID));
    await guest.sees(({ match }) => match!.awaited.includes(guest.playerID));
    const { stateID } = guest.snapshot().match!;
    const [{ move, args }] = legalOf(guest);
    const { playerID, credentials } = host;
    const free = () =>
      server.post(`/games/${GAME}/${matchID}/seats/1/free`, { playerID, credentials });
    const act = () => guest.connection.play(move, ...args);
    const early = round % 2 === 0 ? act() : undefined;
    const freeing = free();
    const [ack, freed] = await Promise.all([early ?? act(), freeing]);
    expect(freed).toEqual({});
    await host.sees(({ table }) => table?.players[1].name === undefined);
    const seen = await everythingOf({ server, game: GAME, matchID, sitters: [guest] });
    expect(seen.stored.actions).toHaveLength(stateID + (ack.ok ? 1 : 0));
    expect(seen.shown).toHaveLength(1); // the spectator's: the guest is shown nothing
    leave();
  }
});
