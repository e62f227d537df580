import { cleanup, screen } from '@testing-library/react';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { play } from '../../../sound/play';
import { sitAt } from '../../../testing/match';
import { stageForTests } from '../../../testing/stage';

jest.mock('../../../sound/play', () => ({
  ...jest.requireActual<object>('../../../sound/play'),
  play: jest.fn(),
}));

const stage = stageForTests();
const heard = () => jest.mocked(play).mock.calls.map(([sound]) => sound);

beforeEach(() => jest.mocked(play).mockClear());
afterEach(cleanup);

/** What moved or went on a player’s screen when Ana, with two Safes on blue, rolled a 2 for a Fire. */
async function seenBy(reader: string, cards: string) {
  const areas = { 0: `${cards} safe-1 safe-2`, 2: 'green-3' };
  const m = match({
    deck: 'fire-2 orange-3 fire-1',
    areas,
    cursed: { 0: 'yellow' },
    rolls: [2, 1],
  });
  const table = await sitAt(yaBlewIt, m, reader);
  await table.play('0 draw', '0 place blue blue');
  await stage.end();
  jest.mocked(play).mockClear();
  await table.play('0 roll');
  return (await stage.end()).map(({ thing, element }) => element.dataset.likeness ?? thing);
}

test('a Safe that holds is heard and seen to go, and nothing burns', async () => {
  const seen = await seenBy('0', 'blue-2 pink-5');
  expect(seen).toEqual(expect.arrayContaining(['own:safe:blue:1', 'saved:0']));
  expect(seen).not.toContain('own:safe:blue:0');
  expect(seen).not.toContain('player:0');
  expect(heard()).toEqual(['die', 'forMe', 'clang']);
});

test('that one has no gems is said once the last of them has burned', async () => {
  const areas = { 0: 'orange-24', 1: 'blue-4' };
  const table = await sitAt(yaBlewIt, match({ deck: 'fire-2 fire-1', areas, rolls: [2] }), '0');
  await table.play('0 draw', '0 roll');
  const lasts: Record<string, number> = {};
  for (let steps = 0; steps < 12 && !('noGems' in lasts); steps++) {
    for (const { thing, element, lasts: time } of stage.moving())
      lasts[element.dataset.likeness ?? thing] = time;
    await stage.settle();
    await stage.look();
  }
  expect(lasts.noGems).toBeGreaterThan(lasts['own:orange-24']);
});

test('what lies on the rail takes the room of what burned only once that is gone, with its gems', async () => {
  const areas = { 0: 'blue-2 orange-24 pink-5 detonator-1', 1: 'blue-4' };
  const table = await sitAt(yaBlewIt, match({ deck: 'fire-2 fire-1', areas, rolls: [2] }), '0');
  await table.play('0 draw', '0 roll', '0 stand');
  const lasts: Record<string, number> = {};
  for (let steps = 0; steps < 12 && !('own:blue-2' in lasts); steps++) {
    for (const { thing, element, lasts: time } of stage.moving())
      lasts[element.dataset.likeness ?? thing] = time;
    await stage.settle();
    await stage.look();
  }
  expect(Object.keys(lasts)).toEqual(expect.arrayContaining(['gems:blue', 'gems:orange']));
  for (const thing of ['stack:pink', 'cursed:0', 'own:detonator-1'])
    expect(lasts[thing]).toBeGreaterThan(lasts['own:blue-2']);
});

test('so it is on the screens of others', async () => {
  const seen = await seenBy('1', 'blue-2 pink-5');
  expect(seen).toContain('safe:blue:0:1');
  expect(seen).not.toContain('player:0');
  expect(heard()).toEqual(['die', 'clang']);
});

test('a Safe that holds while another card burns is heard after the loss', async () => {
  const seen = await seenBy('0', 'blue-2 orange-24');
  expect(seen).toEqual(expect.arrayContaining(['player:0', 'own:orange-24', 'own:safe:blue:1']));
  expect(heard()).toEqual(['die', 'againstMe', 'sizzle', 'clang']);
});

test('whoever is rid of their cursed colour has no loss to be seen', async () => {
  const seen = await seenBy('1', 'yellow-2 blue-3');
  expect(seen).toContain('stake:yellow-2');
  expect(seen).not.toContain('player:0');
});

test('what a Safe held is no number that burns, as long as that is looked at', async () => {
  const m = match({
    deck: 'fire-2 fire-1',
    areas: { 0: 'orange-3 orange-57 pink-7 safe-1', 1: 'green-3' },
    safes: { 0: ['orange'] },
    rolls: [3],
  });
  const table = await sitAt(yaBlewIt, m, '1');
  await table.play('0 draw', '0 place orange', '0 roll');
  const saved = () => document.querySelector('[data-thing="saved:0"]') !== null;
  for (let steps = 0; steps < 12 && !saved(); steps++) {
    await stage.settle();
    await stage.look();
  }
  expect([saved(), document.querySelector('main .rolled')?.textContent]).toEqual([
    true,
    '3costs a Safe, the last roll',
  ]);
  expect(screen.getByText('1 in 8 burns Ana')).toBeTruthy();
});
