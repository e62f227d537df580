import { act, cleanup, fireEvent, screen } from '@testing-library/react';
// first: it makes the words ready that others add theirs to
import { No, press, serve, show } from '../../testing/app';
import { forgetDevice, thisDevice } from '../../net/device';
import { lastName, myLook, rememberLook, rememberName } from '../../net/look';
import { forgetSeat, keepSeat, ownSeats } from '../../net/seats';
import { AddDevice } from '../../tables/links/AddDevice';
import { ContinuePage } from './ContinuePage';
import { DevicesPage } from './DevicesPage';
import { NewDevicePage } from './NewDevicePage';

const DAY = Date.UTC(2026, 9, 3);
const DEVICES = [
  { id: 'here', label: 'Firefox, Linux', createdAt: DAY, seenAt: DAY, isThis: true },
  { id: 'there', label: 'Safari, iPhone', createdAt: DAY, seenAt: DAY, isThis: false },
];
const NONE = { seats: [], devices: 1 };
const CODE = '7KQM-2XHD-9A3B-CDEF-GHJK';

beforeEach(() => {
  for (const seat of ownSeats()) forgetSeat(seat);
  localStorage.clear();
  forgetDevice();
  location.hash = '';
});
afterEach(cleanup);

/** Opens the page of somebody who has devices; gives what is sent by route. */
async function open({
  since = null,
  answers = {},
}: { since?: number | null; answers?: object } = {}) {
  const { key } = thisDevice();
  const sent: Record<string, object[]> = {};
  const note = (route: string, answer: unknown) => (body: object) => {
    (sent[route] ??= []).push(body);
    return answer;
  };
  serve({
    'POST /me/tables': () => NONE,
    'POST /me/devices': note('devices', { devices: DEVICES, recoverySince: since }),
    'POST /me/devices/remove': note('remove', {}),
    'POST /me/recovery': note('recovery', { code: CODE }),
    'POST /me/join': note('join', {}),
    'POST /me/erase': note('erase', {}),
    ...answers,
  });
  await show(<DevicesPage />);
  return { key, sent };
}

test('all devices are listed, this one named so, and another is removed after a question', async () => {
  const { key, sent } = await open();
  await screen.findByText('Last here on October 3, 2026');
  screen.getByText('This one');
  await press('Remove Safari, iPhone');
  screen.getByText(/is out of all your seats at once/);
  expect(sent.remove).toBeUndefined();
  await press('Remove');
  expect(sent.remove).toEqual([{ key, id: 'there' }]);
});

test('a recovery code is shown when it is asked for, and made anew only after a warning', async () => {
  const { sent } = await open();
  await screen.findByText('Devices');
  expect(screen.queryByText(CODE)).toBeNull();
  await press('Show a recovery code');
  screen.getByText(CODE);
  expect(sent.recovery).toHaveLength(1);
  cleanup();
  const later = await open({ since: DAY });
  await screen.findByText(/You made one on October 3, 2026/);
  await press('Make a new recovery code');
  expect(later.sent.recovery).toBeUndefined();
  await press(/Make a new recovery code/);
  expect(later.sent.recovery).toHaveLength(1);
});

test('a code is typed, and a wrong one is called so', async () => {
  forgetDevice();
  const sent: object[] = [];
  let answer: unknown = new No('unknownCode');
  serve({
    'POST /me/tables': () => NONE,
    'POST /me/devices': () => ({ devices: DEVICES, recoverySince: null }),
    'POST /me/join': (body) => {
      sent.push(body);
      return answer;
    },
  });
  await show(<DevicesPage />);
  screen.getByText(/has not sat down anywhere yet/);
  await press('Bring my seats here');
  screen.getByText('Type the code first.');
  fireEvent.change(screen.getByLabelText('Code'), { target: { value: ` ${CODE} ` } });
  await press('Bring my seats here');
  screen.getByText(/This code does not work/);
  answer = {};
  await press('Bring my seats here');
  await screen.findByText('Your seats are here now.');
  expect(sent[1]).toEqual({
    code: CODE,
    device: { key: expect.stringMatching(/^[0-9a-f]{64}$/), label: expect.any(String) },
  });
});

