import { gameOf } from '../../shared/games';
import { DAY, HOUR, MINUTE, startEvening, type Evening } from '../test-support/evening';
import { runningTable } from '../test-support/injectedPosition';
import { GAME, sitDown } from '../test-support/sitters';
import { vote as counted, withVotes } from './votes';

// What those who are there agree on: a pause, its end, and that nobody plays the match to its end.

let evening: Evening;
beforeEach(async () => void (evening = await startEvening()));
afterEach(() => evening.stop());

const vote = (seat: number, about: string, agree = true) =>
  evening.ask(seat, 'vote', { about, agree });

/** What happens when a seat plays now. */
const playing = () =>
  evening.play(evening.awaited()).then(
    () => 'played',
    (error: Error) => error.message,
  );

describe('a pause', () => {
  test('begins when more than half agree, and refuses every move until it ends', async () => {
    await evening.begin(3);
    await vote(0, 'pause');
    expect((await evening.table()).isPaused).toBeUndefined();
    await vote(1, 'pause');
    await evening.told(({ isPaused }) => isPaused === true);
    expect(await playing()).toBe('paused');
    await vote(2, 'resume');
    await evening.told(({ isPaused }) => isPaused === undefined);
    expect(await playing()).toBe('played');
  });

  test('stops all clocks, for as long as it lasts and over a restart', async () => {
    await evening.begin(2, { clock: 10 });
    const mover = evening.awaited();
    evening.time.pass(MINUTE);
    for (const seat of [0, 1]) await vote(seat, 'pause');
    evening.time.pass(HOUR);
    const left = async () => (await evening.table()).players[mover].timeLeft;
    expect(await left()).toBe(9 * MINUTE);
    await evening.restart(DAY);
    evening.time.pass(HOUR);
    for (const seat of [0, 1]) await evening.comeBack(seat);
    // where a clock runs nobody takes up the others’ time alone
    await vote(0, 'resume');
    expect((await evening.table()).isPaused).toBe(true);
    await vote(1, 'resume');
    expect(await left()).toBe(9 * MINUTE);
    evening.time.pass(MINUTE);
    expect(await left()).toBe(8 * MINUTE);
  });

  test('is nobody’s to begin alone while others may come back', async () => {
    await evening.begin(2, { clock: 10 });
    await evening.goAway(1);
    evening.time.pass(HOUR);
    await vote(0, 'pause');
    expect(await evening.table()).toMatchObject({
      votes: [{ about: 'pause', by: ['0'], needed: 2 }],
    });
    expect((await evening.table()).isPaused).toBeUndefined();
  });
});

describe('an abandoned match', () => {
  test('is over when everybody there agrees, without places, and can be looked at', async () => {
    await evening.begin(3);
    await evening.play(evening.awaited());
    for (const seat of [0, 1]) await vote(seat, 'abandon');
    expect((await evening.table()).status).toBe('running');
    await vote(2, 'abandon');
    await evening.told(({ status }) => status === 'over');
    const table = await evening.table();
    expect([table.isAbandoned, table.gameover]).toEqual([true, undefined]);
    const path = `/games/ya-blew-it/${evening.matchID}`;
    for (const result of ['scores', 'record', 'file'])
      await expect(evening.server.get(`${path}/${result}`)).rejects.toThrow('abandoned');
    const watcher = sitDown(evening.server, { matchID: evening.matchID, playerID: null });
    await watcher.sees(({ match }) => match !== null);
    watcher.connection.close();
    expect(await playing()).toBe('over');
  });

  test('has a rematch like any other', async () => {
    await evening.begin(2, { clock: 3, absence: 'bot' });
    for (const seat of [0, 1]) await vote(seat, 'abandon');
    const { nextMatchID } = (await evening.ask(0, 'playAgain')) as { nextMatchID: string };
    expect(await evening.server.get(`/games/ya-blew-it/${nextMatchID}`)).toMatchObject({
      status: 'open',
      clock: 3,
      absence: 'bot',
    });
  });

  test('is asked of who has just lost their connection, and of nobody for ever', async () => {
    await evening.begin(3);
    await evening.goAway(2);
    for (const seat of [0, 1]) await vote(seat, 'abandon');
    expect((await evening.table()).status).toBe('running');
    evening.time.pass(2 * MINUTE);
    await vote(1, 'abandon');
    expect((await evening.table()).status).toBe('over');
  });

  test('is nobody’s to make alone while another may come back within a day', async () => {
    await evening.begin(2);
    await evening.goAway(1);
    evening.time.pass(DAY - MINUTE);
    await vote(0, 'abandon');
    expect((await evening.table()).status).toBe('running');
    evening.time.pass(MINUTE);
    await vote(0, 'abandon');
    expect((await evening.table()).status).toBe('over');
  });

  test('expires like one that was finished', async () => {
    await evening.begin(2);
    for (const seat of [0, 1]) await vote(seat, 'abandon');
    await evening.restart(366 * DAY);
    await evening.server.sweep();
    await expect(evening.table()).rejects.toThrow('unknownMatch');
  });
});

