import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { bot, emptySeat, person, press, serve } from '../../../testing/app';
import { sitAt } from '../../../testing/match';

afterEach(cleanup);

const deal = () => match({ deck: 'orange-3 purple-5 blue-4 fire-1', rolls: [1] });

describe('the menu', () => {
  const players = [person(0, 'Ana'), person(1, 'Bo', { isConnected: false }), bot(2)];

  test('lets the host have a bot stand in for who is away, hand the table on, and free seats, after asking again', async () => {
    const asked = serve({
      'POST /games/ya-blew-it/abc/seats/1/standIn': () => ({}),
      'POST /games/ya-blew-it/abc/seats/1/host': () => ({}),
      'POST /games/ya-blew-it/abc/seats/1/free': () => ({}),
      'POST /games/ya-blew-it/abc/seats/2/free': () => ({}),
    });
    await sitAt(yaBlewIt, deal(), '0', { table: { players, host: '0' } });
    await press('Menu');
    const sheet = within(screen.getByRole('dialog'));
    const click = (name: RegExp) =>
      act(async () => void fireEvent.click(sheet.getByRole('button', { name })));
    await click(/^Let a bot play/);
    await click(/^Make host/);
    await click(/^Free the seat/);
    const done = () => asked.filter((request) => request.startsWith('POST'));
    expect(done()).toHaveLength(1);
    await click(/^Make host/);
    await click(/^Free the seat/);
    await click(/^Take the bot out/);
    expect(done().map((request) => request.split('/seats/')[1])).toEqual([
      '1/standIn',
      '1/host',
      '1/free',
      '2/free',
    ]);
  });

  test('has language, pace and sound above what the host may do with seats', async () => {
    await sitAt(yaBlewIt, deal(), '0', { table: { players, host: '0' } });
    await press('Menu');
    const sheet = screen.getByRole('dialog');
    const [bot] = within(sheet).getAllByRole('button', { name: /^Take the bot out/ });
    for (const name of ['Language', 'Pace', 'Sound'])
      expect(
        within(sheet).getByRole('group', { name }).compareDocumentPosition(bot) &
          Node.DOCUMENT_POSITION_FOLLOWING,
      ).toBeTruthy();
  });

  test('lets the host admit others to a seat again', async () => {
    const bodies: unknown[] = [];
    serve({ 'POST /games/ya-blew-it/abc/newcomers': (body) => void bodies.push(body) });
    const table = { players, host: '0', noNewcomers: true } as const;
    await sitAt(yaBlewIt, deal(), '0', { table });
    await press('Menu');
    screen.getByText(/A seat that you free stays empty/);
    await press(/^Nobody else may sit down/, 'switch');
    expect(bodies).toEqual([expect.objectContaining({ playerID: '0', admit: true })]);
  });

  test('offers nobody else the seats', async () => {
    await sitAt(yaBlewIt, deal(), '1', { table: { players, host: '0' } });
    await press('Menu');
    expect(screen.queryByRole('heading', { name: 'Seats' })).toBeNull();
  });

  test('an empty seat is called by its number', async () => {
    const seats = [person(0, 'Ana'), emptySeat(1), bot(2)];
    await sitAt(yaBlewIt, deal(), '0', { table: { players: seats, host: '0' } });
    expect(screen.getByText('Seat 2')).toBeTruthy();
  });

  test('switches the keys off', async () => {
    const table = await sitAt(yaBlewIt, deal(), '0');
    await press('Menu');
    await press(/Keys/, 'switch');
    await press('Close');
    await act(async () => void fireEvent.keyDown(document.body, { key: 'd' }));
    expect(table.played).toEqual([]);
    await press('Menu');
    await press(/Keys/, 'switch');
  });

  test('leaves the table for good, after asking again', async () => {
    const standUp = jest.fn(async () => {});
    const table = await sitAt(yaBlewIt, deal(), '1', { standUp });
    await press('Menu');
    await press(/Leave this table/);
    expect(standUp).not.toHaveBeenCalled();
    await press(/Leave this table/);
    expect(standUp).toHaveBeenCalledWith(false);
    expect(table.gone.at(-1)).toBe('/');
  });

  test('leaves no name and no word behind, after asking again', async () => {
    const standUp = jest.fn(async () => {});
    await sitAt(yaBlewIt, deal(), '1', { standUp });
    await press('Menu');
    await press(/erase/);
    expect(standUp).not.toHaveBeenCalled();
    await press(/erase/);
    expect(standUp).toHaveBeenCalledWith(true);
  });
});
