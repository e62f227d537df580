import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { centuryEasternWonders } from '../../../../shared/games/century-eastern-wonders';
import { match } from '../../../../shared/games/century-eastern-wonders/testing';
import { sitAt } from '../../../testing/match';
import { stageForTests } from '../../../testing/stage';

const stage = stageForTests();
afterEach(cleanup);

const counted = (what: string) =>
  document.querySelector(`[data-thing="count:${what}:1"]`)!.textContent;

test('a plate counts cubes once they have come', async () => {
  const table = await sitAt(centuryEasternWonders, match({ holds: { 1: 'YYR' } }), '0');
  await table.play('0 harvest', '0 end');
  await stage.end();
  await table.play('1 harvest');
  expect([counted('hold'), stage.moving().length > 0]).toEqual(['3/10', true]);
  await stage.end();
  expect(counted('hold')).toBe('5/10');
});

test('a plate counts an outpost once it stands', async () => {
  const table = await sitAt(centuryEasternWonders, match({ holds: { 1: 'YYR' } }), '0');
  await table.play('0 harvest', '0 end');
  await stage.end();
  await table.play('1 build 0 0 0 0');
  expect([counted('built'), stage.moving().length > 0]).toEqual(['0', true]);
  await stage.end();
  expect(counted('built')).toBe('1');
});

describe('of others’ outposts is known as well which they are', () => {
  const m = () => match({ outposts: { 9: '1', 14: '1' } });

  test('at a desk whoever asks for the number is told', async () => {
    await sitAt(centuryEasternWonders, m(), '0');
    const built = document.querySelector<HTMLElement>('[data-thing="built:1"]')!;
    expect(built.dataset.hintNote).toBe('ginger 0, chili 1, tea 1, cloves 0');
  });

  test('on a phone their board lies in the sheet of their plate', async () => {
    await sitAt(centuryEasternWonders, m(), '0', { isPhone: true });
    await act(async () => fireEvent.click(document.querySelector('[data-seat="1"] button')!));
    const board = screen.getByRole('table', { name: /^The outposts of Bo/ });
    const rows = within(board).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.querySelectorAll('.open').length)).toEqual([0, 1, 1, 0]);
  });
});

test('on a phone, where it counts them in words, it does so once they have come as well', async () => {
  const m = match({ holds: { 1: 'YYR' } });
  const table = await sitAt(centuryEasternWonders, m, '0', { isPhone: true });
  const role = () => document.querySelector('[data-seat="1"] .role')!.textContent;
  await table.play('0 harvest', '0 end');
  await stage.end();
  await table.play('1 harvest', '1 end');
  expect([role(), stage.moving().length > 0]).toEqual(['hold 3/10', true]);
  await stage.end();
  expect(role()).toBe('hold 5/10');
});

test('on a phone a plate tells the hold of whoever is seen to do something, and that they think before the next', async () => {
  const m = match({ holds: { 1: 'YYR' }, boats: { 1: 13 } });
  const table = await sitAt(centuryEasternWonders, m, '0', { isPhone: true });
  const role = () => document.querySelector('[data-seat="1"] .role')!.textContent;
  await table.play('0 harvest', '0 end');
  await stage.end();
  expect(role()).toBe('is thinking…');
  await table.play('1 sail 14');
  expect([role(), stage.moving().length > 0]).toEqual(['hold 3/10', true]);
  await stage.end();
  expect(role()).toBe('is thinking…');
});

test('at a desk, too, whoever is seen to do something is said to do that, also one tile before the end', async () => {
  const m = match({
    ...{ holds: { 1: 'YYYYY' }, boats: { 1: 13 } },
    ...{ options: { length: 'short' }, claimed: { 1: 'YYGGG RRRGG' } },
  });
  const table = await sitAt(centuryEasternWonders, m, '0');
  const role = () => document.querySelector('[data-seat="1"] .role')!.textContent;
  await table.play('0 harvest', '0 end');
  await stage.end();
  const told: (string | null)[] = [];
  for (const move of ['1 sail 14', '1 build 0 0 0 0', '1 end']) {
    await table.play(move);
    told.push(role());
    await stage.end();
    told.push(role());
  }
  expect(told).toEqual([
    ...['sailing', 'is thinking…'],
    ...['building', 'is thinking…'],
    ...['1 tile to go', '1 tile to go'],
  ]);
});

