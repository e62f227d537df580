import { cleanup, screen, within } from '@testing-library/react';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { ownSeats } from '../../../net/seats';
import { bot, person, press, serve } from '../../../testing/app';
import { dealtAtOnce } from '../../../tables/dealtAtOnce';
import { sitAt } from '../../../testing/match';

afterEach(cleanup);

/** A match of two that is over: equal points when `tie`. */
function over({ tie = false } = {}) {
  const m = match({
    players: 2,
    deck: 'fire-1',
    areas: { 0: 'orange-1 orange-6 pink-7', 1: tie ? 'orange-3 orange-8 purple-1' : 'blue-2' },
    rolls: [2, 7],
  });
  m.play('0 draw', '0 roll', '1 roll');
  return m;
}

describe('the end', () => {
  const rows = () =>
    within(screen.getByRole('group', { name: 'Score sheet' }))
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));

  test('can be kept as a file', async () => {
    await sitAt(yaBlewIt, over(), '0');
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Keep it as a file' });
    expect(link.getAttribute('href')).toMatch(/games\/ya-blew-it\/abc\/file$/);
    expect(link.download).toBe('abc.wonder');
  });

  test('says who won, and shows the score sheet line by line', async () => {
    await sitAt(yaBlewIt, over(), '1');
    expect(screen.getByRole('heading', { name: 'Ana wins with 4 points' })).toBeTruthy();
    expect(rows()).toEqual([
      ['', 'Ana1st', 'You2nd'],
      // players have no line for their own cursed colour
      ['Blue', '–', '1'],
      ['Green', '0', '–'],
      ['Pink', '1', '0'],
      ['Yellow', '0', '0'],
      ['Orange', '3', '0'],
      ['Purple', '0', '0'],
      ['Cursed colour', '0', '0'],
      ['Total', '4', '1'],
    ]);
  });

  test('marks who won in every line, and who has the most in each', async () => {
    await sitAt(yaBlewIt, over(), '1');
    const marked = (sign: string) =>
      [
        ...screen.getByRole('group', { name: 'Score sheet' }).querySelectorAll(`tbody .${sign}`),
      ].map(({ textContent }) => textContent);
    expect(marked('winner')).toEqual(['–', '0', '1', '0', '3', '0', '0']);
    // nobody where all have as much, or only one has such a line
    expect(marked('best')).toEqual(['1', '3']);
  });

  test('equal totals share the win', async () => {
    await sitAt(yaBlewIt, over({ tie: true }), '1');
    expect(
      screen.getByRole('heading', { name: 'Ana and you share the win with 4 points' }),
    ).toBeTruthy();
    expect(rows()[0]).toEqual(['', 'Ana1st', 'You1st']);
  });

  test('on a phone the totals come first, in sight at once', async () => {
    await sitAt(yaBlewIt, over(), '1', { isPhone: true });
    expect(rows()[1]).toEqual(['Total', '4', '1']);
    expect(rows().at(-1)![0]).toBe('Cursed colour');
  });

  test('shows the table again, and back', async () => {
    await sitAt(yaBlewIt, over(), '1');
    await press('Look at the table');
    expect(screen.getByText('The mine is closed')).toBeTruthy();
    expect(screen.queryByText(/numbers? match/)).toBeNull();
    await press('Score sheet');
    expect(screen.getByText('Total')).toBeTruthy();
  });

  test('a rematch seats us at the next table', async () => {
    serve({
      'POST /games/ya-blew-it/abc/playAgain': () => ({
        nextMatchID: 'next',
        playerID: '1',
        playerCredentials: 'fresh',
      }),
    });
    const table = await sitAt(yaBlewIt, over(), '1');
    await press(/Play again/);
    expect(ownSeats()[0]).toMatchObject({ matchID: 'next', playerID: '1', credentials: 'fresh' });
    expect(table.gone.at(-1)).toBe('/table/ya-blew-it/next');
    expect(dealtAtOnce.has('next')).toBe(false);
  });

  test('a rematch against bots alone begins at once', async () => {
    serve({ 'POST /games/ya-blew-it/abc/playAgain': () => ({ nextMatchID: 'another' }) });
    await sitAt(yaBlewIt, over(), '1', { table: { players: [bot(0, 'Ada'), person(1, 'Bo')] } });
    await press(/Play again/);
    expect(dealtAtOnce.has('another')).toBe(true);
  });

  test('who watched is led to the next table', async () => {
    await sitAt(yaBlewIt, over(), null, { table: { nextMatchID: 'next' } });
    expect(screen.getByRole('link', { name: 'Watch the next match' })).toHaveProperty(
      'pathname',
      '/table/ya-blew-it/next',
    );
  });
});
