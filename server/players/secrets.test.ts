import type { Device } from '../../shared/protocol/requests';
import { DESK, device, devicesForTests, PHONE, TABLET } from '../test-support/devices';
import { runServer } from '../test-support/server';
import { GAME, tableOf } from '../test-support/sitters';
import { allIn, isOnPostgres } from '../test-support/storage';
import { hashCredentials } from '../tables/credentials';

// What nobody else is told of players, and nobody finds out by trying.

const { server, me, devicesOf, linkOf, recoveryOf, useCode, gather, running, arrive, stored } =
  devicesForTests();

test('of keys, links and recovery codes the data folder has only hashes, and the log nothing', async () => {
  const { matchID } = await gather([DESK]);
  const link = await linkOf(DESK);
  const recovery = await recoveryOf(DESK);
  await useCode(link, PHONE);
  await useCode(recovery, TABLET);
  const everything = [...server().logged, await allIn(server().dataDir)].join('\n');
  expect(everything).toContain(hashCredentials(DESK));
  expect(everything).toContain(matchID);
  for (const secret of [DESK, PHONE, TABLET, link, recovery])
    expect(everything).not.toContain(secret);
  // servers that share a database know a link by its hash
  expect(everything.includes(hashCredentials(link))).toBe(isOnPostgres);
});

test('nobody else is told devices, their labels, or who is the same person at another table', async () => {
  const first = await running([DESK, undefined]);
  const second = await gather([undefined, DESK]);
  await me('join', { code: await linkOf(DESK), device: device(PHONE, 'My secret phone') });
  const watching = arrive(first.matchID, null);
  await watching.sees(({ match }) => match !== null);
  const ids: string[] = (await devicesOf(DESK)).map(({ id }: Device) => id);
  const players = [...(await stored()).matchAll(/"(?:player|key_hash|id)":"([0-9a-f]{64})"/g)];
  const secrets = [
    ...ids,
    ...players.map(([, id]) => id),
    DESK,
    PHONE,
    'My secret phone',
    'Browser a',
  ];
  expect(secrets.length).toBeGreaterThan(6);
  const shown = JSON.stringify([
    ...[...first.sitters, ...second.sitters, watching].map(({ snapshot }) => snapshot()),
    await tableOf(server(), first.matchID),
    await tableOf(server(), second.matchID),
    await server().get(`/games/${GAME}`),
  ]);
  expect(secrets.filter((secret) => shown.includes(secret))).toEqual([]);
  // nor is anything else the same at both tables that is not the same for others
  const [one, other] = [
    (await tableOf(server(), first.matchID)).players[0],
    (await tableOf(server(), second.matchID)).players[1],
  ];
  const common = Object.values(one).filter(
    (value) => typeof value === 'string' && Object.values(other).includes(value),
  );
  expect(common).toEqual([]);
});

test('who sweeps codes, or guesses keys, is slowed down; who has a right one gets in', async () => {
  const strict = await runServer({
    limits: {
      wrongPlayerCodes: { burst: 3, perSecond: 0 },
      wrongKeys: { burst: 3, perSecond: 0 },
    },
  });
  const post = (route: string, body: object) => strict.post(`/me/${route}`, body);
  const code = '0000-0000-0000-0000-0000';
  await post('claim', { device: device(DESK), seats: [] });
  for (let tried = 0; tried < 3; tried++)
    await expect(post('join', { code, device: device(PHONE) })).rejects.toThrow('unknownCode');
  await expect(post('join', { code, device: device(PHONE) })).rejects.toThrow('tooFast');
  for (let tried = 0; tried < 3; tried++)
    await expect(post('tables', { key: `0${tried}`.repeat(32) })).rejects.toThrow('credentials');
  await expect(post('tables', { key: TABLET })).rejects.toThrow('tooFast');
  await strict.stop();
});
