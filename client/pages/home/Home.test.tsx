import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { catalog } from '../../games/catalog';
import { Home } from './Home';
import { forgetDevice } from '../../net/device';
import { keepSeat, ownSeats } from '../../net/seats';
import { date } from '../../ui/hooks/useNow';
import { bot, emptySeat, No, person, press, serve, show, tableWith } from '../../testing/app';

const sit = (matchID: string, name = 'Ana') =>
  keepSeat({
    game: 'ya-blew-it',
    matchID,
    playerID: '0',
    credentials: 'secret',
    nonce: 'aa',
    name,
    joinedAt: 1,
  });

const NO_TABLES = Object.fromEntries(
  catalog.map(({ info: { id } }) => [`GET /games/${id}`, () => ({ matches: [] })]),
);

const yours = () => within(screen.getByRole('region', { name: /Your tables/ }));

beforeEach(() => {
  forgetDevice();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});

test('the shelf shows every title, with how many can play and its rules', async () => {
  serve(NO_TABLES);
  await show(<Home />);
  expect(screen.getByRole('heading', { name: 'Ya Blew It!' })).toBeTruthy();
  expect(screen.getByText('2 to 6')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Rules of Ya Blew It!' }).getAttribute('href')).toBe(
    '/rules/ya-blew-it',
  );
});

test('without a table of ours it says how to get one', async () => {
  serve(NO_TABLES);
  await show(<Home />);
  expect(yours().getByText(/None yet/)).toBeTruthy();
});

test('our tables say what they wait for, those that wait for us first', async () => {
  sit('mine');
  sit('hers');
  sit('new');
  sit('done');
  const both = [person(0, 'Ana'), person(1, 'Bo')];
  serve({
    ...NO_TABLES,
    'GET /games/ya-blew-it/mine': () =>
      tableWith([person(0, 'Ana'), bot(1)], { matchID: 'mine', status: 'running', awaited: ['0'] }),
    'GET /games/ya-blew-it/hers': () =>
      tableWith(both, { matchID: 'hers', status: 'running', awaited: ['1'] }),
    'GET /games/ya-blew-it/new': () =>
      tableWith([person(0, 'Ana'), emptySeat(1)], { matchID: 'new' }),
    'GET /games/ya-blew-it/done': () =>
      tableWith(both, {
        matchID: 'done',
        status: 'over',
        gameover: {
          standings: [
            { playerID: '0', place: 1, total: 31, lines: [] },
            { playerID: '1', place: 2, total: 27, lines: [] },
          ],
        },
      }),
  });
  await show(<Home />);
  await yours().findByText('Your turn');
  expect(
    yours()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Ya Blew It!Ada (bot)Your turn',
    'Ya Blew It!BoBo is thinking',
    'Ya Blew It!Nobody else yet1 seat free',
    'Ya Blew It!BoEnded: you won with 31',
  ]);
  expect(yours().getByText('1 waits for you')).toBeTruthy();
  expect(yours().getAllByRole('link')[0].getAttribute('href')).toBe('/table/ya-blew-it/mine');
});

test('a table says since when it waits for whom, two of one name told apart', async () => {
  sit('mine');
  const seen = new Date(2026, 10, 24, 14, 5).getTime();
  date.now = () => seen + 4 * 60_000;
  const away = { isConnected: false, awaySince: seen };
  serve({
    ...NO_TABLES,
    'GET /games/ya-blew-it/mine': () =>
      tableWith([person(0, 'Ana'), person(1, 'Bo'), person(2, 'Bo', away)], {
        ...{ matchID: 'mine', status: 'running', awaited: ['2'] },
      }),
  });
  await show(<Home />);
  await yours().findByText('Waiting for Bo (2) since 14:05');
  expect(yours().getByRole('link').textContent).toContain('Bo, Bo (2)');
  date.now = () => Date.now();
});

test('our matches that are over can be kept, others not', async () => {
  sit('done');
  sit('left');
  const both = [person(0, 'Ana'), person(1, 'Bo')];
  const over = (rest: object) => () => tableWith(both, { status: 'over', ...rest });
  serve({
    ...NO_TABLES,
    'GET /games/ya-blew-it/done': over({ matchID: 'done', gameover: { standings: [] } }),
    'GET /games/ya-blew-it/left': over({ matchID: 'left', isAbandoned: true }),
  });
  await show(<Home />);
  await press('Keep your matches');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/games/ya-blew-it/done/file',
  ]);
});

test('of a table that cannot be reached it is not said that nobody else is there', async () => {
  sit('mine');
  serve(NO_TABLES);
  await show(<Home />);
  await yours().findByText('Not to be reached');
  expect(yours().getByRole('link').textContent).toBe('Ya Blew It!Not to be reached');
});

