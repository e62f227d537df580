import { act, cleanup, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import type { Event } from '../../../../shared/games/ya-blew-it/state';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { sitAt } from '../../../testing/match';
import { changeLanguage, LANGUAGES } from '../../../text/i18n';
import { leave, prompt } from '../testing';

afterEach(leave);

/** Everything that can happen, so that nothing of it is left untold. */
const EVENTS: Record<Event['type'], true> = {
  roundBegan: true,
  drawn: true,
  passed: true,
  declined: true,
  gambled: true,
  rolled: true,
  rerolled: true,
  taken: true,
  lost: true,
  discarded: true,
  fireBroke: true,
  placed: true,
  secured: true,
  burned: true,
  fireEnded: true,
};

/** Matches in which everything happens that can happen. */
const STORIES = [
  {
    deck: 'orange-3 purple-5 blue-4 green-3 fire-1',
    areas: { 0: 'jumper-1', 1: 'detonator-1' },
    rolls: [1, 2, 1, 3, 3],
    // prettier-ignore
    actions: [
      '0 draw', '0 decline', '1 roll', '1 reroll', '2 roll', '0 gamble', '0 roll', // lost
      '1 draw', '2 pass', '0 pass', '1 keep',
      '2 draw', '0 roll', // stolen
    ],
  },
  {
    deck: 'fire-2 safe-4 fire-1',
    areas: { 0: 'blue-2 blue-3 safe-1', 1: 'pink-5', 2: 'green-3' },
    rolls: [2, 5, 1, 8, 1, 3],
    // prettier-ignore
    actions: [
      '0 draw', '0 place blue', '0 roll', '1 roll', '2 roll', // a Safe burns, a card burns, nothing burns
      '0 draw', '0 roll', '2 roll', // no gem in the last Claim
    ],
  },
  {
    deck: 'orange-3 purple-5 blue-4 green-3 fire-1',
    areas: { 0: 'jumper-1' },
    rolls: [1, 1, 8],
    // prettier-ignore
    actions: [
      '0 draw', '0 jump',
      '1 draw', '2 roll', '0 roll', '1 gamble', '1 roll', // won
      '2 draw', '0 pass', '1 pass', '2 add', '0 pass', '1 pass', // the last Claim, forced
    ],
  },
];

describe.each(LANGUAGES)('the story in %s', (language) => {
  const lines = () =>
    within(screen.getByRole('log', { name: i18next.t('match:log.title') }))
      .getAllByRole('listitem')
      .map((line) => line.textContent);

  test('everything that can happen is told in words, to whom it happens and to others', async () => {
    const told = new Set<string>();
    for (const { actions, ...position } of STORIES)
      for (const playerID of ['0', '1', '2', null]) {
        const m = match(position);
        const table = await sitAt(yaBlewIt, m, playerID);
        await act(() => changeLanguage(language));
        await table.play(...actions);
        for (const line of lines()) expect(line).not.toMatch(/event|[<>{}]|undefined/);
        for (const { type } of m.events) told.add(type);
        m.done();
        cleanup();
      }
    expect([...told].sort()).toEqual(Object.keys(EVENTS).sort());
  });
});

test('the story speaks of cards by what they show', async () => {
  const table = await sitAt(yaBlewIt, match({ deck: 'safe-1 green-16 fire-1' }), '0');
  await table.play('0 draw');
  expect(screen.getByRole('log', { name: 'What happened' }).textContent).toContain(
    'You drew 1·6Safe and green 1 6',
  );
});

test('everything has a name: moves, and the lines of the score sheet', () => {
  for (const language of LANGUAGES) {
    const t = i18next.getFixedT(language, 'ya-blew-it');
    const keys = [
      ...Object.keys(yaBlewIt.moves)
        .filter((move) => move !== 'stand') // called by what it brings
        .map((move) => `move.${move}`),
      ...yaBlewIt.scoreKeys.map((key) => `score.${key}`),
    ];
    for (const key of keys) expect(t(key, { count: 1 })).not.toBe(key);
  }
});

describe('the log', () => {
  const log = () =>
    [...screen.getByRole('log', { name: 'What happened' }).querySelectorAll('li')].map(
      (line) => line.textContent,
    );

  test('tells a roll in one line, with those that gave way to it and what came of it', async () => {
    const m = match({
      deck: 'orange-3 fire-1',
      areas: { 1: 'detonator-1 detonator-2' },
      rolls: [2, 4, 3],
    });
    const table = await sitAt(yaBlewIt, m, '0');
    await table.play('0 draw', '1 roll');
    expect(log().at(-1)).toContain('Bo rolled 2');
    await table.play('1 reroll', '1 reroll');
    expect(log().filter((line) => line!.startsWith('Bo'))).toEqual([
      expect.stringMatching(/^Bo rolled 2 → 4 → 32, 4, 3 and stole your Claim/),
    ]);
  });

  test('takes at most five lines for a Fire of four, and one for all who have nothing to lose', async () => {
    const m = match({
      players: 4,
      deck: 'fire-2 orange-3 fire-1',
      areas: { 1: 'blue-4', 2: 'green-3' },
      rolls: [8, 4, 5, 7],
    });
    const table = await sitAt(yaBlewIt, m, '0');
    await table.play('0 draw', '1 roll', '2 roll');
    const told = log();
    const fire = told.findIndex((line) => line!.includes('Fire in the Hole!'));
    const end = told.findLastIndex((line) => /drew/.test(line!));
    const lines = told.slice(fire, end).filter((line) => line !== 'Since your move');
    expect(lines).toEqual([
      'Fire in the Hole!',
      'You have nothing to lose',
      expect.stringMatching(/^Bo rolled 4.* and lost/),
      expect.stringMatching(/^Chidi rolled 5.*: nothing burns/),
    ]);
  });

  test.each([
    ['en', 'orange-3', /^Bo rolled 3.* and lost a Safe instead of/, 'It would cost Bo a Safe'],
    ['en', 'orange-3 blue-3', /and lost 2 Safes instead of/, 'It would cost Bo 2 Safes'],
    [
      'fr',
      'orange-3',
      /et perd un Coffre-\u2060fort au lieu de/,
      'Bo y perdrait un Coffre-\u2060fort',
    ],
    [
      'fr',
      'orange-3 blue-3',
      /et perd 2 Coffres-\u2060forts au lieu de/,
      'y perdrait 2 Coffres-\u2060forts',
    ],
  ] as const)('says in %s how many Safes a Fire costs: %s', async (to, stacks, lost, would) => {
    const colors = stacks === 'orange-3' ? 'orange off' : 'blue orange';
    const areas = { 1: `${stacks} safe-1 safe-2 detonator-1` };
    const m = match({ deck: 'fire-2 blue-2 fire-1', areas, rolls: [1, 3, 1] });
    const table = await sitAt(yaBlewIt, m, '0');
    await table.play('0 draw', `1 place ${colors}`, '1 roll');
    await act(() => changeLanguage(to));
    expect(prompt().textContent).toContain(would);
    await table.play('1 stand');
    const told = [...document.querySelectorAll('[role="log"] li')].map((one) => one.textContent);
    expect(told.some((line) => lost.test(line))).toBe(true);
  });

  test('says that a Fire cost nothing where a cursed gem went with another', async () => {
    const areas = { 1: 'orange-8 pink-8' };
    const m = match({
      deck: 'fire-2 blue-2 fire-1',
      areas,
      cursed: { 1: 'pink' },
      rolls: [1, 8, 1],
    });
    const table = await sitAt(yaBlewIt, m, '0');
    await table.play('0 draw', '1 roll');
    expect(log().find((line) => line!.startsWith('Bo'))).toMatch(/^Bo rolled 8.*\(no points\)$/);
  });

  test('says what a Fire cost, whatever happened since, and shows what broke out', async () => {
    const m = match({
      deck: 'fire-2 blue-56 fire-3 orange-3 fire-1',
      areas: { 0: 'pink-6', 1: 'blue-2 blue-3 blue-4 safe-1' },
      rolls: [6, 4, 1, 5, 2, 1, 1],
    });
    const table = await sitAt(yaBlewIt, m, '0');
    const burnt = () => log().filter((line) => line!.includes('lost'));
    await table.play('0 draw', '1 place off', '0 roll', '1 roll');
    expect(burnt().map((line) => line!.replace(/.* lost/, ''))).toEqual([
      expect.stringMatching(/^ 1 point:/),
      expect.stringMatching(/^ 3 points:/),
    ]);
    const told = burnt();
    await table.play('0 draw', '1 roll', '1 draw', '1 place off', '1 roll');
    expect(burnt().slice(0, 2)).toEqual(told);
    expect(burnt()).toHaveLength(3);
    const [heading] = screen.getAllByText('Fire in the Hole!', { selector: '[role="log"] *' });
    expect(heading.querySelector('svg')).not.toBeNull();
  });

  test.each([
    ['en', ['Ana on blue and You nowhere', 'Chidi has nothing to lose']],
    ['fr', ['Ana sur bleu et Vous nulle part', 'Chidi n’a rien à perdre']],
  ] as const)(
    'says in %s in whole sentences where Safes stand, and who has nothing to lose',
    async (to, says) => {
      const m = match({
        deck: 'fire-2 orange-3 fire-1',
        areas: { 0: 'blue-2 safe-1', 1: 'pink-5 safe-2' },
        rolls: [1, 1, 4],
      });
      const table = await sitAt(yaBlewIt, m, '1');
      await table.play('0 draw', '0 place blue', '1 place off', '0 roll', '1 roll');
      await act(() => changeLanguage(to));
      const told = [...document.querySelectorAll('[role="log"] li')].map((one) => one.textContent);
      for (const words of says) expect(told.join()).toContain(words);
    },
  );

  test.each([
    ['en', 'cursed: +5'],
    ['fr', 'maudite\u00a0: +5'],
  ] as const)('says in %s why a loss of the cursed colour is a gain: %s', async (to, why) => {
    const m = match({
      deck: 'fire-2 orange-3 fire-1',
      areas: { 1: 'blue-2 blue-56' },
      cursed: { 1: 'blue' },
      rolls: [8, 5, 1],
    });
    const table = await sitAt(yaBlewIt, m, '0');
    await table.play('0 draw', '1 roll');
    await act(() => changeLanguage(to));
    const told = [...document.querySelectorAll('[role="log"] li')].map((one) => one.textContent);
    expect(told.some((line) => line.endsWith(`(${why})`))).toBe(true);
  });
});
