import { DESK, device, devicesForTests, PHONE, TABLET } from '../test-support/devices';
import { at, playOn } from '../test-support/sitters';
import { inStored } from '../test-support/storage';
import { linksInMemory } from './keptLinks';
import { createPlayers } from './players';

// Another device comes in by a code, and goes when it is removed.

const { server, me, tablesOf, devicesOf, linkOf, recoveryOf, useCode, gather, running, arrive } =
  devicesForTests();

test('a link makes one device a player’s: the device that took it may ask again, no other', async () => {
  await gather([DESK]);
  const code = await linkOf(DESK);
  await useCode(code, PHONE);
  await useCode(code, PHONE);
  await expect(useCode(code, TABLET)).rejects.toThrow('unknownCode');
  const both = await linkOf(DESK);
  const tries = await Promise.allSettled([useCode(both, TABLET), useCode(both, 'e5'.repeat(32))]);
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a newer link makes the older one void', async () => {
  await gather([DESK]);
  const first = await linkOf(DESK);
  await linkOf(DESK);
  await expect(useCode(first, PHONE)).rejects.toThrow('unknownCode');
});

test('so it does where it was made before its player turned out to be one with another', async () => {
  await gather([DESK, PHONE]);
  const first = await linkOf(DESK);
  await useCode(await linkOf(PHONE), DESK);
  await linkOf(DESK);
  await expect(useCode(first, TABLET)).rejects.toThrow('unknownCode');
});

test('a recovery code gives all tables back to a browser that has nothing, until it is renewed', async () => {
  const { matchID } = await running();
  const another = await gather([DESK]);
  const code = await recoveryOf(DESK);
  expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/);
  // as people type it
  await useCode(
    ` ${code.toLowerCase().replace(/-/g, ' ').replace(/0/g, 'o').replace(/1/g, 'l')}`,
    PHONE,
  );
  expect((await tablesOf(PHONE)).map((seat) => seat.matchID).sort()).toEqual(
    [matchID, another.matchID].sort(),
  );
  await useCode(code, TABLET);
  const renewed = await recoveryOf(PHONE);
  await expect(useCode(code, 'e5'.repeat(32))).rejects.toThrow('unknownCode');
  await useCode(renewed, 'e5'.repeat(32));
  expect(await devicesOf(DESK)).toHaveLength(4);
});

test('a removed device is out at once, while it acts as well, and its links die with it', async () => {
  const { matchID, sitters } = await running();
  await useCode(await linkOf(DESK), PHONE);
  const phone = arrive(matchID, '0', PHONE);
  await phone.sees(({ match }) => match !== null);
  const link = await linkOf(PHONE);
  const [{ id }] = (await devicesOf(DESK)).filter(({ isThis }) => !isThis);
  const [, ack, said] = await Promise.all([
    me('devices/remove', { key: DESK, id }),
    phone.connection.play('draw'),
    phone.connection.say('still here?'),
  ]);
  await phone.sees(({ refused }) => refused?.code === 'removed');
  for (const answer of [ack, said])
    expect(answer.ok || ['unbound', 'stale', 'removed', 'illegal'].includes(answer.code)).toBe(
      true,
    );
  expect(await phone.connection.play('draw')).toEqual({ ok: false, code: 'unbound' });
  expect(await phone.connection.say('hello')).toEqual({ ok: false, code: 'unbound' });
  for (const route of ['leave', 'ready'])
    await expect(
      server().post(at(matchID, route), {
        playerID: '0',
        credentials: PHONE,
        ...(route === 'ready' && { ready: true }),
      }),
    ).rejects.toThrow('credentials');
  for (const [route, body] of [['tables'], ['devices'], ['link'], ['recovery'], ['erase']] as [
    string,
    object?,
  ][])
    await expect(me(route, { key: PHONE, ...body })).rejects.toThrow('credentials');
  await expect(useCode(link, TABLET)).rejects.toThrow('unknownCode');
  // the other one goes on
  await playOn(sitters);
});

test('a device that is removed in the moment in which it asks for a link gets none that works', async () => {
  await gather([DESK]);
  await useCode(await linkOf(DESK), PHONE);
  const [{ id }] = (await devicesOf(DESK)).filter(({ isThis }) => !isThis);
  await inStored(server().dataDir, async (db) => {
    let time = Date.now();
    const links = linksInMemory(() => 0);
    const players = createPlayers({ db, now: () => time, links, sayRemoved: () => undefined });
    // the phone is here for the first time in days, which is noted meanwhile
    time += 2 * 24 * 60 * 60 * 1000;
    await players.known(DESK);
    const [, link] = await Promise.allSettled([players.remove(DESK, id), players.link(PHONE)]);
    const code = link.status === 'fulfilled' ? link.value : '';
    expect(await players.join(code, device(TABLET))).toBeNull();
  });
});

test('a removed device is out also where its links could not be ended just then', async () => {
  await gather([DESK]);
  await useCode(await linkOf(DESK), PHONE);
  const [{ id }] = (await devicesOf(DESK)).filter(({ isThis }) => !isThis);
  await inStored(server().dataDir, async (db) => {
    const said: string[] = [];
    const end = () => Promise.reject(new Error('out of reach'));
    const links = { ...linksInMemory(() => 0), end };
    const sayRemoved = (device: string) => void said.push(device);
    const players = createPlayers({ db, now: Date.now, links, sayRemoved });
    const phone = await players.holderOf(PHONE);
    await expect(players.remove(DESK, id)).rejects.toThrow('out of reach');
    expect(phone.isRemoved()).toBe(true);
    expect(said).toEqual([id]);
  });
});

test('nobody removes the device of another player, whatever id they know', async () => {
  await gather([DESK, PHONE]);
  const [{ id }] = await devicesOf(PHONE);
  await expect(me('devices/remove', { key: DESK, id })).rejects.toThrow('notFound');
  await expect(me('devices/remove', { key: TABLET, id })).rejects.toThrow('credentials');
  expect(await devicesOf(PHONE)).toHaveLength(1);
});

test('a player has so many devices at most', async () => {
  await gather([DESK]);
  const key = (i: number) => i.toString(16).padStart(64, '0');
  for (let i = 1; i < 20; i++) await useCode(await linkOf(DESK), key(i));
  await expect(useCode(await linkOf(DESK), key(20))).rejects.toThrow('tooManyDevices');
  expect(await devicesOf(DESK)).toHaveLength(20);
});
