import type { BotRequest, BotThinker } from '../../bots/thinker';
import { chooseMove } from '../../bots/choose';
import { gameOf } from '../../../shared/games';
import { sitDown } from '../../test-support/sitters';
import { HOUR, MINUTE, SECOND, startEvening, type Evening } from '../../test-support/evening';

// A bot keeps the seat of somebody who is away warm: by vote, by the table's rule or by the host. The seat
// stays theirs, and they play on at their next decision.

/** Bots that think until they are let. */
function heldBots(): BotThinker & { asked: (() => void)[] } {
  const asked: (() => void)[] = [];
  return {
    asked,
    choose: ({ game, state, bot }: BotRequest) =>
      new Promise((answer) => {
        asked.push(() => answer(chooseMove(gameOf(game)!, state, bot)));
      }),
    close: async () => undefined,
  };
}

let evening: Evening;
const start = async (...settings: Parameters<typeof startEvening>) =>
  (evening = await startEvening(...settings));

afterEach(() => evening.stop());

/** Begins something that another thing is to meet. */
type Begin = () => Promise<unknown>;

describe('by vote', () => {
  test('it is offered when the match has waited for two minutes, and to nobody before', async () => {
    await start();
    await evening.begin(2);
    const absent = evening.awaited();
    await evening.goAway(absent);
    evening.time.pass(2 * MINUTE - SECOND);
    expect((await evening.table()).players[absent].isOverdue).toBeUndefined();
    await expect(evening.voteFor(1 - absent, absent)).rejects.toThrow('noVote');
    evening.time.pass(SECOND);
    await evening.told(({ players }) => players[absent].isOverdue === true);
  });

  test('it is offered at once when the match comes to somebody who has long been away', async () => {
    await start();
    await evening.begin(3, { absence: 'vote' });
    const mover = evening.awaited();
    const away = [0, 1, 2].filter((seat) => seat !== mover);
    for (const seat of away) await evening.goAway(seat);
    evening.time.pass(3 * MINUTE);
    const overdue = () =>
      away.some((seat) => evening.sitters[mover].snapshot().table!.players[seat].isOverdue);
    expect(overdue()).toBe(false);
    while (evening.awaited() === mover) await evening.play(mover);
    await evening.sitters[mover].sees(overdue);
  });

  test('one who is there alone decides, and the bot plays', async () => {
    await start();
    const { absent, others } = await evening.beginWithout(2);
    const [me] = others;
    const before = evening.sitters[me].snapshot().match!.stateID;
    await evening.voteFor(me, absent);
    await evening.told(({ players }) => players[absent].standIn === true);
    await evening.sitters[me].sees(({ match }) => match!.stateID > before);
    expect(evening.sitters[me].snapshot().match!.log.at(-1)).toMatchObject({
      playerID: String(absent),
      standIn: true,
    });
  });

  test('of three who are there two have to agree, and one may think again', async () => {
    await start({ thinker: heldBots() });
    const { absent, others } = await evening.beginWithout(4);
    const [first, second, third] = others;
    await evening.voteFor(first, absent);
    expect((await evening.table()).votes).toEqual([
      { about: 'standIn', seat: String(absent), by: [String(first)], needed: 2 },
    ]);
    await evening.voteFor(first, absent, false);
    await evening.voteFor(second, absent);
    expect((await evening.table()).players[absent].standIn).toBeUndefined();
    await evening.voteFor(third, absent);
    const { players, votes } = await evening.table();
    expect([players[absent].standIn, votes]).toEqual([true, undefined]);
  });

  test('whoever leaves has no say any more, and nobody votes for who is back', async () => {
    await start();
    const { absent, others } = await evening.beginWithout(4);
    const [first, second] = others;
    await evening.voteFor(first, absent);
    await evening.goAway(first);
    expect((await evening.table()).votes).toBeUndefined();
    await evening.voteFor(second, absent);
    await evening.comeBack(absent);
    expect((await evening.table()).votes).toBeUndefined();
    await expect(evening.voteFor(second, absent)).rejects.toThrow('noVote');
  });

  test('where the table waits, or a bot comes by itself, there is no vote', async () => {
    await start();
    const { absent, others } = await evening.beginWithout(2, { absence: 'wait' });
    evening.time.pass(HOUR);
    await expect(evening.voteFor(others[0], absent)).rejects.toThrow('noVote');
    expect((await evening.table()).players[absent].standIn).toBeUndefined();
  });
});

describe('by the rule of the table', () => {
  test('a bot stands in two minutes after the one it waits for went away', async () => {
    await start({ thinker: heldBots() });
    await evening.begin(2, { absence: 'bot' });
    const absent = evening.awaited();
    await evening.goAway(absent);
    evening.time.pass(2 * MINUTE - SECOND);
    expect((await evening.table()).players[absent].standIn).toBeUndefined();
    evening.time.pass(SECOND);
    await evening.told(({ players }) => players[absent].standIn === true);
  });

  test('where everybody has gone nobody is kept waiting, and no bot plays the match to its end', async () => {
    await start({ thinker: heldBots() });
    await evening.begin(2, { absence: 'bot' });
    const absent = evening.awaited();
    await evening.goAway(absent);
    await evening.goAway(1 - absent);
    evening.time.pass(HOUR);
    await evening.server.sweep();
    expect((await evening.table()).players[absent].standIn).toBeUndefined();
    await evening.comeBack(1 - absent);
    await evening.told(({ players }) => players[absent].standIn === true);
  });
});

