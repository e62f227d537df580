import type { ToldNews } from './prepare';
import { tellNews } from './broadcast';
import { createWatchers, type Watcher } from './subscribers';

const TOLD: ToldNews = {
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
  const watcher: Watcher = {
    playerID: '0',
    takesPacked: true,
    takesAnswered: true,
    socketID: 'x',
    keepsUp: () => true,
    send: (...sent) => heard.push(sent),
    sendAll: (...sent) => heard.push(sent),
    unbind: () => undefined,
  };
  const watchers = createWatchers();
  const asker = { watcher, answer: (news: unknown) => heard.push(news) };
  watchers.add(watcher);
  tellNews(watchers, 'match', [TOLD], asker);
  expect(heard).toEqual([[1, [[[]]], '0', 'offer', 1]]);
  watchers.remove(watcher);
  tellNews(watchers, 'match', [TOLD], asker);
  expect(heard).toHaveLength(1);
});