describe('a plate counts points, of the reader and of others alike', () => {
  const scene = {
    outposts: { 3: '01', 4: '01' },
    bonuses: { 0: 'points5', 1: 'points6' },
    holds: { 0: 'RRBBB', 1: 'BBB' },
    claimed: { 0: 'YYGGG', 1: 'RRRGG RRGB' },
    boats: { 0: 21 },
  };
  const points = (seat: string) => {
    const plate = document.querySelector(`[data-seat="${seat}"] .points`)!;
    return plate.textContent.replace(/\s+/g, ' ');
  };

  test('of what stays won, with the VP tiles that the reader knows; those of others come on top', async () => {
    await sitAt(centuryEasternWonders, match(scene), '0', { isPhone: true });
    expect(points('0')).toBe('17 with 1 VP tilepoints, secret');
    expect(points('1')).toBe('7+ and 2 VP tiles face downpoints in sight');
  });

  test('the tiles themselves stand there, out of those that end the match: a number would be added to the points', async () => {
    const m = match({ ...scene, players: 3 });
    await sitAt(centuryEasternWonders, m, '0', { isPhone: true });
    const drawn = (seat: string) =>
      [...document.querySelectorAll(`[data-thing="claims:${seat}"] > i`)].map(
        ({ className }) => className,
      );
    expect(['0', '1', '2'].map(drawn)).toEqual([
      ['open', 'still', 'still', 'still'],
      ['covered', 'covered', 'still', 'still'],
      ['still', 'still', 'still', 'still'],
    ]);
  });

  test('and what stands there beside the points leaves their row to them: signs stand beside the name', async () => {
    await sitAt(centuryEasternWonders, match(scene), '0', { isPhone: true });
    const plates = [...document.querySelectorAll('li[data-seat]')];
    expect(plates.map(({ classList }) => classList.contains('marked'))).toEqual(
      plates.map(() => true),
    );
  });

  test('and whoever watches sees no more of anybody', async () => {
    await sitAt(centuryEasternWonders, match(scene), null, { isPhone: true });
    expect(points('0')).toBe('6+ and 1 VP tile face downpoints in sight');
  });

  test('with all tiles where they lie open to all', async () => {
    const m = match({ ...scene, options: { openScores: true } });
    await sitAt(centuryEasternWonders, m, '0', { isPhone: true });
    expect(points('1')).toBe('31 with 2 VP tilespoints');
  });

  test('so a delivery adds what the tile is worth, though cubes are given for it', async () => {
    const table = await sitAt(centuryEasternWonders, match(scene), '0', { isPhone: true });
    await table.play('0 claim');
    await stage.end();
    expect(points('0')).toBe('+1229 with 2 VP tilespoints, secret');
  });

  test('and the tile that others may not know is one more on top once it has come', async () => {
    const table = await sitAt(centuryEasternWonders, match(scene), '1', { isPhone: true });
    await table.play('0 claim');
    expect([points('0'), stage.moving().length > 0]).toEqual([
      '6+ and 1 VP tile face downpoints in sight',
      true,
    ]);
    await stage.end();
    expect(points('0')).toBe('6+ and 2 VP tiles face downpoints in sight');
  });

  test('and whoever delivers is said to do so, until the table goes on', async () => {
    const table = await sitAt(centuryEasternWonders, match(scene), '1', { isPhone: true });
    const role = () => document.querySelector('[data-seat="0"] .role')!.textContent;
    await table.play('0 claim');
    expect(role()).toBe('delivering');
    await stage.end();
    expect(role()).toBe('hold 1/10');
  });

  test('nor does the header say that this is the last round before the tile that brings it has come', async () => {
    const m = match({ ...scene, options: { length: 'short' }, claimed: { 0: 'YYGGG RRRGG' } });
    const table = await sitAt(centuryEasternWonders, m, '1');
    const isTold = () => document.body.textContent.includes('the last one');
    await table.play('0 claim');
    expect([isTold(), stage.moving().length > 0]).toEqual([false, true]);
    await stage.end();
    expect(isTold()).toBe(true);
  });

  test('and at the end all of them', async () => {
    const m = match({ ...scene, options: { length: 'short' }, claimed: { 0: 'YYGGG RRRGG' } });
    const table = await sitAt(centuryEasternWonders, m, '1', { isPhone: true });
    await table.play('0 claim');
    await stage.end();
    expect(points('0')).toBe('6+ and 3 VP tiles face downpoints in sight');
    await table.play('1 end');
    await stage.end();
    expect(points('0')).toMatch(/^\d+ with 3 VP tilespoints$/);
  });
});
