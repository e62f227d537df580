import type {
  CodeAnswer,
  DevicesAnswer,
  JoinAnswer,
  TablesAnswer,
} from '../../shared/protocol/requests';
import type { Table } from '../../shared/protocol/table';
import { MINUTE } from '../test-support/evening';
import { passingTime, type PassingTime } from '../test-support/passingTime';
import { extent } from '../../shared/testing/extent';
import { chanceFor, SEED } from '../test-support/randomMatches';
import { runServer, type OwnServer } from '../test-support/server';
import {
  GAME,
  legalOf,
  playOn,
  seatPeople,
  sitDown,
  startMatch,
  tableOf,
  type Sitter,
} from '../test-support/sitters';

// Three friends as they are: phones get lost, laptops are closed, somebody comes back by whatever they have left,
// in any order. A bot keeps their seats warm meanwhile, and the match ends with everybody in their own.

type Friend = {
  seat: number;
  name: string;
  /** What brings them back when they have nothing left. */
  code: string;
  /** The keys of the devices they have at hand. */
  keys: string[];
  /** Those that are lost, and that they have removed. */
  removed: string[];
  /** The devices that show the match. */
  screens: Map<string, Sitter>;
};

const PEOPLE = 3;
/** How much happens before everybody stays. */
const EVENTS = 60;

let server: OwnServer;
let time: PassingTime;
let matchID: string;
let friends: Friend[];
let devices: number;

beforeEach(async () => {
  devices = 0;
  time = passingTime();
  server = await runServer(time.parts);
});
afterEach(async () => {
  for (const { connection } of friends.flatMap(({ screens }) => [...screens.values()]))
    connection.close();
  await server.stop();
});

const newKey = () => String(++devices).padStart(64, 'a');
const me = <T = object>(route: string, body: object) => server.post<T>(`/me/${route}`, body);
const at = (route: string) => `/games/${GAME}/${matchID}/${route}`;
const isThere = ({ screens }: Friend) => screens.size > 0;
const screenOf = ({ screens }: Friend): Sitter => [...screens.values()][0];
const present = () => friends.filter(isThere);

/** What has happened on some evening. */
const happened = new Set<string>();

/** Resolves when the server says this of the table, to somebody who is there or to whoever asks. */
async function told(wanted: (table: Table) => boolean) {
  const [first] = present();
  if (first) return screenOf(first).sees(({ table }) => table !== null && wanted(table));
  while (!wanted(await tableOf(server, matchID)));
}

/** Three people, each with a phone and a laptop by a link, and with a recovery code. */
async function gather() {
  const phones = Array.from({ length: PEOPLE }, newKey);
  const gathered = await seatPeople(server, { people: PEOPLE, devices: phones });
  ({ matchID } = gathered);
  friends = await Promise.all(
    gathered.sitters.map(async (screen, seat): Promise<Friend> => {
      const [phone, laptop] = [phones[seat], newKey()];
      const { code } = await me<CodeAnswer>('link', { key: phone });
      await me('join', { code, device: { key: laptop, label: 'Laptop' } });
      const recovery = await me<CodeAnswer>('recovery', { key: laptop });
      return {
        ...{ seat, name: `Player ${seat}`, code: recovery.code, keys: [phone, laptop] },
        ...{ removed: [], screens: new Map([[phone, screen]]) },
      };
    }),
  );
  await startMatch(server, matchID, gathered.sitters);
}

async function open(friend: Friend, key: string) {
  if (friend.screens.has(key)) return;
  const playerID = String(friend.seat);
  const screen = sitDown(server, { matchID, playerID, credentials: key });
  friend.screens.set(key, screen);
  await screen.sees(({ match }) => match !== null);
  await told(
    ({ players }) => !players[friend.seat].awaySince && players[friend.seat].standIn !== true,
  );
}

async function close(friend: Friend, key: string) {
  friend.screens.get(key)?.connection.close();
  friend.screens.delete(key);
  if (!isThere(friend)) await told(({ players }) => players[friend.seat].awaySince !== undefined);
}

type Event = (friend: Friend, mind: ReturnType<typeof chanceFor>) => Promise<void>;

const closeLaptop: Event = async (friend, mind) => {
  if (isThere(friend)) await close(friend, mind.pick([...friend.screens.keys()]));
};

