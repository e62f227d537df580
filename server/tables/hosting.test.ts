import { HOUR, MINUTE, SECOND, startEvening, type Evening } from '../test-support/evening';

// Who is the host: it can be handed on, and passes by itself to somebody who is there.

let evening: Evening;
beforeEach(async () => void (evening = await startEvening()));
afterEach(() => evening.stop());

const host = async () => (await evening.table()).host;

test('the host hands it on, to a person and to nobody else', async () => {
  await evening.begin(3);
  await expect(evening.ask(1, 'seats/1/host')).rejects.toThrow('notHost');
  await evening.ask(0, 'seats/2/host');
  expect(await host()).toBe('2');
  await expect(evening.ask(0, 'newcomers', { admit: false })).rejects.toThrow('notHost');
  await evening.ask(2, 'seats/1/free');
  await expect(evening.ask(2, 'seats/1/host')).rejects.toThrow('noSeat');
  await evening.ask(2, 'seats/1/bot');
  await expect(evening.ask(2, 'seats/1/host')).rejects.toThrow('noSeat');
});

test.each([
  ['in a match', 'begin'],
  ['in a waiting room', 'sit'],
] as const)('%s it passes on when the host has been away for two minutes', async (_, open) => {
  await evening[open](3);
  await evening.goAway(0);
  evening.time.pass(2 * MINUTE - SECOND);
  expect(await host()).toBe('0');
  evening.time.pass(SECOND);
  await evening.told((table) => table.host === '1');
  expect((await evening.table()).hostBefore).toBe('0');
});

test('it passes to the next in turn who is there', async () => {
  await evening.begin(4);
  await evening.ask(0, 'seats/2/host');
  await evening.goAway(3);
  await evening.goAway(2);
  evening.time.pass(2 * MINUTE);
  await evening.told((table) => table.host === '0');
});

test('it passes to the next in turn where the host leaves', async () => {
  await evening.sit(4);
  await evening.ask(0, 'seats/2/host');
  await evening.ask(2, 'leave');
  expect(await host()).toBe('3');
  await evening.ask(3, 'leave');
  expect(await host()).toBe('0');
});

test('where nobody is there it waits for the first who comes', async () => {
  await evening.begin(3);
  for (const seat of [2, 1, 0]) await evening.goAway(seat);
  evening.time.pass(HOUR);
  expect(await host()).toBe('0');
  await evening.comeBack(2);
  await evening.told((table) => table.host === '2');
});

test('who comes back is told who is the host now, and takes it back, once', async () => {
  await evening.begin(3);
  await evening.goAway(0);
  evening.time.pass(2 * MINUTE);
  await evening.told((table) => table.host === '1');
  await evening.comeBack(0);
  expect(evening.sitters[0].snapshot().table).toMatchObject({ host: '1', hostBefore: '0' });
  // neither for somebody else, nor does anybody else
  await expect(evening.ask(0, 'seats/2/host')).rejects.toThrow('notHost');
  await expect(evening.ask(2, 'seats/2/host')).rejects.toThrow('notHost');
  await evening.ask(0, 'seats/0/host');
  const table = await evening.table();
  expect([table.host, table.hostBefore]).toEqual(['0', undefined]);
  await expect(evening.ask(1, 'seats/1/host')).rejects.toThrow('notHost');
});

test('whoever handed it on has nothing to take back', async () => {
  await evening.begin(2);
  await evening.ask(0, 'seats/1/host');
  await expect(evening.ask(0, 'seats/0/host')).rejects.toThrow('notHost');
});

test('who is the host by itself may hand it back', async () => {
  await evening.begin(2);
  await evening.goAway(0);
  evening.time.pass(2 * MINUTE);
  await evening.told((table) => table.host === '1');
  await evening.comeBack(0);
  expect(evening.sitters[0].snapshot().table).toMatchObject({ host: '1', hostBefore: '0' });
  await evening.ask(1, 'seats/0/host');
  const table = await evening.table();
  expect([table.host, table.hostBefore]).toEqual(['0', undefined]);
});

describe('a host who hands it on while it passes on', () => {
  const PASSES = 2 * MINUTE;
  const hand = () =>
    evening.ask(0, 'seats/2/host').then(
      () => 'done',
      (error: Error) => error.message,
    );

  /** Lets almost all the time pass, and waits until nothing is left to be done of what was due on the way. */
  async function almost() {
    await evening.goAway(0);
    evening.time.pass(PASSES - SECOND);
    await expect(evening.ask(1, 'seats/1/host')).rejects.toThrow('notHost');
  }

  beforeEach(async () => {
    await evening.begin(3);
    await almost();
  });

  test('is told that they are none any more, where that came first', async () => {
    evening.time.pass(SECOND);
    // nobody has been told yet
    expect(await hand()).toBe('notHost');
    expect(await evening.table()).toMatchObject({ host: '1', hostBefore: '0' });
  });

  test('has done so, where they were first: then it passes to nobody', async () => {
    expect(await hand()).toBe('done');
    evening.time.pass(SECOND);
    await evening.server.sweep();
    const table = await evening.table();
    expect([table.host, table.hostBefore]).toEqual(['2', undefined]);
  });

  test('has done the one or been told the other, where all of it is asked at once', async () => {
    for (let round = 0; round < 8; round++) {
      const [, handed] = await Promise.all([
        round % 2 === 0 && evening.ask(1, 'ready', { ready: true }).catch(() => null),
        hand(),
        new Promise<void>((resolve) =>
          setImmediate(() => {
            evening.time.pass(SECOND);
            resolve();
          }),
        ),
      ]);
      const table = await evening.table();
      expect([handed, table.host, table.hostBefore]).toEqual(
        handed === 'done' ? ['done', '2', undefined] : ['notHost', '1', '0'],
      );
      // and again, as it was
      await evening.comeBack(0);
      await evening.ask(Number(table.host), 'seats/0/host');
      await almost();
    }
  });
});

test('a former host who leaves the table is spoken of no longer', async () => {
  await evening.begin(3);
  await evening.goAway(0);
  evening.time.pass(2 * MINUTE);
  await evening.told((table) => table.host === '1');
  await evening.ask(0, 'leave');
  expect((await evening.table()).hostBefore).toBeUndefined();
});
