import type { CodeAnswer, LinkAnswer } from '../../../shared/protocol/requests';
import { playOn, proofOf } from '../../test-support/sitters';
import { severalServers } from '../../test-support/severalServers';
import { linksIn } from '../../storage/sharedLinks';
import { hashCredentials } from '../../tables/credentials';
import { changeIn, inStored } from '../../test-support/storage';

// Several servers on one database: what opens a seat on one does so on all, for as long.

const { dataDir, servers, sitters, arrive, apart, path, stateIDs } = severalServers();

describe('what opens a seat', () => {
  const KEY = 'a1'.repeat(32);
  const PHONE = 'b2'.repeat(32);
  const phone = { key: PHONE, label: 'Phone' };

  const other = { key: 'c3'.repeat(32), label: 'Tablet' };

  test('on one server does on all, and a device that is removed on one is out on all', async () => {
    await apart({ devices: [KEY] });
    const { code } = await servers[0].post<CodeAnswer>('/me/link', { key: KEY });
    await servers[1].post('/me/join', { code, device: phone });
    await expect(servers[0].post('/me/join', { code, device: other })).rejects.toThrow(
      'unknownCode',
    );
    const screen = arrive(servers[1], { playerID: '0', credentials: PHONE });
    await screen.sees(({ match }) => match !== null);
    const devices = await servers[0].post<{ devices: { id: string; label: string }[] }>(
      '/me/devices',
      { key: KEY },
    );
    const { id } = devices.devices.find(({ label }) => label === 'Phone')!;
    await servers[0].post('/me/devices/remove', { key: KEY, id });
    await screen.sees(({ refused }) => refused?.code === 'removed');
  });

  test('opens it no longer once the device is removed, also where nobody was told of that', async () => {
    await apart({ devices: [other.key] });
    await changeIn(dataDir, "DELETE FROM devices WHERE label LIKE 'Browser c%'");
    await sitters[0].sees(({ refused }) => refused?.code === 'removed');
  });

  test('by a link of the host’s on one server does so on another, once', async () => {
    await apart();
    const { token } = await servers[0].post<LinkAnswer>(path('seats/1/link'), proofOf(sitters[0]));
    const taken = await Promise.allSettled(
      servers.map((server, i) =>
        server.post(path('continue'), { token, device: { key: `d${i}`.repeat(32), label: 'x' } }),
      ),
    );
    expect(taken.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await sitters[1].sees(({ refused }) => refused?.code === 'credentials');
  });

  test('is one taker’s alone, whoever asked whether it was there before it was taken', async () => {
    const by = { device: null, isRemoved: () => false };
    await inStored(dataDir, async (db) => {
      const links = linksIn(db);
      await links.offer('a seat', { codeHash: 'hash', lasts: 60_000, by });
      expect(await links.take('hash', 'Ana')).toBe(true);
      expect(await links.take('hash', 'Bo')).toBe(false);
      // the answer may have been lost
      expect(await links.take('hash', 'Ana')).toBe(true);
      expect(await links.find('hash')).toEqual({ about: 'a seat', takenBy: 'Ana' });
    });
  });
});

describe('what is about one device, or one player', () => {
  const [LOST, NEW, OTHER] = ['e1', 'e2', 'e3'].map((pair) => pair.repeat(32));
  const device = (key: string) => ({ key, label: 'Browser' });

  test('dies with the device on whatever server it was made, also where nobody was told of that', async () => {
    await apart({ devices: [NEW] });
    const { code } = await servers[1].post<CodeAnswer>('/me/link', { key: NEW });
    await servers[0].post('/me/join', { code, device: device(LOST) });
    const lost = { playerID: '0', credentials: LOST };
    const stolen = await servers[1].post<LinkAnswer>(path('seats/1/link'), lost);
    const link = await servers[1].post<CodeAnswer>('/me/link', { key: LOST });
    await changeIn(dataDir, 'DELETE FROM devices WHERE key_hash = ?', hashCredentials(LOST));
    for (const server of servers) {
      const body = { token: stolen.token, device: device(OTHER) };
      await expect(server.post(path('continue'), body)).rejects.toThrow('credentials');
      const join = { code: link.code, device: device(OTHER) };
      await expect(server.post('/me/join', join)).rejects.toThrow('unknownCode');
    }
    // what is made by one that is still theirs opens it
    const { token } = await servers[1].post<LinkAnswer>(path('seats/1/link'), proofOf(sitters[0]));
    const body = { token, device: device(OTHER) };
    expect(await servers[0].post(path('continue'), body)).toMatchObject({ playerID: '1' });
  });

  test('is one at a time, whoever they turned out to be, and wherever it was made', async () => {
    const [desk, phone, tablet] = ['f1', 'f2', 'f3'].map((pair) => pair.repeat(32));
    await apart({ devices: [desk, phone] });
    const older = await servers[0].post<CodeAnswer>('/me/link', { key: desk });
    const { code } = await servers[1].post<CodeAnswer>('/me/link', { key: phone });
    await servers[0].post('/me/join', { code, device: device(desk) });
    await servers[1].post('/me/link', { key: desk });
    const join = { code: older.code, device: device(tablet) };
    await expect(servers[0].post('/me/join', join)).rejects.toThrow('unknownCode');
  });

  test('is shown on no screen of any server once they had it erased', async () => {
    const key = 'f4'.repeat(32);
    await apart({ devices: [undefined, key] });
    await playOn(sitters, () => stateIDs()[0] >= 4);
    const watcher = arrive(servers[1], { playerID: null });
    await servers[0].post(path('leave'), proofOf(sitters[1]));
    const inLog = () => JSON.stringify(watcher.snapshot().match?.log ?? []).includes('Player 1');
    await watcher.sees(inLog);
    await servers[0].post('/me/erase', { key });
    await watcher.sees(({ table }) => table?.pastHolders?.[0]?.name === null);
    await watcher.sees(() => !inLog());
  });
});