describe('whoever has no screen at the table', () => {
  test.each(['pause', 'abandon', 'standIn'])('has no say in %s', async (about) => {
    await evening.begin(4);
    const absent = evening.awaited();
    const [gone, here] = [0, 1, 2, 3].filter((seat) => seat !== absent);
    await evening.goAway(absent);
    await evening.goAway(gone);
    evening.time.pass(2 * MINUTE);
    await evening.told(({ players }) => players[absent].isOverdue === true);
    const agree = (seat: number) =>
      evening.ask(seat, 'vote', { about, seat: String(absent), agree: true });
    await expect(agree(gone)).rejects.toThrow('unbound');
    await agree(here);
    await expect(agree(gone)).rejects.toThrow('unbound');
    // one of two who are there: that is not more than half
    expect(await evening.table()).toMatchObject({
      status: 'running',
      votes: [{ about, by: [String(here)], needed: 2 }],
    });
    const table = await evening.table();
    expect([table.isPaused, table.players[absent].standIn]).toEqual([undefined, undefined]);
  });

  test('is not counted for what they said before', () => {
    const deal = { numPlayers: 5, options: {}, seed: '3c'.repeat(32) };
    const table = runningTable(gameOf(GAME)!, deal);
    const situation = { now: 0, uptime: 0, connected: new Set(['0', '1', '2']), play: null };
    const asked = { about: 'pause', seat: null } as const;
    const voted = counted(table, 0, { ...asked, agree: true }, situation);
    // they leave, and the next one agrees before anybody has noticed
    const gone = { ...situation, connected: new Set(['1', '2']) };
    const agreed = counted(voted, 1, { ...asked, agree: true }, gone);
    expect(agreed.pausedAt).toBeNull();
    expect(agreed.votes).toEqual([{ ...asked, by: [1] }]);
    expect(() => counted(voted, 0, { ...asked, agree: true }, gone)).toThrow(
      'who is away has no say',
    );
  });
});

test('of two questions at once one loses the vote of who has gone, and the other stays', () => {
  const table = runningTable(gameOf(GAME)!, { numPlayers: 4, options: {}, seed: '3c'.repeat(32) });
  const [pause, abandon] = (['pause', 'abandon'] as const).map((about) => ({ about, seat: null }));
  const votes = [
    { ...pause, by: [0, 1] },
    { ...abandon, by: [1] },
  ];
  const there = { now: 0, uptime: 0, connected: new Set(['0', '1', '2', '3']), play: null };
  const voted = { ...table, votes };
  expect(withVotes(voted, there)).toBe(voted);
  const gone = { ...there, connected: new Set(['1', '2', '3']) };
  expect(withVotes(voted, gone).votes).toEqual([
    { ...pause, by: [1] },
    { ...abandon, by: [1] },
  ]);
});

test('nothing is voted on before the start', async () => {
  await evening.sit(2);
  for (const about of ['pause', 'resume', 'abandon'])
    await expect(vote(0, about)).rejects.toThrow('noVote');
});

test.each(['pause', 'abandon', 'standIn'])('%s is no matter of who was put out', async (about) => {
  await evening.begin(3);
  await evening.ask(0, 'seats/2/free');
  await expect(vote(2, about)).rejects.toThrow(/noSeat|credentials/);
});
