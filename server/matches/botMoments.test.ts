import type { GameModule } from '../../shared/engine/game';
import { createEngine } from '../../shared/engine/engine';
import { BEATS, TEMPI } from '../../shared/engine/tempo';
import { towerOfBabel } from '../../shared/games/tower-of-babel';
import { pebbles } from '../../shared/testing/pebbles';
import { chooseMove } from '../bots/choose';
import type { BotRequest, BotThinker } from '../bots/thinker';
import { hashCredentials } from '../tables/credentials';
import { sitDown } from '../test-support/sitters';
import { trialClock } from '../test-support/botClock';
import { dealsOf } from '../test-support/randomMatches';
import { keyOf, runningTable, runWithPositions } from '../test-support/injectedPosition';
import { dial } from '../test-support/wire';

// Nobody can tell from the moments at which bots act what they thought.

const small = pebbles as GameModule;
const TITLES = [small, towerOfBabel as GameModule];

/** How many actions are watched at most. */
const ACTIONS = 60;

type Watched = {
  /** The pace of a screen at the last seat, which opens to a key though a bot plays there. */
  pace?: number;
};

/** At which moments a spectator sees bots act in one deal, when they think for so long. */
async function moments(
  title: GameModule,
  thinks: (request: BotRequest) => number,
  { pace }: Watched = {},
) {
  const clock = trialClock();
  const thinker: BotThinker = {
    choose: (request) =>
      new Promise((resolve) => {
        const { state, bot } = request;
        clock.after(thinks(request), () => resolve(chooseMove(title, state, bot)));
      }),
    close: async () => undefined,
  };
  const server = await runWithPositions(title, { thinker, clock, env: { BOT_PACE_MS: '1000' } });
  const deal = { ...dealsOf(title, 1)[0], numPlayers: 3 };
  const table = runningTable(title, deal, [0, 1, 2]);
  table.seats[2] = { ...table.seats[2], keyHash: hashCredentials(keyOf('2')) };
  await server.plant(table, createEngine(title).start(deal));
  const seat = { game: title.id, matchID: table.id, playerID: '2', credentials: keyOf('2') };
  const reader = pace === undefined ? null : sitDown(server, seat);
  if (pace !== undefined && reader !== null) {
    // what was told before one is let in, and what is told after that
    reader.connection.keepPace(2);
    await reader.sees(({ connected }) => connected);
    reader.connection.keepPace(pace);
    await reader.connection.react('well');
  }
  const wire = await dial({ port: server.port, game: title.id });
  // whatever a job of the clock has begun is told before this is answered
  const sync = () => wire.ask('sync', table.id, null);
  await sync();
  const seen: number[] = [];
  for (let stateID = 0; seen.length < ACTIONS && clock.next();) {
    await sync();
    if (wire.stateID() > stateID) seen.push(clock.now());
    stateID = wire.stateID();
  }
  reader?.connection.close();
  wire.close();
  await server.stop();
  return seen;
}

describe('when a bot acts', () => {
  /** Long for some hands, short for others. */
  const byHand = ({ state, bot }: BotRequest) =>
    JSON.stringify([state.G, bot.playerID]).length % 2 === 0 ? 300 : 0;

  test.each(TITLES)(
    'in $id does not tell whether it has thought for 0 or for 300 ms',
    async (title) => {
      const short = await moments(title, () => 0);
      expect(short.length).toBeGreaterThan(10);
      expect(await moments(title, () => 300)).toEqual(short);
      expect(await moments(title, byHand)).toEqual(short);
    },
  );

  test('tells of longer thoughts only how often its delay went by', async () => {
    // delays are from 750 to 1250 ms
    const two = await moments(small, () => 1300);
    expect(await moments(small, () => 1480)).toEqual(two);
    expect(two[0]).toBeGreaterThan((await moments(small, () => 0))[0]);
  });
});

describe('bots leave time to see what happened', () => {
  const gapsOf = (seen: readonly number[]) => seen.slice(1).map((time, i) => time - seen[i]);

  test.each(TEMPI)('as much as something of the tempo %s takes', async (tempo) => {
    const { moves, rests } = BEATS[tempo];
    const gaps = gapsOf(await moments({ ...small, tempo: () => tempo }, () => 0));
    expect(gaps.length).toBeGreaterThan(10);
    // several things that happen in one action add up, within bounds
    expect(Math.max(...gaps)).toBeLessThanOrEqual(6000);
    expect(Math.max(...gaps)).toBeGreaterThanOrEqual(moves + rests);
  });

  test.each([
    ['as long as what stays in sight is held', 2000, 2300],
    ['and no longer than six seconds, however long that is', 60_000, 6000],
  ])('%s', async (_, hold, least) => {
    const held = await moments({ ...small, tempo: () => 'routine', hold: () => hold }, () => 0);
    const longest = Math.round(Math.max(...gapsOf(held)));
    expect(longest).toBeGreaterThanOrEqual(least);
    expect(longest).toBeLessThanOrEqual(6000);
  });

  test('as much as whoever sits there wants, and no more', async () => {
    const longest = async (pace: number) =>
      Math.max(...gapsOf(await moments({ ...small, tempo: () => 'climax' }, () => 0, { pace })));
    const { moves, rests } = BEATS.climax;
    const [relaxed, usual, none] = [await longest(1.5), await longest(1), await longest(0)];
    expect(usual).toBeGreaterThanOrEqual(moves + rests);
    expect(relaxed).toBeCloseTo(1.5 * usual);
    expect(await longest(2)).toBeCloseTo(2 * usual);
    // they think for half their time even then
    expect(none).toBeLessThanOrEqual(625);
    expect(none).toBeGreaterThan(375);
  });

  test('and no more than usual after what there is nothing to see of', async () => {
    const gaps = gapsOf(await moments({ ...small, tempo: () => null }, () => 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(1250);
  });
});