/** The phone is gone; where they have another device they put it out, or do not think of it. */
const losePhone: Event = async (friend, mind) => {
  if (friend.keys.length === 0) return;
  const lost = mind.pick(friend.keys);
  friend.keys = friend.keys.filter((key) => key !== lost);
  const [left] = friend.keys;
  if (left === undefined || mind.die(2) === 1) return close(friend, lost);
  const all = await me<DevicesAnswer>('devices', { key: lost });
  await me('devices/remove', { key: left, id: all.devices.find(({ isThis }) => isThis)!.id });
  friend.removed.push(lost);
  happened.add('a lost device was removed');
  await close(friend, lost);
};

/** By a device at hand, by a link from there to another one, or, with nothing left, by the recovery code. */
const comeBack: Event = async (friend, mind) => {
  const [known] = friend.keys;
  if (known !== undefined && mind.die(3) > 1) return open(friend, mind.pick(friend.keys));
  const key = newKey();
  const code =
    known === undefined ? friend.code : (await me<CodeAnswer>('link', { key: known })).code;
  await me('join', { code, device: { key, label: 'Phone' } });
  friend.keys.push(key);
  happened.add(known === undefined ? 'back by the recovery code' : 'back by a link');
  await open(friend, key);
};

/** Whoever is there and is asked plays whatever comes to mind. */
const play: Event = async (_, mind) => {
  for (const friend of mind.shuffle(present())) {
    const screen = screenOf(friend);
    const legal = legalOf(screen);
    if (legal.length === 0) continue;
    const before = screen.snapshot().match!;
    const { move, args } = mind.pick(legal);
    const ack = await screen.connection.play(move, ...args);
    // a bot, or somebody else, was first
    if (!ack.ok && ack.code !== 'stale') throw new Error(`${move} was refused: ${ack.code}`);
    await screen.sees(({ match }) => match !== before);
    return;
  }
};

/** Whom the match waits for is away: those who are there have a bot stand in, and nobody else gets the seat. */
const vote: Event = async () => {
  const { awaited } = await tableOf(server, matchID);
  const absent = friends.find(
    (friend) => awaited.includes(String(friend.seat)) && !isThere(friend),
  );
  if (absent === undefined || present().length === 0) return;
  time.pass(2 * MINUTE);
  await told(({ players: { [absent.seat]: seat } }) => seat.isOverdue === true || !!seat.standIn);
  for (const { seat, screens } of present()) {
    if ((await tableOf(server, matchID)).players[absent.seat].standIn) break;
    const [credentials] = screens.keys();
    await server.post(at('vote'), {
      ...{ playerID: String(seat), credentials },
      ...{ about: 'standIn', seat: String(absent.seat), agree: true },
    });
  }
  await told(({ players }) => players[absent.seat].standIn === true);
  happened.add('a bot stood in');
  const stranger = { playerID: String(absent.seat), playerName: 'Mallory' };
  await expect(server.post<JoinAnswer>(at('join'), stranger)).rejects.toThrow('taken');
};

// prettier-ignore
const EVENTS_BY_CHANCE = [closeLaptop, closeLaptop, losePhone, comeBack, vote, vote, play, play, play];

test.each(Array.from({ length: extent(3, 40) }, (_, i) => i))(
  'they come and go, evening %d, and the match ends with everybody in their seat',
  async (evening) => {
    const mind = chanceFor(SEED, 'friends', evening);
    await gather();
    for (let i = 0; i < EVENTS; i++) {
      if ((await tableOf(server, matchID)).status === 'over') break;
      const happens = present().length === 0 ? comeBack : mind.pick(EVENTS_BY_CHANCE);
      await happens(mind.pick(friends), mind);
    }
    for (const friend of mind.shuffle(friends)) if (!isThere(friend)) await comeBack(friend, mind);
    await playOn(friends.map(screenOf));

    const { status, players, gameover, pastHolders } = await tableOf(server, matchID);
    expect([status, pastHolders]).toEqual(['over', undefined]);
    expect(players.map(({ name }) => name)).toEqual(friends.map(({ name }) => name));
    for (const friend of friends) {
      const { snapshot } = screenOf(friend);
      expect(snapshot().match!.ctx.gameover).toEqual(gameover);
      expect(snapshot().table!.players[friend.seat].isConnected).toBe(true);
      const [key] = friend.screens.keys();
      const { seats } = await me<TablesAnswer>('tables', { key });
      expect(seats).toMatchObject([{ matchID, playerID: String(friend.seat) }]);
      for (const lost of friend.removed)
        await expect(me('tables', { key: lost })).rejects.toThrow('credentials');
    }
  },
);

test('of all that can happen to friends everything has', () => {
  expect([...happened].sort()).toEqual([
    'a bot stood in',
    'a lost device was removed',
    'back by a link',
    'back by the recovery code',
  ]);
});
