import type { EncodableUpdate } from './projection';
import { patched } from '../../../shared/protocol/patch';
import type { Table } from '../../../shared/protocol/table';
import { unpackPatches, type PackedOperation } from '../../../shared/protocol/update';
import { broadcastTable, broadcastUpdates } from './broadcast';
import { createSubscribers, type Subscriber } from './subscribers';

const TOLD: EncodableUpdate = {
  viewer: '0',
  before: 0,
  stateID: 1,
  packed: {
    frames: [{ patch: [], events: [] }],
    entry: { stateID: 1, turn: 1, playerID: '0', move: 'offer', events: [] },
  },
  official: null,
};

/** A screen that keeps what it hears. */
const screenOf = (heard: unknown[], rest: Partial<Subscriber> = {}): Subscriber => ({
  playerID: '0',
  takesPacked: true,
  takesAnswered: true,
  takesChanges: false,
  pace: 1,
  socketID: 'x',
  network: '198.51.100.7',
  keepsUp: () => true,
  send: (...sent) => heard.push(sent),
  sendAll: (_, ...sent) => heard.push(sent),
  unbind: () => undefined,
  ...rest,
});

test('our own screens are told how a table stands once, and the official client’s in its own words as well', () => {
  const [ours, theirs]: [unknown[], unknown[]] = [[], []];
  const subscribers = createSubscribers();
  subscribers.add(screenOf(ours));
  broadcastTable(subscribers, { matchID: 'match', players: [] } as unknown as Table);
  subscribers.remove([...subscribers.all][0]);
  subscribers.add(screenOf(theirs, { takesPacked: false }));
  broadcastTable(subscribers, { matchID: 'match', players: [] } as unknown as Table);
  expect([ours, theirs].map((heard) => heard.map((sent) => (sent as unknown[])[0]))).toEqual([
    ['table'],
    ['matchData', 'table'],
  ]);
});

test('a screen that takes changes is told the whole table first, then what changed, and nothing where nothing did', () => {
  const ours: unknown[] = [];
  const older: unknown[] = [];
  const subscribers = createSubscribers();
  const tableOf = (clock: number) =>
    ({ matchID: 'match', clock, players: [{ id: 0 }] }) as unknown as Table;
  subscribers.add(screenOf(ours, { takesChanges: true }));
  broadcastTable(subscribers, tableOf(1));
  subscribers.add(screenOf(older, { socketID: 'y' }));
  for (const clock of [3, 3]) broadcastTable(subscribers, tableOf(clock));
  expect(ours).toEqual([
    ['table', 'match', tableOf(1)],
    ['tableChanges', 'match', [['/clock', 3]]],
  ]);
  expect(older).toEqual([
    ['table', 'match', tableOf(3)],
    ['table', 'match', tableOf(3)],
  ]);
});

test('how long there is for a decision is told anew, also where it is as long as before', () => {
  const heard: unknown[] = [];
  const subscribers = createSubscribers();
  subscribers.add(screenOf(heard, { takesChanges: true }));
  const tableOf = (timeLeft?: number) =>
    ({ matchID: 'match', players: [{ id: 0, timeLeft }, { id: 1 }] }) as unknown as Table;
  for (const left of [600, 600, undefined]) broadcastTable(subscribers, tableOf(left));
  const told = heard.slice(1).map((sent) => (sent as unknown[])[2] as PackedOperation[]);
  expect(told).toEqual([[['/players/0/timeLeft', 600, 1]], [['/players/0/timeLeft']]]);
  // a screen counts from when it got the seat: it is to be another one
  const before = tableOf(600);
  const after = patched(before, unpackPatches([told[0]])[0]);
  expect(after).toEqual(before);
  expect(after.players[0]).not.toBe(before.players[0]);
  expect(after.players[1]).toBe(before.players[1]);
});

test('a screen that left while its action was stored is told nothing of it, not even in the answer', () => {
  const heard: unknown[] = [];
  const subscriber = screenOf(heard);
  const subscribers = createSubscribers();
  const asker = { subscriber, answer: (update: unknown) => heard.push(update) };
  subscribers.add(subscriber);
  broadcastUpdates(subscribers, 'match', [TOLD], asker);
  expect(heard).toEqual([[1, [[[]]], '0', 'offer']]);
  subscribers.remove(subscriber);
  broadcastUpdates(subscribers, 'match', [TOLD], asker);
  expect(heard).toHaveLength(1);
});
