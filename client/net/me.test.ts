import { serve } from '../testing/app';
import { forgetDevice, thisDevice } from './device';
import { enterCode, linkCode, linkToSeat, myDevices, recoveryCode, removeDevice } from './me';

beforeEach(() => {
  localStorage.clear();
  forgetDevice();
});

test('whose browser is no device of anybody asks for nothing of theirs', async () => {
  const asked = serve({ 'POST /me/devices': () => ({ devices: [] }) });
  await expect(myDevices()).rejects.toMatchObject({ code: 'credentials' });
  expect(asked).toEqual([]);
});

test('what is asked for about oneself is asked by the key of this device', async () => {
  const { key } = thisDevice();
  const sent: object[] = [];
  const hear = (answer: object) => (body: object) => (sent.push(body), answer);
  serve({
    'POST /me/devices': hear({ devices: [] }),
    'POST /me/devices/remove': hear({}),
    'POST /me/link': hear({ code: 'LINK' }),
    'POST /me/recovery': hear({ code: 'RECOVERY' }),
  });
  expect(await myDevices()).toEqual({ devices: [] });
  await removeDevice('phone');
  expect([await linkCode(), await recoveryCode()]).toEqual(['LINK', 'RECOVERY']);
  expect(sent).toEqual([{ key }, { key, id: 'phone' }, { key }, { key }]);
});

test('a code makes this browser a device, and a host is given a token for a seat', async () => {
  const sent: object[] = [];
  serve({
    'POST /me/join': (body) => (sent.push(body), {}),
    'POST /games/ya-blew-it/abc/seats/2/link': (body) => (sent.push(body), { token: 'token' }),
  });
  await enterCode('CODE');
  const host = { playerID: '0', credentials: 'key' };
  expect(await linkToSeat({ game: 'ya-blew-it', matchID: 'abc' }, host, 2)).toBe('token');
  expect(sent).toEqual([{ device: thisDevice(), code: 'CODE' }, host]);
});
