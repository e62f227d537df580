import { No, serve } from '../testing/app';
import { deviceCount, deviceKey, forgetDevice, thisDevice } from './device';
import type { TablesAnswer } from '../../shared/protocol/requests';
import { lastName, myLook, rememberLook, rememberName } from './look';
import { syncSeats } from './syncSeats';
import { forgetSeat, keepSeat, type OwnSeat, ownSeats } from './seats';

const seat = (matchID: string, rest: Partial<OwnSeat> = {}): OwnSeat => ({
  game: 'ya-blew-it',
  matchID,
  playerID: '0',
  credentials: 'old',
  nonce: 'aa',
  name: 'Ana',
  joinedAt: 1,
  ...rest,
});
const held = (matchID: string, playerID = '0') => ({
  gameName: 'ya-blew-it',
  matchID,
  playerID,
  playerName: 'Ana',
});

beforeEach(() => {
  for (const one of ownSeats()) forgetSeat(one);
  localStorage.clear();
  forgetDevice();
});

test('who has never sat down asks for nothing', async () => {
  const asked = serve({});
  await syncSeats();
  expect(asked).toEqual([]);
  expect(deviceKey()).toBeNull();
});

test('what their player last sat down as is offered here too, whatever this browser knew', async () => {
  const look = { sign: 3, avatar: 'owl' } as const;
  thisDevice();
  rememberName('Somebody');
  rememberLook({ sign: 1 });
  const answer: TablesAnswer = { seats: [], devices: 2 };
  serve({ 'POST /me/tables': () => answer });
  await syncSeats();
  expect([lastName(), myLook()]).toEqual(['Somebody', { sign: 1 }]);
  Object.assign(answer, { playerName: 'Ana', look });
  await syncSeats();
  expect([lastName(), myLook()]).toEqual(['Ana', look]);
});

test('seats of an earlier version are claimed once, all in one request; what is not taken stays as it was', async () => {
  const bodies: unknown[] = [];
  keepSeat(seat('claim-b', { credentials: 'other' }));
  keepSeat(seat('claim-a'));
  serve({
    'POST /me/claim': (body) => {
      bodies.push(body);
      return { matchIDs: ['claim-a'] };
    },
    'POST /me/tables': () => ({ seats: [held('claim-a')], devices: 1 }),
  });
  await syncSeats();
  await syncSeats();
  const key = deviceKey();
  expect(bodies).toEqual([
    {
      device: { key, label: expect.stringMatching(/\S/) },
      seats: [
        { gameName: 'ya-blew-it', matchID: 'claim-a', playerID: '0', credentials: 'old' },
        { gameName: 'ya-blew-it', matchID: 'claim-b', playerID: '0', credentials: 'other' },
      ],
    },
  ]);
  // its nonce and all that was seen stay
  expect(ownSeats()).toEqual([
    seat('claim-a', { credentials: key! }),
    seat('claim-b', { credentials: 'other' }),
  ]);
});

test('a seat whose claim was granted is the player’s, also where nothing more is heard of the server', async () => {
  keepSeat(seat('granted'));
  serve({ 'POST /me/claim': () => ({ matchIDs: ['granted'] }) });
  await syncSeats();
  expect(ownSeats()).toEqual([seat('granted', { credentials: deviceKey()! })]);
});

test('a seat whose claim was granted to a page that never heard so is the player’s, with all that is kept of it', async () => {
  const { key } = thisDevice();
  keepSeat(seat('claimed'));
  serve({
    'POST /me/claim': () => ({ matchIDs: [] }),
    'POST /me/tables': () => ({ seats: [held('claimed')], devices: 1 }),
  });
  await syncSeats();
  expect(ownSeats()).toEqual([seat('claimed', { credentials: key })]);
});

test('a seat that was sat down at with other credentials is none of theirs at the same table', async () => {
  thisDevice();
  keepSeat(seat('both'));
  serve({
    'POST /me/claim': () => ({ matchIDs: [] }),
    'POST /me/tables': () => ({ seats: [held('both', '2')], devices: 1 }),
  });
  await syncSeats();
  expect(ownSeats()).toEqual([seat('both')]);
});

