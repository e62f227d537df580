import { act, cleanup, within } from '@testing-library/react';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { sitAt } from '../../../testing/match';
import { changeLanguage, LANGUAGES } from '../../../text/i18n';
import { buttons, leave, press, prompt, sentence } from '../testing';

afterEach(leave);

describe('after a roll', () => {
  type Rolled = {
    deck: string;
    rolls: number[];
    actions: string[];
    seat?: '0' | '1';
    area?: string;
  };
  const steal = (gem: string, roll: number, area?: string): Rolled => ({
    deck: `${gem} fire-1`,
    area,
    rolls: [roll],
    actions: ['0 draw', '1 roll'],
  });
  const gamble = (gem: string, roll: number): Rolled => ({
    deck: `orange-3 ${gem} fire-1`,
    rolls: [1, 1, roll],
    actions: ['0 draw', '1 roll', '2 roll', '0 gamble', '0 roll'],
    seat: '0',
  });
  // whoever has no gem rolls without being asked
  const fire = (area: string, roll: number, ...placing: string[]): Rolled => ({
    deck: 'fire-2 fire-1',
    area,
    rolls: [8, roll],
    actions: ['0 draw', ...placing, '1 roll'],
  });

  /** Cursed are blue for the Prospector, green for the Miner who rolls. */
  // prettier-ignore
  const OUTCOMES: [what: string, says: string, stand: string, Rolled][] = [
    ['a match takes the Claim', 'A match! Take the Claim: +1', 'Take the Claim', steal('orange-3', 3)],
    ['a match takes what is cursed', 'A match: roll again, or take it: −1', 'Take the Claim', steal('green-3', 3)],
    ['a miss of little', 'Missed: let it go, or roll again', 'Let it go', steal('orange-3', 1)],
    ['a miss of more', 'Missed: roll again, or let it go', 'Let it go', steal('orange-24', 1)],
    ['a miss of what is cursed', 'Missed, luckily: let it go', 'Let it go', steal('green-3', 1)],
    ['a gamble that matches', 'A match! Roll again, or let it blow', 'Let it blow', gamble('pink-8', 8)],
    ['a gamble that matches what is cursed', 'A match, luckily: let it blow', 'Let it blow', gamble('blue-56', 5)],
    ['a gamble that does not match', 'No match! Take the Claim: +2', 'Take the Claim', gamble('pink-8', 2)],
    ['a gamble that does not match what is cursed', 'No match: roll again, or take it: −2', 'Take the Claim', gamble('blue-56', 2)],
    ['a Fire burns', 'A hit: roll again, or let it burn: −1', 'Let it burn', fire('orange-3', 3)],
    ['a Fire burns what is cursed', 'A hit, luckily: let it burn: +1', 'Let it burn', fire('green-3', 3)],
    ['a Fire costs a Safe', 'Your Safe held: lose it, or roll again', 'Lose the Safe', fire('orange-3 safe-1', 3, '1 place orange')],
    ['a Fire costs two Safes', 'Your Safes held: lose them, or roll again', 'Lose the Safes', fire('orange-3 blue-3 safe-1 safe-2', 3, '1 place blue orange')],
    ['a Fire burns nothing', 'Nothing burns: move on', 'Move on', fire('orange-3', 4)],
  ];

  async function rolled({ deck, rolls, actions, seat = '1', area = '' }: Rolled) {
    const m = match({ deck, rolls, areas: { [seat]: `${area} detonator-1` } });
    await sitAt(yaBlewIt, m, seat).then((table) => table.play(...actions));
    m.done();
  }

  const emphasis = () => within(prompt()).getByRole('heading').querySelector('em')!.textContent!;
  const main = () => prompt().querySelector('.go .text')!.firstChild!.textContent!;
  const firstLetters = (words: string) => words.toLowerCase().slice(0, 4);

  test.each(OUTCOMES)('%s: "%s"', async (_, says, stand, scenario) => {
    await rolled(scenario);
    expect([sentence(), buttons()]).toEqual([says, [stand, 'Roll again']]);
  });

  describe.each(LANGUAGES)('in %s', (language) => {
    test.each(OUTCOMES)('%s: the headline proposes what the amber button does', async (...row) => {
      await rolled(row[3]);
      await act(() => changeLanguage(language));
      expect(firstLetters(emphasis())).toBe(firstLetters(main()));
    });
  });

  test.each([
    ['nothing burns', fire('orange-3', 4)],
    ['a Claim that brings points is matched', steal('orange-3', 3)],
    ['a Claim that would cost points is missed', steal('green-3', 1)],
    ['a gamble for one that brings points does not match', gamble('pink-8', 2)],
  ])(
    'where no number would be better a Detonator has to be thrown away twice: %s',
    async (_, scenario) => {
      await rolled(scenario);
      const again = () => prompt().querySelectorAll('[data-choice]')[1];
      expect(again().textContent).toContain('nothing to gain');
      expect(again().querySelector('svg')).toBeNull();
      await press(/Roll again/);
      expect(again().textContent).toContain('a Faulty Detonator for nothing: press again');
      expect(buttons()).toHaveLength(2);
    },
  );

  test.each([
    ['a Safe could be saved', fire('orange-3 safe-1', 3, '1 place orange')],
    ['a card could be got rid of', fire('green-3 orange-1', 4)],
    [
      'a Claim was missed that brings none',
      steal('safe-1 orange-3', 1, 'orange-1 orange-24 orange-57 orange-6'),
    ],
  ])('but not where something could be better, though it is no points: %s', async (_, scenario) => {
    await rolled(scenario);
    expect(prompt().textContent).not.toContain('nothing to gain');
  });

  test('another roll says what it may bring, and letting it stand what it would cost', async () => {
    await rolled(steal('orange-24', 1));
    expect(prompt().textContent).toContain('2 in 8 to take it');
    cleanup();
    await rolled(steal('green-25', 2)); // a cursed colour
    expect(prompt().textContent).toContain('6 in 8 to be rid of it');
    cleanup();
    await rolled(gamble('pink-8', 8));
    expect(prompt().textContent).toContain('6 in 8 to save it');
    cleanup();
    await rolled(fire('orange-3 orange-57 pink-5 safe-1', 3, '1 place pink'));
    expect(prompt().textContent).toContain('5 in 8 to lose nothing');
    expect(prompt().textContent).toContain('1 card burns: −3');
    expect(prompt().textContent).toContain('Another roll uses up a Faulty Detonator');
    cleanup();
    await rolled(fire('orange-3 orange-57 pink-5', 5)); // a 3 or a 7 would burn as well, but less
    expect(prompt().textContent).toContain('7 in 8 to lose less');
    cleanup();
    await rolled(fire('green-3 orange-1', 4)); // a cursed card to be rid of
    expect(prompt().textContent).toContain('1 in 8 for something better');
  });

  test('nobody else is told what to do', async () => {
    const m = match({ deck: 'orange-3 fire-1', rolls: [3], areas: { 1: 'detonator-1' } });
    const table = await sitAt(yaBlewIt, m, '2');
    await table.play('0 draw', '1 roll');
    expect(sentence()).toBe('Bo rolled 3 and may roll again');
    expect(prompt().textContent).toContain('A match: Bo would take the Claim');
  });
});
