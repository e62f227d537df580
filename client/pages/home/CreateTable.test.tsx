import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { GameInfo } from '../../../shared/engine/info';
import { centuryEasternWondersInfo } from '../../../shared/games/century-eastern-wonders/info';
import { encodeChart } from '../../../shared/games/century-eastern-wonders/map/code';
import { FIRST_GAME } from '../../../shared/games/century-eastern-wonders/map/firstGame';
import { yaBlewItInfo } from '../../../shared/games/ya-blew-it/info';
import { CreateTable } from './CreateTable';
import { ownSeats } from '../../net/seats';
import { No, press, serve, show } from '../../testing/app';

const create = () => press('Create table');
const name = (typed: string) =>
  fireEvent.change(screen.getByLabelText('Your name'), { target: { value: typed } });
const choose = (group: string, option: string) =>
  fireEvent.click(
    [...screen.getByRole('group', { name: group }).querySelectorAll('label')].find(
      ({ textContent }) => textContent === option,
    )!,
  );

/** Shows the dialog; gives what the server was sent, and the addresses gone to. */
async function open(
  answer: (body: Record<string, unknown>) => unknown,
  box: GameInfo = yaBlewItInfo,
) {
  const bodies: Record<string, unknown>[] = [];
  serve({
    [`POST /games/${box.id}/create`]: (body) => {
      bodies.push(body);
      return answer(body);
    },
  });
  const history = await show(<CreateTable box={box} onClose={() => undefined} />);
  return { bodies, history };
}

const SEATED = { matchID: 'abc', playerID: '0', playerCredentials: 'secret' };

beforeEach(() => {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});

test('a name is all it takes: private, four seats, nobody else', async () => {
  const { bodies, history } = await open(() => SEATED);
  name(' Ana ');
  await create();
  await waitFor(() => expect(history.at(-1)).toBe('/table/ya-blew-it/abc'));
  expect(bodies).toEqual([
    {
      numPlayers: 4,
      absence: 'vote',
      clock: 0,
      setupData: { doubleGems: true, showOdds: true, length: 'printed' },
      unlisted: true,
      bots: [],
      start: 'host',
      playerName: 'Ana',
      nonceHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      device: { key: expect.stringMatching(/^[0-9a-f]{64}$/), label: expect.stringMatching(/\S/) },
      look: {},
    },
  ]);
  expect(ownSeats()).toMatchObject([
    { matchID: 'abc', playerID: '0', credentials: 'secret', name: 'Ana' },
  ]);
  expect(ownSeats()[0].nonce).toMatch(/^[0-9a-f]{64}$/);
});

test('who forgot the name is taken to it', async () => {
  const { bodies } = await open(() => SEATED);
  await create();
  const field = screen.getByLabelText<HTMLInputElement>('Your name');
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(bodies).toEqual([]);
});

test('everything that can be chosen is sent', async () => {
  const { bodies } = await open(() => SEATED);
  name('Ana');
  choose('Seats', '3');
  choose('Seats for bots', '2');
  choose('How well they play', 'Hard');
  await press('Double gems', 'switch');
  await press('Private table', 'switch');
  await create();
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({
    numPlayers: 3,
    bots: ['hard', 'hard'],
    setupData: { doubleGems: false, showOdds: true, length: 'printed' },
    unlisted: false,
  });
});

test('bots never take the seat of who opens the table', async () => {
  const { bodies } = await open(() => SEATED);
  name('Ana');
  choose('Seats for bots', '3');
  choose('Seats', '2');
  await create();
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({ numPlayers: 2, bots: ['normal'] });
});

test('without a name nothing is sent', async () => {
  const { bodies } = await open(() => SEATED);
  await create();
  expect(screen.getByText('Type a name first.')).toBeTruthy();
  expect(bodies).toEqual([]);
});

test('the key is asked for only by a server that wants one, and kept when it fits', async () => {
  const { bodies, history } = await open(({ createKey }) =>
    createKey === 'sesame' ? SEATED : new No('createKey'),
  );
  name('Ana');
  expect(screen.queryByLabelText('Key of this server')).toBeNull();
  await create();
  fireEvent.change(await screen.findByLabelText('Key of this server'), {
    target: { value: 'sesame' },
  });
  await create();
  await waitFor(() => expect(history.at(-1)).toBe('/table/ya-blew-it/abc'));
  expect(bodies.map(({ createKey }) => createKey)).toEqual([undefined, 'sesame']);
  expect(localStorage.getItem('wondertable.createKey')).toBe('sesame');
});

test('a wrong key is told from none, and another can be typed', async () => {
  localStorage.setItem('wondertable.createKey', 'of last year');
  const { history } = await open(({ createKey }) =>
    createKey === 'sesame' ? SEATED : new No(createKey ? 'wrongCreateKey' : 'createKey'),
  );
  name('Ana');
  await create();
  expect(await screen.findByText('That is not the key of this server.')).toBeTruthy();
  const field = screen.getByLabelText<HTMLInputElement>('Key of this server');
  fireEvent.change(field, { target: { value: '' } });
  await create();
  expect(await screen.findByText('This server asks for its key.')).toBeTruthy();
  fireEvent.change(field, { target: { value: 'sesame' } });
  await create();
  await waitFor(() => expect(history.at(-1)).toBe('/table/ya-blew-it/abc'));
});

test('a refusal is said, and the dialog stays', async () => {
  await open(() => new No('tooMany'));
  name('Ana');
  await create();
  expect(await screen.findByText(/no room for more/)).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Ya Blew It!' })).toBeTruthy();
});

test('a refusal is no longer said when what is asked for has changed', async () => {
  await open(() => new No('tooMany'));
  name('Ana');
  await create();
  await screen.findByText(/no room for more/);
  choose('Seats', '2');
  expect(screen.queryByText(/no room for more/)).toBeNull();
});

describe('an own map', () => {
  const CODE = encodeChart(FIRST_GAME);
  const field = () => screen.getByLabelText<HTMLInputElement>('Code of your map');
  const type = (value: string) => fireEvent.change(field(), { target: { value } });

  test('is asked for at its field, and nothing is sent without', async () => {
    const { bodies } = await open(() => SEATED, centuryEasternWondersInfo);
    name('Ana');
    choose('Map', 'Own map');
    expect(field().getAttribute('aria-invalid')).toBe('false');
    await create();
    expect(bodies).toEqual([]);
    expect(document.activeElement).toBe(field());
    expect(field().getAttribute('aria-invalid')).toBe('true');
    screen.getByText('Paste a code, or open the map editor.');
    expect(screen.queryByText(/cannot be played with these options/)).toBeNull();
  });

  test('mended, it is no longer said to be wrong, and is sent', async () => {
    const { bodies } = await open(() => SEATED, centuryEasternWondersInfo);
    name('Ana');
    choose('Map', 'Own map');
    type('half a code');
    await create();
    expect(bodies).toEqual([]);
    type(CODE);
    expect(field().getAttribute('aria-invalid')).toBe('false');
    await create();
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).toMatchObject({ setupData: { map: CODE } });
  });
});

test('how well bots play is there before there are any, and can be chosen as soon as there are', async () => {
  await open(() => SEATED);
  const strength = (label: string) =>
    screen.getByRole<HTMLFieldSetElement>('group', { name: label });
  expect(strength('How well bots play').disabled).toBe(true);
  choose('Seats for bots', '1');
  expect(strength('How well it plays').disabled).toBe(false);
  choose('Seats for bots', 'None');
});