test('who presses twice is erased, here as well', async () => {
  const { sent } = await open();
  await screen.findByText('Devices');
  keepSeat({
    ...{ game: 'ya-blew-it', matchID: 'abc', playerID: '0', name: 'Ana', nonce: '', joinedAt: 1 },
    credentials: thisDevice().key,
  });
  rememberName('Ana');
  rememberLook({ sign: 2 });
  await press('Erase me');
  expect(sent.erase).toBeUndefined();
  await press(/Erase me/);
  await screen.findByText('Nothing of you is left here.');
  expect(sent.erase).toHaveLength(1);
  expect(ownSeats()).toEqual([]);
  expect(localStorage.getItem('wondertable.device')).toBeNull();
  expect([lastName(), myLook()]).toEqual(['', {}]);
});

test('each time it unfolds there is a link of its own, and nothing is asked for before', async () => {
  thisDevice();
  const codes = [CODE, CODE.replace('7', '8')];
  const copied: string[] = [];
  const left = [...codes];
  const asked = serve({ 'POST /me/link': () => ({ code: left.shift() }) });
  Object.assign(navigator, { clipboard: { writeText: async (text: string) => copied.push(text) } });
  await show(<AddDevice />);
  expect(asked).toEqual([]);
  for (let i = 0; i < 2; i++) {
    await press('Continue on another device');
    await press('Copy link');
    await press('Continue on another device');
    expect(screen.queryByRole('img', { name: /The link for your other device/ })).toBeNull();
  }
  expect(copied.map((link) => new URL(link).pathname + new URL(link).hash)).toEqual(
    codes.map((code) => `/continue#${code}`),
  );
});

test('a link makes this a device when its button is pressed, not before, and leaves the address at once', async () => {
  const sent: object[] = [];
  serve({
    'POST /me/join': (body) => {
      sent.push(body);
      return {};
    },
    'POST /me/tables': () => ({
      seats: [{ gameName: 'ya-blew-it', matchID: 'abc', playerID: '1', playerName: 'Bo' }],
      devices: 2,
    }),
  });
  location.hash = CODE;
  const gone = await show(<NewDevicePage />, '/continue');
  expect(location.hash).toBe('');
  expect(sent).toEqual([]);
  await press('Play here too');
  expect(sent).toMatchObject([{ code: CODE }]);
  expect(ownSeats()).toMatchObject([{ matchID: 'abc', playerID: '1', name: 'Bo' }]);
  expect(gone.at(-1)).toBe('/');
});

test('a link that was used says so', async () => {
  serve({ 'POST /me/join': () => new No('unknownCode') });
  location.hash = CODE;
  await show(<NewDevicePage />, '/continue');
  await press('Play here too');
  screen.getByRole('heading', { name: 'This link no longer works' });
});

describe('the host’s link to a seat', () => {
  const match = { game: 'ya-blew-it', matchID: 'abc' };
  async function follow(answer: () => unknown) {
    const sent: Record<string, unknown>[] = [];
    serve({
      'POST /games/ya-blew-it/abc/continue': (body) => {
        sent.push(body);
        return answer();
      },
    });
    location.hash = 'token';
    const gone = await show(<ContinuePage {...match} />);
    return { sent, gone };
  }

  test('gives the seat when the button is pressed, not before', async () => {
    const { sent, gone } = await follow(() => ({
      playerID: '1',
      playerName: 'Bo',
      playerCredentials: thisDevice().key,
    }));
    expect(location.hash).toBe('');
    expect(sent).toEqual([]);
    await press('Take my seat');
    const { key } = thisDevice();
    expect(sent).toMatchObject([{ token: 'token', device: { key } }]);
    expect(ownSeats()[0]).toMatchObject({ ...match, playerID: '1', name: 'Bo', credentials: key });
    expect(gone.at(-1)).toBe('/table/ya-blew-it/abc');
  });

  test('can be tried again after a reason that passes, with the same nonce', async () => {
    const { sent } = await follow(() => new No('started'));
    await press('Take my seat');
    screen.getByText('The match has already started.');
    await press('Take my seat');
    expect(sent[1]).toEqual(sent[0]);
  });

  test('says when it was used, and leads to the table', async () => {
    await follow(() => new No('credentials'));
    await press('Take my seat');
    screen.getByText(/Ask the host of the table for another/);
    expect(screen.getByRole('link', { name: 'To the table' }).getAttribute('href')).toBe(
      '/table/ya-blew-it/abc',
    );
  });

  test('a newer one opened on the same page is the one that counts', async () => {
    const { sent } = await follow(() => new No('started'));
    await act(async () => {
      location.hash = 'newer';
      await new Promise((resolve) =>
        window.addEventListener('hashchange', resolve, { once: true }),
      );
    });
    await press('Take my seat');
    expect(sent[0]).toMatchObject({ token: 'newer' });
  });
});
