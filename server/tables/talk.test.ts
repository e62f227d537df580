import type { CodeAnswer, JoinAnswer } from '../../shared/protocol/requests';
import { REACTIONS } from '../../shared/protocol/talk';
import { LIMITS } from '../limits';
import { FAST } from '../test-support/server';
import { GAME, sitDown, type Sitter } from '../test-support/sitters';
import { MINUTE, startEvening, type Evening } from '../test-support/evening';
import { textIn } from '../test-support/storage';

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

  const isMuted = async (seat: number) => (await evening.table()).players[seat].isMuted === true;

  test('is not heard either when they leave and sit down again, by the same browser or under the same name', async () => {
    await start();
    await evening.sit(2);
    await evening.ask(0, 'seats');
    const first = await join('Mallory', KEY);
    await evening.ask(0, 'seats/2/mute', { muted: true });
    await askAs(first, 'leave');
    const second = await join('Somebody else', KEY);
    expect(await isMuted(2)).toBe(true);
    await askAs(second, 'leave');
    const third = await join('mallory', OTHER);
    expect(await isMuted(2)).toBe(true);
    // until the host says otherwise, of all that they come as
    await evening.ask(0, 'seats/2/mute', { muted: false });
    await askAs(third, 'leave');
    await join('Mallory');
    expect(await isMuted(2)).toBe(false);
  });

  test('says nothing by their name either, which stays as it was, also when they sit down again', async () => {
    await start();
    await evening.sit(2);
    await evening.ask(0, 'seats');
    const first = await join('Mallory', KEY);
    await evening.ask(0, 'seats/2/mute', { muted: true });
    await expect(askAs(first, 'update', { newName: 'the host cheats' })).rejects.toThrow('muted');
    // how they are shown otherwise says nothing
    await askAs(first, 'update', { newName: 'Mallory', look: { avatar: 'fox' } });
    await askAs(first, 'leave');
    const second = await join('the host cheats', KEY);
    expect((await evening.table()).players[2].name).toBe('Mallory');
    await evening.ask(0, 'seats/2/mute', { muted: false });
    await askAs(second, 'update', { newName: 'Zoe' });
    expect((await evening.table()).players[2].name).toBe('Zoe');
  });

  test('still is after a restart', async () => {
    await start();
    await evening.sit(2);
    await evening.ask(0, 'seats/1/mute', { muted: true });
    await evening.restart(MINUTE);
    expect((await evening.table()).players[1].isMuted).toBe(true);
  });
});

const KEY = 'ab'.repeat(32);
const OTHER = 'cd'.repeat(32);
const device = (key: string) => ({ key, label: 'a browser' });

/** Somebody who sits down on the first empty seat, by a browser that is known or not. */
async function join(playerName: string, key?: string) {
  const { playerID, playerCredentials: credentials } = await evening.server.post<JoinAnswer>(
    `/games/${GAME}/${evening.matchID}/join`,
    { playerName, ...(key && { device: device(key) }) },
  );
  return { playerID, credentials };
}

/** What somebody who has joined asks for themselves. */
const askAs = (proof: object, route: string, body: object = {}) =>
  evening.server.post(`/games/${GAME}/${evening.matchID}/${route}`, { ...proof, ...body });

describe('somebody whom the host has put out for good', () => {
  test('cannot sit down again by the same browser, whatever they call themselves', async () => {
    await start();
    await evening.sit(2);
    await evening.ask(0, 'seats');
    await join('Mallory', KEY);
    await evening.ask(0, 'seats/2/free', { ban: true });
    await expect(join('Somebody else', KEY)).rejects.toThrow(/^banned$/);
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
      await expect(join(name)).rejects.toThrow(/^bannedName$/);
    },
  );

  test('cannot sit down again once that browser turned out to be one with another', async () => {
    await start();
    await evening.sit(2);
    await evening.ask(0, 'seats');
    await join('Mallory', KEY);
    await evening.ask(0, 'seats/2/free', { ban: true });
    const { post } = evening.server;
    await post(`/games/${GAME}/create`, {
      ...{ numPlayers: 2, start: 'host', playerName: 'Zed', device: device(OTHER) },
    });
    const { code } = await post<CodeAnswer>('/me/link', { key: OTHER });
    await post('/me/join', { code, device: device(KEY) });
    for (const key of [KEY, OTHER])
      await expect(join('Somebody else', key)).rejects.toThrow('banned');
  });

  test('nor can anybody take their name once they sit there', async () => {
    await start();
    await evening.sit(2);
    await evening.ask(0, 'seats');
    await join('Mallory', KEY);
    await evening.ask(0, 'seats/2/free', { ban: true });
    const other = await join('Zed', OTHER);
    await expect(askAs(other, 'update', { newName: 'Mallory' })).rejects.toThrow(/^bannedName$/);
    await askAs(other, 'update', { newName: 'Zoe' });
  });

  test('loses every seat that their browser holds at the table, and nobody else does', async () => {
    await start();
    await evening.sit(2);
    await evening.ask(0, 'seats');
    await evening.ask(0, 'seats');
    await join('Mallory', KEY);
    await join('Mallory too', KEY);
    await evening.ask(0, 'seats/2/free', { ban: true });
    expect((await evening.table()).players.map(({ name }) => name)).toEqual([
      'Player 0',
      'Player 1',
      undefined,
      undefined,
    ]);
  });

  test('loses the seats as well that they held before they turned out to be one with somebody', async () => {
    await start();
    await evening.sit(2);
    await evening.ask(0, 'seats');
    await evening.ask(0, 'seats');
    await join('Mallory', KEY);
    await join('Mallory too', OTHER);
    const { post } = evening.server;
    const { code } = await post<CodeAnswer>('/me/link', { key: OTHER });
    await post('/me/join', { code, device: device(KEY) });
    await evening.ask(0, 'seats/2/free', { ban: true });
    expect((await evening.table()).players.map(({ name }) => name)).toEqual([
      'Player 0',
      'Player 1',
      undefined,
      undefined,
    ]);
    for (const name of ['Mallory', 'Mallory too'])
      await expect(join(name)).rejects.toThrow(/^bannedName$/);
  });

  test('under a name without letters keeps nobody away whose name is another one', async () => {
    await start();
    await evening.sit(2);
    await evening.ask(0, 'seats');
    await join('★', KEY);
    await evening.ask(0, 'seats/2/free', { ban: true });
    await expect(join('★', OTHER)).rejects.toThrow('banned');
    await join('☂', OTHER);
  });

  test('can have their name erased, and is still kept out by their browser', async () => {
    await start();
    await evening.sit(2);
    await evening.ask(0, 'seats');
    const proof = await join('Mallory', KEY);
    await evening.ask(0, 'seats/2/free', { ban: true });
    await askAs(proof, 'leave', { erase: true });
    expect(await textIn(evening.server.dataDir, ['matches', 'seats'])).not.toContain('Mallory');
    await expect(join('Mallory', KEY)).rejects.toThrow('banned');
  });

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
    await evening.ask(0, 'watchersTalk', { on: false });
    // nor does anybody hear then what was said before
    expect((await watch()).snapshot().asides).toEqual([]);
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
