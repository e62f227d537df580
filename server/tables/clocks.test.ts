import { cpSync } from 'node:fs';
import type { GameModule } from '../../shared/engine/game';
import { createEngine } from '../../shared/engine/engine';
import { pebbles } from '../../shared/testing/pebbles';
import { dealsOf } from '../test-support/randomMatches';
import { runningTable } from '../test-support/injectedPosition';
import { runServer } from '../test-support/server';
import { tableOf } from '../test-support/sitters';
import { DAY, HOUR, MINUTE, SECOND, startEvening, type Evening } from '../test-support/evening';
import { forget, newFolder, testOfFolders } from '../test-support/storage';
import { withDeadlines } from './clocks';
import type { Situation } from './seats/presence';
import type { TableRecord } from './table';

// Clocks: a decision that takes too long is a bot's. They count what the server serves, not what a wall
// clock shows, and need nobody to be there.

describe('at a table', () => {
  let evening: Evening;
  beforeEach(async () => void (evening = await startEvening()));
  afterEach(() => evening.stop());

  const left = async () => (await evening.table()).players.map(({ timeLeft }) => timeLeft ?? null);
  const leftOf = async (seat: number) => (await left())[seat];
  const byBot = (seat: number, { log }: { log: { playerID: string; standIn?: true }[] }) =>
    log.filter(({ playerID, standIn }) => playerID === String(seat) && standIn).length;

  test('without a clock nobody has a time to decide by', async () => {
    await evening.begin(2);
    expect(await left()).toEqual([null, null]);
  });

  test('whoever is waited for has the time of the clock, and whoever is next has it anew', async () => {
    await evening.begin(2, { clock: 3 });
    const mover = evening.awaited();
    expect(await leftOf(mover)).toBe(3 * MINUTE);
    expect(await leftOf(1 - mover)).toBeNull();
    evening.time.pass(MINUTE);
    expect(await leftOf(mover)).toBe(2 * MINUTE);
    await evening.play(mover);
    const next = evening.awaited();
    await evening.told(({ players }) => players[next].timeLeft === 3 * MINUTE);
  });

  test('at its end a bot makes this decision for who is there, and the next is theirs', async () => {
    await evening.begin(2, { clock: 1 });
    const slow = evening.awaited();
    const { stateID } = evening.sitters[slow].snapshot().match!;
    evening.time.pass(MINUTE);
    await evening.sitters[slow].sees(({ match }) => match!.stateID > stateID);
    expect(byBot(slow, evening.sitters[slow].snapshot().match!)).toBe(1);
    await evening.told(({ players }) => players[slow].standIn === undefined);
    expect(evening.sitters[slow].snapshot().match!.stateID).toBe(stateID + 1);
  });

  test('for who is away it plays on until they are back', async () => {
    await evening.begin(2, { clock: 1, absence: 'wait' });
    const slow = evening.awaited();
    await evening.goAway(slow);
    evening.time.pass(MINUTE);
    await evening.told(({ players }) => players[slow].standIn === true);
    await evening.sitters[1 - slow].sees(({ match }) => byBot(slow, match!) > 0);
    expect((await evening.table()).players[slow].standIn).toBe(true);
    await evening.comeBack(slow);
    expect((await evening.table()).players[slow].standIn).toBeUndefined();
  });

  test.each([
    ['back by a day', -DAY],
    ['forward by a day', DAY],
  ])('a wall clock that is set %s takes nobody’s time', async (_, by) => {
    await evening.begin(2, { clock: 10 });
    const mover = evening.awaited();
    evening.time.pass(MINUTE);
    evening.time.set(by);
    await evening.server.sweep();
    expect(await leftOf(mover)).toBe(9 * MINUTE);
    const { stateID } = evening.sitters[mover].snapshot().match!;
    evening.time.pass(9 * MINUTE - SECOND);
    expect(await leftOf(mover)).toBe(SECOND);
    evening.time.pass(SECOND);
    await evening.sitters[mover].sees(({ match }) => match!.stateID > stateID);
  });

  test('the time in which the server was down is given back', async () => {
    await evening.begin(2, { clock: 1440 });
    const mover = evening.awaited();
    evening.time.pass(HOUR);
    await evening.restart(2 * DAY);
    expect(await leftOf(mover)).toBe(23 * HOUR);
  });

  test('a match that nobody is at, in a server that nobody asks, goes on when its clock runs out', async () => {
    await evening.begin(2, { clock: 4320 });
    const mover = evening.awaited();
    await evening.restart(HOUR);
    const inMemory = async () =>
      (await evening.server.get<{ matches: number }>('/healthz')).matches;
    expect(await inMemory()).toBe(0);
    evening.time.pass(3 * DAY - SECOND);
    expect(await inMemory()).toBe(0);
    evening.time.pass(SECOND);
    expect(await inMemory()).toBe(1);
    await evening.comeBack(1 - mover);
    await evening.sitters[1 - mover].sees(({ match }) => match !== null && byBot(mover, match) > 0);
  });

  testOfFolders(
    'killed at any moment, it gives back what it had not noted: never less than there was',
    async () => {
      await evening.begin(2, { clock: 10 });
      const mover = evening.awaited();
      for (let i = 0; i < 12; i++) {
        evening.time.pass(5 * SECOND);
        await evening.server.get('/healthz');
      }
      const before = (await leftOf(mover))!;
      const copy = newFolder();
      cpSync(evening.server.dataDir, copy, { recursive: true });
      evening.time.pass(HOUR);
      const server = await runServer({ dataDir: copy, ...evening.time.parts });
      const after = (await tableOf(server, evening.matchID)).players[mover].timeLeft!;
      await server.stop();
      await forget(copy);
      expect(after).toBeGreaterThanOrEqual(before);
      expect(after).toBeLessThanOrEqual(before + 5 * SECOND);
    },
  );

  test('a move that is being stored when its time is over is the only one', async () => {
    for (let round = 0; round < 10; round++) {
      await evening.begin(2, { clock: 1 });
      const mover = evening.awaited();
      const other = 1 - mover;
      const { stateID } = evening.sitters[other].snapshot().match!;
      evening.time.pass(MINUTE - 1);
      const playing = evening.play(mover).catch((error: Error) => error.message);
      evening.time.pass(1);
      const refused = await playing;
      await evening.sitters[other].sees(({ match }) => match!.stateID > stateID);
      expect((await evening.table()).players[mover].standIn).toBeUndefined();
      const { log } = evening.sitters[other].snapshot().match!;
      expect(log).toHaveLength(stateID + 1);
      expect(log.at(-1)!.standIn ?? false).toBe(refused !== undefined);
      for (const { connection } of evening.sitters) connection.close();
    }
  });
});

