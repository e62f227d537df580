import { screen, within } from '@testing-library/react';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { sitAt } from '../../../testing/match';
import { leave, prompt } from '../testing';

afterEach(leave);

describe('the odds of a Fire', () => {
  const burning = () =>
    match({
      deck: 'fire-2 fire-1',
      areas: { 0: 'orange-3 orange-57 pink-7 safe-1' },
      safes: { 0: ['orange'] },
      rolls: [7],
    });

  test('tell numbers that burn from numbers that cost a Safe', async () => {
    const table = await sitAt(yaBlewIt, burning(), '0');
    await table.play('0 draw', '0 place orange');
    expect(screen.getByText('1 in 8 burns you')).toBeTruthy();
    expect(screen.getByText('3 in 8 cost a Safe')).toBeTruthy();
    expect(prompt().textContent).toContain('1 in 8 burns, 3 in 8 cost a Safe');
    const faces = within(screen.getByRole('list', { name: 'The numbers of the die' }));
    expect(faces.getAllByRole('listitem').map((face) => face.textContent)).toEqual([
      '1burns nothing',
      '2burns nothing',
      '3costs a Safe',
      '4burns nothing',
      '5costs a Safe',
      '6burns nothing',
      '7burns, costs a Safe',
      '8burns nothing',
    ]);
  });
});

test('on a phone the odds of a Fire are one sentence, with the Safe drawn', async () => {
  const m = match({
    deck: 'fire-2 fire-1',
    areas: { 0: 'orange-3 orange-57 pink-7 safe-1' },
    safes: { 0: ['orange'] },
    rolls: [7],
  });
  const table = await sitAt(yaBlewIt, m, '0', { isPhone: true });
  await table.play('0 draw', '0 place orange');
  const words = screen.getByText('1 in 8 burns you').parentElement!;
  const seen = [...words.querySelectorAll('span:not(.visually-hidden):not(:has(*))')];
  expect(seen.map((one) => one.textContent)).toEqual(['1 in 8 burns you', '3 cost']);
  expect(words.querySelectorAll('.safes > svg')).toHaveLength(1);
});