describe('by the host', () => {
  test('at once, for whoever is away, and no longer when they say so', async () => {
    await start({ thinker: heldBots() });
    await evening.begin(3, { absence: 'wait' });
    await expect(evening.ask(0, 'seats/1/standIn', { on: true })).rejects.toThrow('notAway');
    await evening.goAway(1);
    await expect(evening.ask(2, 'seats/1/standIn', { on: true })).rejects.toThrow('notHost');
    await evening.ask(0, 'seats/1/standIn', { on: true });
    expect((await evening.table()).players[1].standIn).toBe(true);
    await evening.ask(0, 'seats/1/standIn', { on: false });
    expect((await evening.table()).players[1].standIn).toBeUndefined();
  });
});

describe('the seat', () => {
  test('stays its holder’s: nobody can take it, nobody can be put on it, and its name stays', async () => {
    await start({ thinker: heldBots() });
    const { absent, others } = await evening.beginWithout(2);
    await evening.voteFor(others[0], absent);
    await expect(
      evening.server.post(`/games/ya-blew-it/${evening.matchID}/join`, {
        playerID: String(absent),
        playerName: 'Mallory',
      }),
    ).rejects.toThrow('taken');
    const seat = (await evening.table()).players[absent];
    expect([seat.name, seat.bot]).toEqual([`Player ${absent}`, undefined]);
  });

  test('is theirs again as soon as they are back, whatever the bot is thinking', async () => {
    const thinker = heldBots();
    await start({ thinker });
    const { absent, others } = await evening.beginWithout(2);
    await evening.voteFor(others[0], absent);
    const { stateID } = evening.sitters[others[0]].snapshot().match!;
    expect(thinker.asked).toHaveLength(1);
    await evening.comeBack(absent);
    await evening.sitters[absent].sees(({ match }) => match !== null);
    thinker.asked[0]();
    expect((await evening.table()).players[absent].standIn).toBeUndefined();
    await evening.play(absent);
    expect(evening.sitters[absent].snapshot().match!.stateID).toBe(stateID + 1);
    expect(evening.sitters[absent].snapshot().match!.log.at(-1)!.standIn).toBeUndefined();
  });

  test('is not theirs for who only watches', async () => {
    await start({ thinker: heldBots() });
    const { absent, others } = await evening.beginWithout(2);
    await evening.voteFor(others[0], absent);
    const watcher = sitDown(evening.server, { matchID: evening.matchID, playerID: null });
    await watcher.sees(({ table }) => table !== null);
    expect(watcher.snapshot().table!.players[absent].standIn).toBe(true);
    watcher.connection.close();
  });

  test.each([
    ['first the vote, then the return', (vote: Begin, back: Begin) => [vote(), back()]],
    ['first the return, then the vote', (vote: Begin, back: Begin) => [back(), vote()].reverse()],
  ])(
    'is theirs again after the last vote that was needed and they come together: %s',
    async (_, begin) => {
      await start({ thinker: heldBots() });
      const { absent, others } = await evening.beginWithout(4);
      const [first, last] = others;
      for (let round = 0; round < 4; round++) {
        await evening.voteFor(first, absent);
        const [voted] = await Promise.all(
          begin(
            () =>
              evening.voteFor(last, absent).then(
                () => 'counted',
                (error: Error) => error.message,
              ),
            () => evening.comeBack(absent),
          ),
        );
        expect(['counted', 'noVote']).toContain(voted);
        await evening.told(({ players, votes }) => !votes && !players[absent].standIn);
        await evening.sitters[absent].sees(({ table }) => !table!.players[absent].standIn);
        await evening.goAway(absent);
        evening.time.pass(2 * MINUTE);
        await evening.told(({ players }) => players[absent].isOverdue === true);
      }
      await evening.comeBack(absent);
      await evening.sitters[absent].sees(({ match }) => match !== null);
      await evening.play(absent);
      expect(evening.sitters[absent].snapshot().match!.log.at(-1)!.standIn).toBeUndefined();
    },
  );

  test('is a bot’s for a decision that was too late, whatever its holder says', async () => {
    await start({ thinker: heldBots() });
    await evening.begin(2, { clock: 1 });
    const late = evening.awaited();
    evening.time.pass(MINUTE);
    await evening.told(({ players }) => players[late].standIn === true);
    const back = evening.ask(late, `seats/${late}/standIn`, { on: false });
    await expect(back).rejects.toThrow('noVote');
    expect((await evening.table()).players[late].standIn).toBe(true);
  });

  test('is kept warm over a restart, until its holder comes', async () => {
    await start({ thinker: heldBots() });
    const { absent, others } = await evening.beginWithout(2);
    await evening.voteFor(others[0], absent);
    await evening.restart(HOUR);
    expect((await evening.table()).players[absent].standIn).toBe(true);
    await evening.comeBack(absent);
    expect((await evening.table()).players[absent].standIn).toBeUndefined();
  });
});
