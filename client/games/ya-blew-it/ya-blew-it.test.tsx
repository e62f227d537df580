import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { yaBlewIt } from '../../../shared/games/ya-blew-it';
import { EVENT_TYPES } from '../../../shared/games/ya-blew-it/state';
import { match } from '../../../shared/games/ya-blew-it/testing';
import { sitAt } from '../../match/testing';
import { LANGUAGES } from '../../text/i18n';

afterEach(async () => {
  cleanup();
  await act(() => i18next.changeLanguage('en'));
});

const prompt = () => screen.getByRole('region', { name: 'What to do' });
const sentence = () => within(prompt()).getByRole('heading').textContent;
const buttons = () =>
  within(prompt())
    .queryAllByRole('button')
    .map((button) => button.querySelector('.text')!.firstChild!.textContent);
const press = (name: RegExp) =>
  act(async () => fireEvent.click(within(prompt()).getByRole('button', { name })));
const type = (key: string) => act(async () => void fireEvent.keyDown(document.body, { key }));
const card = (name: string) => screen.getByText(name).closest('li')!;

describe('what can be clicked is what is legal', () => {
  const start = (deck = 'orange-3 purple-5 blue-4 fire-2 green-3 fire-1') => match({ deck });

  test('the Prospector draws, then the Miners decide one after the other', async () => {
    const m = start();
    const table = await sitAt(yaBlewIt, m, '1');
    expect([sentence(), buttons()]).toEqual(['Ana prospects: a new Claim', []]);
    await table.play('0 draw');
    expect([sentence(), buttons()]).toEqual([
      'Your turn: roll for the Claim, or pass',
      ['Roll the die', 'Pass'],
    ]);
    await press(/Pass/);
    expect(table.played).toEqual(['pass']);
    expect([sentence(), buttons()]).toEqual(['Chidi decides: roll or pass', []]);
  });

  test('the Prospector keeps the Claim or adds to it', async () => {
    const m = start();
    const table = await sitAt(yaBlewIt, m, '0');
    await press(/Draw/);
    await table.play('1 pass', '2 pass');
    expect(buttons()).toEqual(['Keep the Claim', 'Add to it']);
    await press(/Add/);
    expect(table.played).toEqual(['draw', 'add']);
    expect(m.G.table.claim).toEqual(['orange-3', 'purple-5']);
  });

  test('with all Miners out he may gamble, and draw a second gem', async () => {
    const m = match({ deck: 'orange-3 purple-5 blue-4 fire-1', rolls: [1, 1] });
    const table = await sitAt(yaBlewIt, m, '0');
    await table.play('0 draw', '1 roll', '2 roll');
    expect(buttons()).toEqual(['Keep the Claim', 'Gamble']);
    await press(/Gamble/);
    expect(buttons()).toEqual(['Draw a second gem', 'Roll the die']);
    await press(/second/);
    expect(buttons()).toEqual(['Roll the die']);
  });

  test('a Claim Jumper is offered, and what was declined can be taken back', async () => {
    const m = match({ deck: 'orange-3 purple-5 fire-1', areas: { 0: 'jumper-1' } });
    const table = await sitAt(yaBlewIt, m, '0');
    await press(/Draw/);
    expect(buttons()).toEqual(['Jump the Claim', 'Let the Miners at it']);
    await press(/Miners/);
    expect(buttons()).toEqual(['Take back']);
    await type('u');
    await press(/^Jump/);
    expect(table.played).toEqual(['draw', 'decline', 'undo', 'jump']);
  });

  test('a Faulty Detonator is offered after a roll', async () => {
    const m = match({ deck: 'orange-3 fire-1', areas: { 1: 'detonator-1' }, rolls: [1, 3] });
    const table = await sitAt(yaBlewIt, m, '1');
    await table.play('0 draw');
    await press(/Roll/);
    expect([sentence(), buttons()]).toEqual([
      'You rolled 1: roll again, or let it stand',
      ['Roll again', 'Let it stand'],
    ]);
    await type('r');
    expect(table.played).toEqual(['roll']);
    await press(/again/);
    expect(m.G.table.scoring[1]).toEqual(['orange-3']);
  });

  test('somebody who watches sees all and can do nothing', async () => {
    const table = await sitAt(yaBlewIt, start(), null);
    await table.play('0 draw');
    expect([sentence(), buttons()]).toEqual(['Bo decides: roll or pass', []]);
    expect(prompt().textContent).toContain('You are watching.');
  });
});