describe('where several decide at once', () => {
  const title = pebbles as GameModule;
  const deal = { ...dealsOf(title, 1)[0], numPlayers: 3 };
  const position = createEngine(title).start(deal);
  const everybody = createEngine(title).awaited(position);

  const at = (
    uptime: number,
    { awaited = everybody, shown = 0, acted = [] as string[] } = {},
  ): Situation => ({
    now: 0,
    uptime,
    connected: new Set(['0', '1', '2']),
    play: {
      ...{ awaited, shown, since: new Map() },
      actedSince: () => new Set(acted),
      playedSince: () => new Set(acted),
    },
  });
  const table: TableRecord = { ...runningTable(title, deal), clock: 1 };
  const waits = ({ seats }: TableRecord) => seats.map(({ waitedUntil }) => waitedUntil);

  test('each has their own time, and it runs on when others have decided', () => {
    const begun = withDeadlines(table, at(0));
    expect(waits(begun)).toEqual([MINUTE, MINUTE, MINUTE]);
    const offered = withDeadlines(
      begun,
      at(SECOND, { awaited: ['1', '2'], shown: 1, acted: ['0'] }),
    );
    expect(waits(offered)).toEqual([null, MINUTE, MINUTE]);
  });

  test('whoever decides anew what nobody sees has no more time by it', () => {
    const begun = withDeadlines(table, at(0));
    expect(withDeadlines(begun, at(30 * SECOND))).toBe(begun);
  });

  test('whoever is late has a bot, the others have not', () => {
    const begun = withDeadlines(table, at(0));
    const later = withDeadlines(begun, at(SECOND, { awaited: ['0', '1'], shown: 1, acted: ['2'] }));
    const [first, ...others] = withDeadlines(
      later,
      at(MINUTE, { awaited: ['0'], shown: 2, acted: ['1'] }),
    ).seats;
    expect(first.standIn).toBe('decision');
    expect(others.map(({ standIn }) => standIn)).toEqual([null, null]);
  });
});
