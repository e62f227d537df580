import { act, cleanup, screen } from '@testing-library/react';
import { yaBlewIt } from '../../../shared/games/ya-blew-it';
import { match } from '../../../shared/games/ya-blew-it/testing';
import { press } from '../../testing/app';
import { sitAt } from '../../testing/match';

// A phone’s way back, in a match: it closes what covers the table, and stays there.

afterEach(cleanup);

const deal = () => match({ deck: 'orange-3 purple-5 blue-4 fire-1', rolls: [1] });

/** Goes one entry back, and lets what hears of it do what it does. */
const goBack = () =>
  act(async () => {
    const gone = new Promise((resolve) =>
      window.addEventListener('popstate', resolve, { once: true }),
    );
    history.back();
    await gone;
  });

test.each(['Menu', 'Log and chat'])('closes %s, and leads away only then', async (what) => {
  const table = await sitAt(yaBlewIt, deal(), '0', { isPhone: true });
  await press(what);
  screen.getByRole('dialog', { name: what });
  await goBack();
  expect(screen.queryByRole('dialog')).toBeNull();
  screen.getByRole('region', { name: 'Players' });
  expect(table.gone).toEqual(['/']);
  expect((history.state as { layer?: number } | null)?.layer ?? 0).toBe(0);
  // and the next time as well
  await press(what);
  await goBack();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('closed by its own button nothing of it is left on the way back', async () => {
  await sitAt(yaBlewIt, deal(), '0', { isPhone: true });
  await press('Menu');
  const gone = new Promise((resolve) =>
    window.addEventListener('popstate', resolve, { once: true }),
  );
  await press('Close');
  await act(async () => void (await gone));
  expect((history.state as { layer?: number } | null)?.layer ?? 0).toBe(0);
  expect(screen.queryByRole('dialog')).toBeNull();
});
