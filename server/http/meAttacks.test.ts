import { hashCredentials } from '../tables/credentials';
import { attackedByHttp, type Answer, JUNK_BODIES } from '../test-support/attackedByHttp';
import { everythingOf } from '../test-support/stateUnchanged';
import { inStored } from '../test-support/storage';

// Attacks on what a player asks for about themselves: each is refused with a code, and leaves all matches, players and
// devices as they were.

const { target, before, send, allRefused } = attackedByHttp();

/** What a player asks for about themselves. */
const ME = ['tables', 'claim', 'devices', 'devices/remove', 'link', 'recovery', 'join', 'erase'];

/** Players and devices as they are stored, without when those were here last. */
const people = () =>
  inStored(target().server.dataDir, async (db) => ({
    players: await db.selectFrom('players').selectAll().orderBy('id').execute(),
    devices: await db.selectFrom('devices').selectAll().orderBy('id').execute(),
    links: await db.selectFrom('links').selectAll().orderBy('about').execute(),
  }));

async function meRefused(requests: Promise<Answer>[]) {
  const known = await people();
  await allRefused(requests);
  expect(await people()).toEqual(known);
}

test.each(ME)('10: me/%s takes no junk, and nothing that is too long', async (route) => {
  const device = { key: 'ab'.repeat(32), label: 'x'.repeat(41) };
  const junk = [
    ...JUNK_BODIES,
    JSON.stringify({ device, code: 'x', seats: [], key: device.key.slice(1), id: 'x' }),
    JSON.stringify({ key: [device.key] }),
    JSON.stringify({ key: device.key.toUpperCase(), id: 'x' }),
    JSON.stringify({ device: { ...device, label: '\u202e' }, code: 'x', seats: [] }),
    JSON.stringify({ device: { ...device, label: 'x' }, code: 'x'.repeat(61), seats: Array(41) }),
    `{"key":"${'x'.repeat(20_000)}"}`,
  ];
  await meRefused(junk.map((body) => send('POST', `/me/${route}`, body)));
});

/** A body that would do for each of these routes, by a key. */
const meBody = (route: string, key: string): string =>
  JSON.stringify(
    route === 'join'
      ? { device: { key, label: 'Phone' }, code: 'lamp-mango-lamp-mango-lamp-mango' }
      : { key, ...(route === 'devices/remove' && { id: 'x' }) },
  );

test.each(ME.filter((route) => route !== 'claim'))(
  '13: me/%s takes no key but a device’s own',
  async (route) => {
    const { players, devices } = await people();
    const keys = [
      'ef'.repeat(32),
      target().removed.credentials,
      target().sitters[0].credentials,
      ...players.map(({ id }) => id),
      ...devices.map(({ key_hash }) => key_hash),
    ];
    await meRefused(keys.map((key) => send('POST', `/me/${route}`, meBody(route, key))));
  },
);

test('13: nobody claims a seat that they do not prove, and nothing is said of it', async () => {
  const claim = (credentials: string, playerID: string) =>
    send(
      'POST',
      '/me/claim',
      JSON.stringify({
        device: { key: target().stranger.credentials, label: 'Phone' },
        seats: [{ gameName: target().game, matchID: target().matchID, playerID, credentials }],
      }),
    );
  const hashes = (before().stored.seats as { key_hash: string | null }[]).map(
    ({ key_hash }) => key_hash ?? 'x',
  );
  const keys = ['x', target().removed.credentials, target().stranger.credentials, ...hashes];
  for (const key of keys)
    for (const playerID of ['0', '1', '2', '9'])
      expect((await claim(key, playerID)).body).toBe('{"matchIDs":[]}');
  expect(await everythingOf(target())).toEqual(before());
});

test('13: nobody takes a device away from another player', async () => {
  const { devices } = await people();
  const key = target().stranger.credentials;
  const others = devices.filter(({ key_hash }) => key_hash !== hashCredentials(key));
  expect(others.length).toBeGreaterThan(0);
  await meRefused(
    others.map(({ id }) => send('POST', '/me/devices/remove', JSON.stringify({ key, id }))),
  );
});

test.each(ME)(
  '15: me/%s is asked neither by another page nor by another kind of body',
  async (route) => {
    const json = { 'content-type': 'application/json' };
    const body = meBody(route, target().sitters[1].credentials);
    await meRefused([
      ...['http://evil.example', 'null', 'file://', 'x'].map((origin) =>
        send('POST', `/me/${route}`, body, { ...json, origin }),
      ),
      ...['text/plain', 'application/x-www-form-urlencoded'].map((type) =>
        send('POST', `/me/${route}`, body, { 'content-type': type }),
      ),
    ]);
  },
);