test('seats from other devices come, those given up there go, and those held by credentials stay', async () => {
  const { key } = thisDevice();
  keepSeat(seat('gone', { credentials: key }));
  keepSeat(seat('kept', { credentials: key }));
  serve({
    'POST /me/tables': () => ({ seats: [held('new', '2'), held('kept')], devices: 2 }),
  });
  await syncSeats();
  expect(ownSeats().map(({ matchID, playerID }) => [matchID, playerID])).toEqual([
    ['new', '2'],
    ['kept', '0'],
  ]);
  const came = { credentials: key, nonce: '', name: 'Ana', joinedAt: 0 };
  expect(ownSeats()[0]).toMatchObject(came);
  expect(deviceCount()).toBe(2);
});

test('what else they hold at the same table is kept beside a seat, for as long as they hold it', async () => {
  const { key } = thisDevice();
  keepSeat(seat('kept', { credentials: key }));
  const seats = [
    held('kept'),
    held('kept', '2'),
    held('elsewhere', '3'),
    { ...held('kept', '4'), gameName: 'tower-of-babel' },
  ];
  serve({ 'POST /me/tables': () => ({ seats, devices: 1 }) });
  await syncSeats();
  const others = () =>
    ownSeats().find(({ matchID, game }) => matchID === 'kept' && game === 'ya-blew-it')!.others;
  expect(others()).toEqual([{ playerID: '2', name: 'Ana' }]);
  seats.splice(1, 1);
  await syncSeats();
  expect(others()).toBeUndefined();
});

test('a seat that was taken while this was asked is no seat that was given up', async () => {
  const { key } = thisDevice();
  keepSeat(seat('again', { credentials: key }));
  serve({
    'POST /me/tables': () => {
      keepSeat(seat('again', { credentials: key, joinedAt: 2 }));
      keepSeat(seat('taken', { credentials: key }));
      return { seats: [], devices: 1 };
    },
  });
  await syncSeats();
  expect(
    ownSeats()
      .map(({ matchID }) => matchID)
      .sort(),
  ).toEqual(['again', 'taken']);
});

test('of many seats of an earlier version forty are claimed at a time', async () => {
  const counts: number[] = [];
  for (let i = 0; i < 41; i++) keepSeat(seat(`many-${i}`));
  serve({
    'POST /me/claim': ({ seats }) => {
      const matchIDs = (seats as { matchID: string }[]).map(({ matchID }) => matchID);
      counts.push(matchIDs.length);
      return { matchIDs };
    },
    'POST /me/tables': () => ({ seats: ownSeats().map((one) => held(one.matchID)), devices: 1 }),
  });
  await syncSeats();
  expect(counts).toEqual([40, 1]);
  const key = deviceKey();
  expect(ownSeats().map(({ credentials }) => credentials)).toEqual(Array(41).fill(key));
});

test('a device that was removed loses its key and the seats held by it', async () => {
  const { key } = thisDevice();
  keepSeat(seat('mine', { credentials: key }));
  serve({ 'POST /me/tables': () => new No('credentials') });
  await syncSeats();
  expect([deviceKey(), ownSeats()]).toEqual([null, []]);
});

test('a page whose browser has forgotten all makes no other player of whoever sits there', async () => {
  const key = 'ab'.repeat(32);
  localStorage.setItem('wondertable.device', key);
  expect(deviceKey()).toBe(key);
  keepSeat(seat('mine', { credentials: key }));
  localStorage.clear();
  const asked = serve({ 'POST /me/claim': () => ({ matchIDs: ['mine'] }) });
  await syncSeats();
  expect(asked).toEqual([]);
  expect(ownSeats()).toEqual([seat('mine', { credentials: key })]);
  expect(localStorage).toHaveLength(0);
});

test('while the server cannot be reached everything stays', async () => {
  const { key } = thisDevice();
  keepSeat(seat('mine', { credentials: key }));
  serve({});
  await syncSeats();
  expect(deviceKey()).toBe(key);
  expect(ownSeats()).toHaveLength(1);
});

test('where nothing can be kept the key lasts as long as the page', () => {
  const kept = Object.getOwnPropertyDescriptor(window, 'localStorage')!;
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  const { key } = thisDevice();
  expect([deviceKey(), thisDevice().key]).toEqual([key, key]);
  Object.defineProperty(window, 'localStorage', kept);
});