describe('the keys', () => {
  test('letters play what the buttons play', async () => {
    const table = await sitAt(yaBlewIt, match({ deck: 'orange-3 fire-1', rolls: [1] }), '1');
    await type('r');
    await table.play('0 draw');
    await type('k');
    await type('R');
    expect(table.played).toEqual(['roll']);
  });

  test('? shows the rules', async () => {
    await sitAt(yaBlewIt, match({ deck: 'orange-3 fire-1' }), '1');
    await type('?');
    expect(screen.getByRole('dialog', { name: 'Rules' }).textContent).toContain('Prospector');
  });
});

describe('the board', () => {
  test('shows the Claim, the chance to match it and what it would bring', async () => {
    const areas = { 1: 'orange-1 orange-8' };
    const table = await sitAt(yaBlewIt, match({ deck: 'safe-1 orange-3 fire-1', areas }), '1');
    await table.play('0 draw');
    expect(screen.getByRole('region', { name: 'The Claim, 2 cards' })).toBeTruthy();
    expect(card('orange 3')).toBeTruthy();
    expect(screen.getByText('1 of 8 numbers matches')).toBeTruthy();
    expect(screen.getByText('12.5%')).toBeTruthy();
    expect(screen.getAllByText('If the Claim comes to you: +3').length).toBeGreaterThan(0);
    expect(buttons()).toEqual(['Roll the die', 'Pass']);
  });

  test('rings the number that was rolled until the Claim changes, and shows the die until the round ends', async () => {
    const m = match({ deck: 'orange-3 blue-2 pink-5 fire-1', rolls: [2, 2] });
    const table = await sitAt(yaBlewIt, m, '0');
    const isRung = () => screen.queryByText(/the last roll/) !== null;
    const die = () => screen.queryByText('Bo: 2');
    await table.play('0 draw', '1 roll', '2 pass');
    expect([isRung(), die() !== null]).toEqual([true, true]);
    await table.play('0 add');
    expect([isRung(), die() !== null]).toEqual([false, true]);
    await table.play('2 pass', '0 keep');
    expect([isRung(), die() !== null]).toEqual([false, false]);
  });

  test('keeps quiet about chances where the table wants it so', async () => {
    const m = match({ deck: 'orange-3 fire-1', options: { showOdds: false } });
    const table = await sitAt(yaBlewIt, m, '1');
    await table.play('0 draw');
    expect(screen.queryByText(/numbers match/)).toBeNull();
    expect(prompt().textContent).not.toMatch(/ in 8/);
  });

  test('counts the Fires that are still to come, from what everybody can see', async () => {
    const m = match({ deck: 'fire-2 orange-3 fire-1', rolls: [1, 1, 1] });
    const table = await sitAt(yaBlewIt, m, '1');
    await table.play('0 draw');
    expect(screen.getAllByText(/5 Fires/).length).toBeGreaterThan(0);
  });

  test('shows during a Fire who lost what', async () => {
    const m = match({
      deck: 'fire-2 orange-3 fire-1',
      areas: { 0: 'blue-2 blue-78', 1: 'pink-5', 2: 'green-3 safe-1' },
      rolls: [2, 6, 3],
    });
    const table = await sitAt(yaBlewIt, m, '1');
    await table.play('0 draw', '2 place green', '0 roll');
    const fire = screen.getByRole('heading', { name: 'Fire in the Hole!' }).parentElement!;
    const rows = () =>
      within(fire)
        .getAllByRole('listitem')
        .map((row) => row.textContent);
    expect(rows()[0]).toContain('Anarolled 2:lost');
    expect(rows()[0]).toContain('blue 2');
    expect(rows()[1]).toBe('Younext to roll');
    await press(/Roll/);
    expect(rows()[1]).toBe('Yourolled 6:nothing lost');
    expect(rows()[2]).toBe('Chidinext to roll');
    await table.play('2 roll');
    expect(m.G.table.scoring[2]).toEqual(['green-3']);
  });
});

