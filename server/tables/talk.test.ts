import { REACTIONS } from '../../shared/protocol/table';
import { LIMITS } from '../gateway/limits';
import { FAST, GAME, sitDown, type Sitter } from '../test-support/server';
import { MINUTE, startEvening, type Evening } from '../test-support/evening';

// Who is heard at a table: the host can let nobody hear somebody, and keep somebody out; quick signs; and
// those who watch talk apart from it, where the table has it so.

let evening: Evening;
const others: Sitter[] = [];

const start = async (settings = {}) => (evening = await startEvening(settings));
afterEach(async () => {
  for (const { connection } of others.splice(0)) connection.close();
  await evening.stop();
});

async function watch(): Promise<Sitter> {
  const watcher = sitDown(evening.server, { matchID: evening.matchID, playerID: null });
  others.push(watcher);
  await watcher.sees(({ table }) => table !== null);
  return watcher;
}

describe('somebody whom nobody is to hear', () => {
  test('is refused with a reason, in words and in signs, until the host lets them be heard again', async () => {
    await start();
    await evening.sit(3);
    const [host, , guest] = evening.sitters;
    await expect(evening.ask(1, 'seats/2/mute', { muted: true })).rejects.toThrow('notHost');
    await evening.ask(0, 'seats/2/mute', { muted: true });
    await guest.sees(({ table }) => table!.players[2].isMuted === true);
    expect(await guest.connection.say('hello')).toEqual({ ok: false, code: 'muted' });
    expect(await guest.connection.react('wow')).toEqual({ ok: false, code: 'muted' });
    await evening.ask(0, 'seats/2/mute', { muted: false });
    expect(await guest.connection.say('hello')).toMatchObject({ ok: true });
    await host.sees(({ chat }) => chat.length === 1);
  });

  test('still is after a restart', async () => {
    await start();
    await evening.sit(2);
    await evening.ask(0, 'seats/1/mute', { muted: true });
    await evening.restart(MINUTE);
    expect((await evening.table()).players[1].isMuted).toBe(true);
  });
});

describe('somebody whom the host has put out for good', () => {
  const join = (playerName: string, key?: string) =>
    evening.server.post(`/games/${GAME}/${evening.matchID}/join`, {
      playerName,
      ...(key && { device: { key, label: 'a browser' } }),
    });
  const KEY = 'ab'.repeat(32);

  test('cannot sit down again by the same browser, whatever they call themselves', async () => {
    await start();
    await evening.sit(2);
    await evening.ask(0, 'seats');
    await join('Mallory', KEY);
    await evening.ask(0, 'seats/2/free', { ban: true });
    await expect(join('Somebody else', KEY)).rejects.toThrow('banned');
    // who comes by another browser is another person to the server
    await join('Cy', 'cd'.repeat(32));
  });

  test.each(['Mallory', 'mallory ', 'MÁLLORY', 'M.a.l.l.o.r.y'])(
    'nor under the same name, as %s',
    async (name) => {
      await start();
      await evening.sit(2);
      await evening.ask(0, 'seats');
      await join('Mallory');
      await evening.ask(0, 'seats/2/free', { ban: true });
      await expect(join(name)).rejects.toThrow('banned');
    },
  );

  test('is put out by nobody but the host, and only persons are', async () => {
    await start();
    await evening.sit(3);
    await expect(evening.ask(1, 'seats/2/free', { ban: true })).rejects.toThrow('notHost');
    await evening.ask(0, 'seats/2/free');
    await evening.ask(0, 'seats/2/bot');
    await expect(evening.ask(0, 'seats/2/free', { ban: true })).rejects.toThrow('noSeat');
  });
});

describe('a quick sign', () => {
  test.each(REACTIONS)('%s is shown to all, and kept nowhere', async (reaction) => {
    await start();
    await evening.sit(2);
    const [host, guest] = evening.sitters;
    const watcher = await watch();
    expect(await host.connection.react(reaction)).toMatchObject({ ok: true });
    for (const each of [guest, watcher])
      await each.sees(({ reactions }) => reactions['0']?.reaction === reaction);
    const later = await watch();
    expect(later.snapshot().reactions).toEqual({});
  });

  test('can be shown only so often, and by nobody who watches', async () => {
    await start({ limits: { ...FAST, reactions: LIMITS.reactions } });
    await evening.sit(2);
    const [host] = evening.sitters;
    const acks = [];
    for (let i = 0; i < 5; i++) acks.push(await host.connection.react('wow'));
    expect(acks.map(({ ok }) => ok)).toEqual([true, true, true, false, false]);
    expect(acks[3]).toEqual({ ok: false, code: 'tooFast' });
    const watcher = await watch();
    expect(await watcher.connection.react('wow')).toEqual({ ok: false, code: 'unbound' });
  });
});

describe('those who watch', () => {
  test('do not talk, unless the host lets them', async () => {
    await start();
    await evening.sit(2);
    const watcher = await watch();
    expect(await watcher.connection.sayAside('hello')).toEqual({ ok: false, code: 'noTalk' });
    await expect(evening.ask(1, 'watchersTalk', { on: true })).rejects.toThrow('notHost');
    await evening.ask(0, 'watchersTalk', { on: true });
    expect(await watcher.connection.sayAside('hello')).toMatchObject({ ok: true });
  });

  test('are heard under numbers, apart from the table, by who comes later as well', async () => {
    await start();
    await evening.sit(2);
    await evening.ask(0, 'watchersTalk', { on: true });
    const [one, two] = [await watch(), await watch()];
    await one.connection.sayAside('who wins?');
    await two.connection.sayAside('Ana');
    const lines = [
      { id: '1', watcher: 1, text: 'who wins?' },
      { id: '2', watcher: 2, text: 'Ana' },
    ];
    const later = await watch();
    for (const each of [evening.sitters[0], one, later])
      await each.sees(({ asides }) => asides.length === 2);
    expect(later.snapshot().asides).toEqual(lines);
    expect(evening.sitters[0].snapshot().chat).toEqual([]);
  });

  test('nobody at the table speaks among them, and nobody floods it', async () => {
    await start();
    await evening.sit(2);
    await evening.ask(0, 'watchersTalk', { on: true });
    expect(await evening.sitters[0].connection.sayAside('psst')).toEqual({
      ok: false,
      code: 'unbound',
    });
    const watcher = await watch();
    const acks = [];
    for (let i = 0; i < 8; i++) acks.push((await watcher.connection.sayAside(`${i}`)).ok);
    expect(acks).toEqual([...Array(6).fill(true), false, false]);
  });
});
