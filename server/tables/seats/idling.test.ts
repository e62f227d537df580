import { HOUR, MINUTE, SECOND, startEvening, type Evening } from '../../test-support/evening';

// Somebody who is there and does not decide, where no clock runs: a laptop that was left open.

const TEN = 10 * MINUTE;

let evening: Evening;
const start = async (...settings: Parameters<typeof startEvening>) =>
  (evening = await startEvening(...settings));
afterEach(() => evening.stop());

/** A match of so many, all of them there, and who it waits for. */
async function waiting(people: number, wishes = {}) {
  await evening.begin(people, wishes);
  const idle = evening.awaited();
  const others = evening.sitters.map((_, i) => i).filter((i) => i !== idle);
  return { idle, others };
}

const isOverdue = async (seat: number) => (await evening.table()).players[seat].isOverdue === true;
const becomesOverdue = (seat: number) =>
  evening.told(({ players }) => players[seat].isOverdue === true);
const hasBot = (seat: number) => evening.told(({ players }) => players[seat].standIn === true);

/** Lets so much time pass, as a server sees it that does what is due on the way. */
async function pass(milliseconds: number) {
  for (let left = milliseconds; left > 0; left -= MINUTE) {
    evening.time.pass(Math.min(left, MINUTE));
    await evening.table();
  }
}

test('others may do without them after ten minutes, and nobody before', async () => {
  await start();
  const { idle, others } = await waiting(3);
  await pass(TEN - SECOND);
  expect(await isOverdue(idle)).toBe(false);
  await expect(evening.voteFor(others[0], idle)).rejects.toThrow('noVote');
  await pass(SECOND);
  await becomesOverdue(idle);
  await evening.voteFor(others[0], idle);
  // it is no matter of theirs, and more than half of the others have to agree
  await expect(evening.voteFor(idle, idle)).rejects.toThrow('noVote');
  expect((await evening.table()).votes).toMatchObject([{ by: [String(others[0])], needed: 2 }]);
  await evening.voteFor(others[1], idle);
  await hasBot(idle);
  await evening.sitters[others[0]].sees(({ match }) => !match!.awaited.includes(String(idle)));
});

test('of two the other one decides', async () => {
  await start();
  const { idle, others } = await waiting(2);
  await pass(TEN);
  await becomesOverdue(idle);
  await evening.voteFor(others[0], idle);
  await hasBot(idle);
});

test('whoever decides in time has all the time again, and a vote that was open is none any more', async () => {
  await start();
  const { idle, others } = await waiting(3);
  await pass(TEN);
  await becomesOverdue(idle);
  await evening.voteFor(others[0], idle);
  await evening.play(idle);
  await evening.told(({ votes, players }) => !votes && !players[idle].isOverdue);
  await pass(9 * MINUTE);
  for (const seat of [idle, ...others]) expect(await isOverdue(seat)).toBe(false);
});

test('they say that they are there, before a bot plays for them and after', async () => {
  await start();
  const { idle, others } = await waiting(2);
  const back = () => evening.ask(idle, `seats/${idle}/standIn`, { on: false });
  await expect(back()).rejects.toThrow('noVote');
  await pass(TEN);
  await becomesOverdue(idle);
  await back();
  await evening.told(({ players }) => !players[idle].isOverdue);
  await pass(9 * MINUTE);
  expect(await isOverdue(idle)).toBe(false);
  await pass(MINUTE);
  await becomesOverdue(idle);
  await evening.voteFor(others[0], idle);
  await hasBot(idle);
  await back();
  await evening.told(({ players }) => !players[idle].standIn);
  // nobody else can say it for them, but the host
  const host = Number((await evening.table()).host);
  const forAnother = evening.ask(1 - host, `seats/${host}/standIn`, { on: false });
  await expect(forAnother).rejects.toThrow('notHost');
});

