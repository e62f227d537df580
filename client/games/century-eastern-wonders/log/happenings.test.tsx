import { act, cleanup, screen, within } from '@testing-library/react';
import { centuryEasternWonders } from '../../../../shared/games/century-eastern-wonders';
import { match } from '../../../../shared/games/century-eastern-wonders/testing';
import { sitAt } from '../../../testing/match';
import { changeLanguage, LANGUAGES } from '../../../text/i18n';

afterEach(async () => {
  cleanup();
  await act(() => changeLanguage('en'));
});

const sit = (m: ReturnType<typeof match>, seat: string) => sitAt(centuryEasternWonders, m, seat);

test.each(LANGUAGES)('in %s a turn is told to the end', async (language) => {
  await act(() => changeLanguage(language));
  const m = match({ holds: { 0: 'YYYYYR', 1: 'Y' }, boats: { 1: 19 }, water: { 19: 'G' } });
  const table = await sit(m, '1');
  await table.play(
    '0 sail 14',
    '0 sail 19 ginger',
    '0 pay 1 ginger',
    '0 collect',
    '0 build 0 0 0 0',
    '0 end',
    '1 harvest',
    '1 end',
  );
  expect(document.body.textContent).not.toMatch(/century-eastern-wonders|\bevent\.|{{|</);
  const names = [...document.querySelectorAll('[data-thing^="tile:"]')].map((hex) =>
    hex.getAttribute('aria-label'),
  );
  expect(new Set(names).size).toBe(24);
});

test('a tile that goes to whom claimed it is the one that lay there, not the next', async () => {
  const m = match({ boats: { 0: 21 }, holds: { 0: 'RRBB' } });
  const table = await sit(m, '0');
  const port = () => document.querySelector('[data-thing="vp:21"]')!;
  const claimed = port();
  const before = claimed.innerHTML;
  await table.play('0 claim');
  expect(port()).not.toBe(claimed);
  expect(claimed.innerHTML).toBe(before);
  expect(port().innerHTML).not.toBe(before);
});

const told = () =>
  within(screen.getByRole('log', { name: 'What happened' }))
    .getAllByRole('listitem')
    .filter((line) => within(line).queryByRole('separator') === null)
    .map((line) => line.textContent);

describe('the log', () => {
  test('begins a chapter with every round', async () => {
    const table = await sit(match(), '0');
    await table.play('0 harvest', '0 end', '1 harvest', '1 end', '0 harvest');
    expect(told()).toEqual([
      'Round 1',
      expect.stringContaining('You harvested'),
      expect.stringContaining('Bo harvested'),
      'Round 2',
      expect.stringContaining('You harvested'),
    ]);
  });

  test('tells that somebody did nothing, also if they took back what they did', async () => {
    const table = await sit(match(), '0');
    await table.play('0 sail 14', '0 undo', '0 end', '1 end');
    expect(told().slice(-3)).toEqual(['You took that back', 'You did nothing', 'Bo did nothing']);
  });
});

test('of what others did since one’s turn a delivery is told before an outpost', async () => {
  const m = match({ players: 3, boats: { 1: 21 }, holds: { 1: 'RRBB' } });
  const table = await sit(m, '0');
  await table.play('0 harvest', '0 end', '1 claim', '2 build 0 0 0 0', '2 end');
  expect(document.querySelector('[data-news]')?.textContent).toMatch(/^Bo delivered.*Chidi built/);
});

test('what somebody discards in a row is one line, told once it is done', async () => {
  const m = match({ holds: { 0: 'YYYYYRRRGG', 1: 'Y' } });
  const table = await sit(m, '1');
  await table.play('0 harvest', '0 end', '0 discard chili');
  const discarded = () => told().filter((line) => /discard/.test(line!));
  expect(discarded()).toEqual(['Ana discarded 1\u00a0chili']);
  await table.play('0 discard ginger', '1 harvest');
  expect(discarded()).toEqual(['Ana discarded 1\u00a0ginger and 1\u00a0chili']);
});

test('a building is read out with what was built', async () => {
  const table = await sit(match({ holds: { 0: 'Y' }, boats: { 0: 19 } }), '0');
  await table.play('0 build 0 0 0 0');
  expect(document.body.textContent).toContain('You built an outpost at');
});

describe('a voyage', () => {
  const voyages = () => told().filter((line) => /sailed|dropped|paid/.test(line!));

  test('is one line, however many steps it takes and whoever is paid', async () => {
    const m = match({ holds: { 0: 'YYRB', 1: 'G' }, boats: { 1: 22 } });
    const table = await sit(m, '0');
    await table.play('0 sail 14', '0 sail 19 ginger', '0 sail 22 chili', '0 pay 1 ginger');
    expect(voyages()).toEqual([
      expect.stringMatching(
        /^You sailed to Clove Harbour, dropped 1\u00a0ginger and 1\u00a0chili, paid .*Bo 1\u00a0ginger$/,
      ),
    ]);
    await table.play('0 harvest');
    expect(voyages()).toHaveLength(1);
  });

  test('that is free says so little', async () => {
    const table = await sit(match(), '0');
    await table.play('0 sail 14', '0 harvest');
    expect(voyages()).toEqual(['You sailed to Tea Terrace']);
  });

  test('tells as well what was picked up at its end', async () => {
    const table = await sit(match({ holds: { 1: 'Y' }, water: { 14: 'GG' } }), '1');
    await table.play('0 sail 14', '0 collect', '0 harvest');
    expect(told().slice(1)).toEqual([
      expect.stringMatching(/^Ana sailed to Tea Terrace, picked up .*2\u00a0tea/),
      expect.stringMatching(/^Ana harvested/),
    ]);
  });

  test('of which a step was taken back is told without it', async () => {
    const table = await sit(match({ holds: { 0: 'YYY' } }), '0');
    await table.play('0 sail 14', '0 sail 19 ginger', '0 undo', '0 sail 9 ginger');
    expect(voyages().at(-1)).toMatch(/^You sailed to Chili Cliffs, dropped 1\u00a0ginger$/);
  });

  test('in French as well', async () => {
    await act(() => changeLanguage('fr'));
    const table = await sit(match({ holds: { 0: 'YR' }, boats: { 1: 14 } }), '1');
    await table.play('0 sail 14', '0 pay 1 ginger');
    expect(document.body.textContent).toContain('a vogué jusqu’aux Terrasses du Thé, payé');
  });
});

test('trades in a row are told as one, and how often', async () => {
  const m = match({ holds: { 0: 'YYYYYYY' }, markets: { 9: 'cloves1' }, outposts: { 9: '0' } });
  const table = await sit(m, '0');
  await table.play('0 trade 2');
  expect(told().at(-1)).toMatch(/^You traded 3\u00a0ginger for 1\u00a0clove, 2\u00a0times$/);
});