describe('Safes', () => {
  const start = () =>
    match({
      deck: 'fire-2 orange-3 fire-1',
      areas: { 0: 'blue-2 pink-5 safe-1 safe-2', 1: 'green-3 safe-3' },
    });
  const choose = (group: string, option: string) =>
    act(async () =>
      fireEvent.click(
        within(screen.getByRole('group', { name: group })).getByRole('radio', { name: option }),
      ),
    );

  test('are put on stacks or left off, and can be moved until all are placed', async () => {
    const m = start();
    const table = await sitAt(yaBlewIt, m, '0');
    await press(/Draw/);
    expect(sentence()).toBe('Fire! Place your Safes');
    await choose('Safe 1 protects', 'pink 5');
    await choose('Safe 2 protects', 'blue 2');
    await press(/Place/);
    expect(sentence()).toBe('Your Safes are placed. Waiting for Bo');
    expect(buttons()).toEqual([]);
    await choose('Safe 1 protects', 'nothing');
    expect(buttons()).toEqual(['Place them anew']);
    await press(/anew/);
    expect(table.played).toEqual(['draw', 'place blue pink', 'place pink off']);
    await table.play('1 place off');
    expect(m.G.table.safes[0]).toEqual(['pink']);
  });

  test.each([
    ['go to the stacks worth most, never to the cursed one', undefined, ['pink 5 6', 'blue 2']],
    ['stay where they stand', { 0: ['blue' as const] }, ['blue 2', 'pink 5 6']],
  ])('are proposed: they %s', async (_, safes, expected) => {
    const areas = { 0: 'blue-2 pink-5 pink-6 safe-1 safe-2 green-3 green-4 green-7' };
    const m = match({ deck: 'fire-2 orange-3 fire-1', areas, safes, cursed: { 0: 'green' } });
    await sitAt(yaBlewIt, m, '0');
    await press(/Draw/);
    for (const [i, name] of expected.entries())
      expect(
        within(screen.getByRole('group', { name: `Safe ${i + 1} protects` })).getByRole('radio', {
          name,
          checked: true,
        }),
      ).toBeTruthy();
  });

  test('tell who is still placing, and nothing else', async () => {
    const table = await sitAt(yaBlewIt, start(), '2');
    await table.play('0 draw', '0 place blue blue');
    expect([sentence(), buttons()]).toEqual(['Fire! Waiting for Bo to place Safes', []]);
    const fire = screen.getByRole('heading', { name: 'Fire in the Hole!' }).parentElement!;
    expect(
      within(fire)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual(['Anaplaced', 'Boplacing Safes…']);
  });

  test('are seen on the stack they protect', async () => {
    const table = await sitAt(yaBlewIt, start(), '0');
    await table.play('0 draw', '0 place blue blue', '1 place off');
    expect(screen.getByText('blue: 2, protected by 2 Safes')).toBeTruthy();
  });
});

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
        await act(() => i18next.changeLanguage(language));
        await table.play(...actions);
        for (const line of lines()) expect(line).not.toMatch(/event|[<>{}]|undefined/);
        for (const { type } of m.events) told.add(type);
        m.done();
        cleanup();
      }
    expect([...told].sort()).toEqual([...EVENT_TYPES].sort());
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
      ...Object.keys(yaBlewIt.moves).map((move) => `move.${move}`),
      ...yaBlewIt.scoreKeys.map((key) => `score.${key}`),
    ];
    for (const key of keys) expect(t(key)).not.toBe(key);
  }
});
