import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { Connection } from '../../../shared/protocol/connection';
import type { Snapshot } from '../../../shared/protocol/snapshot';
import type { Table } from '../../../shared/protocol/table';
import { pace } from '../../animation/pace';
import { No, person, serve, show, tableWith } from '../../testing/app';
import { TablePage } from './TablePage';

let toldPace: number | undefined;
let tell: (snapshot: Partial<Snapshot>) => void;
jest.mock('../../../shared/protocol/connection', () => ({
  connect(): Partial<Connection> {
    const nothing = { recent: [], chat: [], asides: [], reactions: {}, refused: null };
    let snapshot = { table: null, match: null, connected: true, ...nothing } as Snapshot;
    let listener = () => {};
    tell = (told) => {
      snapshot = { ...snapshot, ...told };
      listener();
    };
    return {
      get: () => snapshot,
      keepPace: (pace) => void (toldPace = pace),
      subscribe(heard) {
        listener = heard;
        return () => {};
      },
      close() {},
    };
  },
}));

let drawn = 0;
jest.mock('../match/Match', () => ({
  Match() {
    drawn++;
    return null;
  },
}));

afterEach(cleanup);

const table = (change: Partial<Table>) =>
  tableWith([person(0, 'Ana'), person(1, 'Bo')], { status: 'running', version: 7, ...change });

// A match whose rules the server does not have, since it was taken back to an older version: whoever is at it is told,
// and it is there again by itself when a server with its rules is.
test('a match that waits for its rules says so, says that nothing is lost, and goes on by itself', async () => {
  serve({});
  await show(<TablePage game="ya-blew-it" matchID="abc" />, '/table/ya-blew-it/abc');
  await act(async () => tell({ table: table({ waitsForRules: true }) }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'This match waits for its rules',
  );
  const said = document.body.textContent;
  expect(said).toContain('It was dealt by version 7 of the rules');
  expect(said).toContain('Nothing is lost.');
  expect(screen.queryByRole('region', { name: 'What to do' })).toBeNull();

  await act(async () => tell({ table: table({}) }));
  expect(screen.queryByText('This match waits for its rules')).toBeNull();
});

describe('what is known of a table', () => {
  const path = '/table/ya-blew-it/abc';
  const opened = (answer: () => unknown) => {
    serve({ 'GET /games/ya-blew-it/abc': answer });
    return show(<TablePage game="ya-blew-it" matchID="abc" />, path);
  };
  const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent;

  test('is what the answer says, until the socket says more', async () => {
    await opened(() => table({ waitsForRules: true }));
    expect(heading()).toBe('This match waits for its rules');
    await act(async () => tell({ table: table({ status: 'stopped' }) }));
    expect(heading()).toBe('This match cannot go on');
  });

  test('is nothing while nobody has answered, and that is no trouble', async () => {
    await opened(() => new Promise(() => {}));
    expect(heading()).toBeUndefined();
  });

  test('is why it is not to be had', async () => {
    await opened(() => new No('unknownMatch'));
    expect(heading()).toBe('No such table');
  });

  test('is what the socket says, whatever the answer was', async () => {
    await opened(() => new No('failed'));
    await act(async () => tell({ table: table({ waitsForRules: true }) }));
    expect(heading()).toBe('This match waits for its rules');
  });
});

test('what is told of a table is drawn once', async () => {
  serve({});
  await show(<TablePage game="ya-blew-it" matchID="abc" />, '/table/ya-blew-it/abc');
  const told = table({ version: undefined });
  await act(async () => tell({ table: told, match: {} as never }));
  await waitFor(() => expect(drawn).toBeGreaterThan(0));
  drawn = 0;
  await act(async () => tell({ table: { ...told, isPaused: true } }));
  expect(drawn).toBe(1);
});

test('the pace that the reader has chosen is told, and told again when they choose another', async () => {
  pace.set('relaxed');
  serve({});
  await show(<TablePage game="ya-blew-it" matchID="abc" />, '/table/ya-blew-it/abc');
  expect(toldPace).toBe(1.5);
  act(() => pace.set('none'));
  expect(toldPace).toBe(0);
});