test('what our tables wait for changes while the page is open', async () => {
  jest.useFakeTimers();
  sit('mine');
  let awaited = ['1'];
  serve({
    ...NO_TABLES,
    'GET /games/ya-blew-it/mine': () =>
      tableWith([person(0, 'Ana'), person(1, 'Bo')], {
        matchID: 'mine',
        status: 'running',
        awaited,
      }),
  });
  await show(<Home />);
  expect(yours().getByText('Bo is thinking')).toBeTruthy();
  awaited = ['0'];
  await act(() => jest.advanceTimersByTimeAsync(16_000));
  expect(yours().getByText('Your turn')).toBeTruthy();
  expect(yours().getByText('1 waits for you')).toBeTruthy();
  jest.useRealTimers();
});

test('a table that the server no longer has is struck off', async () => {
  sit('gone');
  serve({ ...NO_TABLES, 'GET /games/ya-blew-it/gone': () => new No('unknownMatch') });
  await show(<Home />);
  await yours().findByText(/None yet/);
  expect(ownSeats()).toEqual([]);
});

test('a server out of reach costs nobody a seat', async () => {
  sit('kept');
  serve({});
  await show(<Home />);
  await yours().findByText('The server cannot be reached.');
  expect(ownSeats()).toHaveLength(1);
});

test('public tables with a free seat are listed, full ones and ours are not', async () => {
  sit('ours');
  serve({
    ...NO_TABLES,
    'GET /games/ya-blew-it': () => ({
      matches: [
        tableWith([person(0, 'Cy'), emptySeat(1), emptySeat(2)], { matchID: 'free' }),
        tableWith([person(0, 'Dee'), bot(1)], { matchID: 'full' }),
        tableWith([person(0, 'Ana'), emptySeat(1)], { matchID: 'ours' }),
      ],
    }),
    'GET /games/ya-blew-it/ours': () => tableWith([person(0, 'Ana'), emptySeat(1)]),
  });
  await show(<Home />);
  const open = within(await screen.findByRole('region', { name: 'Open to everybody' }));
  expect(open.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Ya Blew It!Cy2 seats free',
  ]);
});

test('of many public tables a few are shown, and all when asked', async () => {
  const matches = Array.from({ length: 9 }, (_, i) =>
    tableWith([person(0, 'Cy'), emptySeat(1)], { matchID: `t${i}` }),
  );
  serve({ ...NO_TABLES, 'GET /games/ya-blew-it': () => ({ matches }) });
  await show(<Home />);
  const open = within(screen.getByRole('region', { name: 'Open to everybody' }));
  expect(open.getAllByRole('link')).toHaveLength(3);
  await press('Show all 9');
  expect(open.getAllByRole('link')).toHaveLength(9);
});

test('a code leads to its table', async () => {
  const codes: unknown[] = [];
  serve({
    ...NO_TABLES,
    'POST /codes': ({ code }) => {
      codes.push(code);
      return { gameName: 'ya-blew-it', matchID: 'abc' };
    },
  });
  const history = await show(<Home />);
  fireEvent.change(screen.getByLabelText('Join with a code'), {
    target: { value: 'lamp-mango-427' },
  });
  await press('Sit down');
  await waitFor(() => expect(history.at(-1)).toBe('/table/ya-blew-it/abc'));
  expect(codes).toEqual(['LAMP-MANGO-427']);
});

test('a code that no table has is said to be wrong', async () => {
  serve({ ...NO_TABLES, 'POST /codes': () => new No('unknownCode') });
  await show(<Home />);
  fireEvent.change(screen.getByLabelText('Join with a code'), { target: { value: 'mine-10' } });
  await press('Sit down');
  expect((await screen.findByText(/No table has this code/)).closest('[role=alert]')).toBeTruthy();
});

test('who tried too many codes is told how long to wait', async () => {
  serve({ ...NO_TABLES, 'POST /codes': () => new No('tooFast') });
  await show(<Home />);
  fireEvent.change(screen.getByLabelText('Join with a code'), { target: { value: 'mine-10' } });
  await press('Sit down');
  expect(await screen.findByText(/Wait a minute/)).toBeTruthy();
});

test('the language changes in place, and back', async () => {
  serve(NO_TABLES);
  await show(<Home />);
  await press('Français');
  expect(screen.getByText('Vos tables')).toBeTruthy();
  expect(document.documentElement.lang).toBe('fr');
  await press('English');
  expect(screen.getByText('Your tables')).toBeTruthy();
});
