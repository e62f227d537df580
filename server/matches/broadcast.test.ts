import type { EncodableUpdate } from './model';
import { broadcastUpdates } from './broadcast';
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

test('a screen that left while its action was stored is told nothing of it, not even in the answer', () => {
  const heard: unknown[] = [];
  const subscriber: Subscriber = {
    playerID: '0',
    takesPacked: true,
    takesAnswered: true,
    socketID: 'x',
    network: '198.51.100.7',
    keepsUp: () => true,
    send: (...sent) => heard.push(sent),
    sendAll: (...sent) => heard.push(sent),
    unbind: () => undefined,
  };
  const subscribers = createSubscribers();
  const asker = { subscriber, answer: (update: unknown) => heard.push(update) };
  subscribers.add(subscriber);
  broadcastUpdates(subscribers, 'match', [TOLD], asker);
  expect(heard).toEqual([[1, [[[]]], '0', 'offer', 1]]);
  subscribers.remove(subscriber);
  broadcastUpdates(subscribers, 'match', [TOLD], asker);
  expect(heard).toHaveLength(1);
});
