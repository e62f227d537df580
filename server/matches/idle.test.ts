import { chooseMove } from '../bots/choose';
import type { BotRequest, BotThinker } from '../bots/thinker';
import { gameOf } from '../../shared/games';
import type { CreateAnswer } from '../../shared/protocol/requests';
import { runServer, type OwnServer } from '../test-support/server';
import { GAME, sitDown, tableOf } from '../test-support/sitters';

// A match nobody looks at leaves the memory, but never in the middle of something.

const HOUR = 3_600_000;

/** Bots that think when they are let. */
function heldBots() {
  const waiting: (() => void)[] = [];
  let isHeld = true;
  const choose = ({ game, state, bot }: BotRequest) => chooseMove(gameOf(game)!, state, bot);
  const thinker: BotThinker = {
    choose: (request) =>
      new Promise((resolve) => {
        const answer = () => resolve(choose(request));
        if (isHeld) waiting.push(answer);
        else answer();
      }),
    close: async () => undefined,
  };
  return {
    thinker,
    asked: () => waiting.length,
    release() {
      isHeld = false;
      for (const answer of waiting.splice(0)) answer();
    },
  };
}

let server: OwnServer;
let time: number;
let bots: ReturnType<typeof heldBots>;

beforeEach(async () => {
  time = 0;
  bots = heldBots();
  server = await runServer({ monotonic: () => time, thinker: bots.thinker });
});
afterEach(() => server.stop());

const inMemory = async () => (await server.get<{ matches: number }>('/healthz')).matches;

/** A match of bots that somebody looked at once. */
async function leftAlone(): Promise<string> {
  const { matchID } = await server.post<CreateAnswer>(`/games/${GAME}/create`, {
    numPlayers: 2,
    bots: ['normal', 'normal'],
  });
  const spectator = sitDown(server, { matchID, playerID: null });
  await spectator.sees(({ match }) => match !== null);
  spectator.connection.close();
  // the match hears of that a moment later
  while ((await tableOf(server, matchID)).watching > 0);
  return matchID;
}

test('a match whose bot thinks stays in memory, however long nobody looks', async () => {
  await leftAlone();
  expect(bots.asked()).toBeGreaterThan(0);
  time += HOUR;
  await server.sweep();
  expect(await inMemory()).toBe(1);
});

test('once its bots are done it goes, and is there again for whoever looks', async () => {
  const matchID = await leftAlone();
  bots.release();
  while ((await tableOf(server, matchID)).status !== 'over');
  time += HOUR;
  await server.sweep();
  expect(await inMemory()).toBe(0);
  expect((await tableOf(server, matchID)).status).toBe('over');
  expect(await inMemory()).toBe(1);
});

test('whoever comes while it is dropped gets one match, and no two of it', async () => {
  const matchID = await leftAlone();
  bots.release();
  while ((await tableOf(server, matchID)).status !== 'over');
  time += HOUR;
  const [, ...tables] = await Promise.all([
    server.sweep(),
    ...Array.from({ length: 8 }, () => tableOf(server, matchID)),
  ]);
  expect(tables.map(({ status }) => status)).toEqual(tables.map(() => 'over'));
  expect(await inMemory()).toBeLessThanOrEqual(1);
});

test('who stops a server ends its looking for them as well', async () => {
  const begun = jest.spyOn(globalThis, 'setInterval');
  const ended = jest.spyOn(globalThis, 'clearInterval');
  await (await runServer()).stop();
  const timers = begun.mock.results.map(({ value }) => value as NodeJS.Timeout);
  expect(timers.length).toBeGreaterThan(0);
  const isEnded = (timer: NodeJS.Timeout) => ended.mock.calls.some(([one]) => one === timer);
  expect(timers.map(isEnded)).not.toContain(false);
  jest.restoreAllMocks();
});