test('a bot that plays for them stops when they play themselves, or have opened their table again', async () => {
  // bots that never come to play: it is their holder who does
  const never = () => new Promise<never>(() => undefined);
  await start({ thinker: { choose: never, close: async () => undefined } });
  const { idle, others } = await waiting(2);
  const replaced = async () => {
    await pass(TEN);
    await becomesOverdue(idle);
    await evening.voteFor(others[0], idle);
    await hasBot(idle);
  };
  await replaced();
  await evening.play(idle);
  await evening.told(({ players }) => !players[idle].standIn);
  while (evening.awaited() !== idle) await evening.play(evening.awaited());
  await replaced();
  await evening.goAway(idle);
  await hasBot(idle);
  await evening.comeBack(idle);
  await evening.told(({ players }) => !players[idle].standIn);
  expect(await isOverdue(idle)).toBe(false);
});

test('the time outlasts a restart, a page that is loaded again and a pause, and begins anew after a long absence', async () => {
  await start();
  const { idle, others } = await waiting(2);
  await pass(5 * MINUTE);
  await evening.restart(HOUR);
  for (const seat of [0, 1]) await evening.comeBack(seat);
  expect(await isOverdue(idle)).toBe(false);
  for (const seat of [0, 1]) await evening.ask(seat, 'vote', { about: 'pause', agree: true });
  await pass(HOUR);
  await evening.ask(others[0], 'vote', { about: 'resume', agree: true });
  await evening.goAway(idle);
  await pass(MINUTE);
  await evening.comeBack(idle);
  await pass(4 * MINUTE - SECOND);
  expect(await isOverdue(idle)).toBe(false);
  await pass(SECOND);
  await becomesOverdue(idle);
  await evening.goAway(idle);
  await pass(3 * MINUTE);
  await evening.comeBack(idle);
  expect(await isOverdue(idle)).toBe(false);
  await pass(9 * MINUTE);
  expect(await isOverdue(idle)).toBe(false);
  await pass(MINUTE);
  await becomesOverdue(idle);
});

test.each([1, 24 * 60] as const)(
  'nothing of this is where a clock runs, of %i minutes',
  async (clock) => {
    await start();
    const { idle, others } = await waiting(2, { clock });
    await pass(clock === 1 ? 30 * SECOND : HOUR);
    expect(await isOverdue(idle)).toBe(false);
    await expect(evening.voteFor(others[0], idle)).rejects.toThrow('noVote');
    const back = evening.ask(idle, `seats/${idle}/standIn`, { on: false });
    await expect(back).rejects.toThrow('noVote');
  },
);

test('where the table has no clock nobody reads of a time', async () => {
  await start();
  const { idle } = await waiting(2);
  await pass(5 * MINUTE);
  expect((await evening.table()).players[idle]).not.toHaveProperty('timeLeft');
});

describe('where the table waits for whoever is away', () => {
  test('its host lets a bot play for them', async () => {
    await start();
    await evening.begin(3, { absence: 'wait' });
    while (evening.awaited() === 0) await evening.play(0);
    const idle = evening.awaited();
    await pass(TEN);
    await becomesOverdue(idle);
    const [other] = [1, 2].filter((seat) => seat !== idle);
    await expect(evening.voteFor(other, idle)).rejects.toThrow('noVote');
    await evening.ask(0, `seats/${idle}/standIn`, { on: true });
    await hasBot(idle);
  });

  test('the others do where it waits for its host, whose right passes on', async () => {
    await start();
    await evening.begin(3, { absence: 'wait' });
    while (evening.awaited() !== 0) await evening.play(evening.awaited());
    await pass(TEN);
    await becomesOverdue(0);
    for (const seat of [1, 2]) await evening.voteFor(seat, 0);
    await hasBot(0);
    expect(await evening.table()).toMatchObject({ host: '1', hostBefore: '0' });
  });
});

test('by the rule of a table no bot sits down by itself for somebody who is there', async () => {
  await start();
  const { idle, others } = await waiting(2, { absence: 'bot' });
  await pass(TEN + MINUTE);
  await becomesOverdue(idle);
  expect((await evening.table()).players[idle].standIn).toBeUndefined();
  await evening.voteFor(others[0], idle);
  await hasBot(idle);
});
