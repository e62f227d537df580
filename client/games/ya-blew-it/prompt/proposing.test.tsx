import { cleanup, within } from '@testing-library/react';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { sitAt } from '../../../testing/match';
import { leave, prompt } from '../testing';

afterEach(leave);

/** So much of the deck that special cards are still worth keeping. */
const DEEP =
  'blue-1 blue-2 blue-3 blue-4 green-3 green-4 green-7 green-8 yellow-2 yellow-4 yellow-5 yellow-7 purple-1 purple-2 purple-5';

describe('what is proposed is what the sentence names first', () => {
  const first = () => within(prompt()).getByRole('heading').querySelector('em')!.textContent;
  const main = () => prompt().querySelector('.go .text')!.firstChild!.textContent;
  const cursed = { 0: 'orange' as const, 1: 'orange' as const };

  test('a Claim that would cost points is left alone', async () => {
    const m = match({ deck: 'orange-3 orange-1 fire-1', areas: { 0: 'jumper-1' }, cursed });
    await sitAt(yaBlewIt, m, '0').then((table) => table.play('0 draw'));
    expect([first(), main()]).toEqual(['let the Miners try', 'Let the Miners try']);
    cleanup();
    await sitAt(yaBlewIt, m, '1').then((table) => table.play('0 decline'));
    expect([first(), main()]).toEqual(['pass', 'Pass']);
    cleanup();
    await sitAt(yaBlewIt, m, '0').then((table) => table.play('1 pass', '2 pass'));
    expect([first(), main()]).toEqual(['add to the Claim', 'Add to it']);
  });

  test.each([
    ['is kept for what is worth it', 'fire-2 orange-3 fire-1', 'Let it burn'],
    ['is proposed when there is nothing else to use it for', 'fire-1', 'Roll again'],
  ])('a Faulty Detonator %s', async (_, deck, proposed) => {
    const areas = { 1: 'orange-1 pink-5 yellow-2 blue-4 purple-6 detonator-1' };
    const m = match({ deck, areas, rolls: [8, 1] });
    await sitAt(yaBlewIt, m, '1').then((table) => table.play('0 draw', '1 roll'));
    expect(main()).toBe(proposed);
  });

  test.each([
    ['brings points is gone for', 'orange-24 orange-1 fire-1', '', true],
    ['one number in eight takes may grow first', 'orange-3 orange-1 fire-1', '', false],
    [
      'one number in eight takes is worth a roll to whoever collects it',
      'orange-3 orange-1 fire-1',
      'orange-24 orange-57',
      true,
    ],
    ['can grow no more is gone for, however small', 'orange-3 fire-1', '', true],
  ])('a Claim that %s', async (_, deck, own, isWorthIt) => {
    const m = match({ deck, areas: { 1: own } });
    await sitAt(yaBlewIt, m, '1').then((table) => table.play('0 draw'));
    const [sentence, button] = isWorthIt
      ? ['roll for the Claim', 'Roll the die']
      : ['pass', 'Pass'];
    expect([first(), main()]).toEqual([sentence, button]);
  });

  test.each([
    ['is kept for a Claim that is worth it', 'orange-3', 'Let the Miners try'],
    ['is played for one that others would roll for', 'orange-24 pink-34', 'Jump the Claim'],
  ])('a Claim Jumper %s', async (_, claim, proposed) => {
    const m = match({ deck: `${claim} ${DEEP} fire-1`, areas: { 0: 'jumper-1' } });
    const table = await sitAt(yaBlewIt, m, '0');
    await table.play('0 draw');
    if (claim.includes(' ')) await table.play('0 decline', '1 pass', '2 pass', '0 add');
    expect(main()).toBe(proposed);
  });
});
