import { cleanup, within } from '@testing-library/react';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { sitAt } from '../../../testing/match';
import { leave, prompt } from '../testing';

afterEach(leave);

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

  test('a Claim that brings points is gone for', async () => {
    const m = match({ deck: 'orange-3 orange-1 fire-1' });
    await sitAt(yaBlewIt, m, '1').then((table) => table.play('0 draw'));
    expect([first(), main()]).toEqual(['roll for the Claim', 'Roll the die']);
  });
});
