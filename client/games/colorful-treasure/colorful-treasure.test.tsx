import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { colorfulTreasure } from '../../../shared/games/colorful-treasure';
import { FACE_IDS } from '../../../shared/games/colorful-treasure/faces';
import { REASONS } from '../../../shared/games/colorful-treasure/reasons';
import { EVENT_TYPES } from '../../../shared/games/colorful-treasure/state';
import { match } from '../../../shared/games/colorful-treasure/testing';
import { sitAt } from '../../match/testing';
import { LANGUAGES } from '../../text/i18n';

afterEach(async () => {
  cleanup();
  localStorage.clear();
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

const wonders = () => within(screen.getByRole('group', { name: /^The wonders/ }));
const cards = () => wonders().getAllByRole('button');
/** The n-th card of a wonder as it lies, by what is said of it. */
const card = (name: RegExp) => wonders().getByRole('button', { name });
const turn = (name: RegExp) => act(async () => fireEvent.click(card(name)));
const open = () => cards().filter((one) => one.getAttribute('aria-disabled') === 'false');

describe('what can be clicked is what is legal', () => {
  test('two cards are revealed together, a third after them, then a type is taken', async () => {
    const table = await sitAt(colorfulTreasure, match(), '0');
    expect([sentence(), open().length]).toEqual(['Your turn: choose two cards', 50]);
    await turn(/^Stonehenge, first card/);
    expect(sentence()).toContain('the second card');
    expect(table.played).toEqual([]);
    await turn(/^Leaning Tower of Pisa, first card/);
    expect(buttons()).toEqual(['Take 2 red gems', 'Take nothing']);
    expect(open()).toHaveLength(48);
    await turn(/^Parthenon, first card/);
    expect(buttons()).toEqual(['Take 3 red gems', 'Take nothing']);
    expect(open()).toHaveLength(0);
    await press(/Take 3 red/);
    expect(table.played).toEqual(['reveal a1 b1', 'revealThird c1', 'take red']);
    expect(open()).toHaveLength(0);
  });

  test('a chosen card can be let go', async () => {
    const table = await sitAt(colorfulTreasure, match(), '0');
    await turn(/^Stonehenge, first card/);
    await press(/Another first card/);
    await turn(/^Pyramids of Giza, second card/);
    await turn(/^Stonehenge, second card/);
    expect(table.played).toEqual(['reveal a2 j2']);
  });

  test('keys and chests have to be taken', async () => {
    const table = await sitAt(colorfulTreasure, match(), '0');
    await turn(/^Stonehenge, fifth card/);
    await turn(/^Parthenon, first card/);
    expect(buttons()).toEqual(['Take the key or chest']);
    await press(/Take the key/);
    expect(table.played.at(-1)).toBe('collect');
  });

  test('the junior game reveals two of forty cards, and something is taken', async () => {
    await sitAt(colorfulTreasure, match({ variant: 'junior' }), '0');
    expect(open()).toHaveLength(40);
    await turn(/^Stonehenge, first card/);
    await turn(/^Parthenon, second card/);
    expect(buttons()).toEqual(['Take 1 red gem', 'Take 1 yellow gem']);
    expect(open()).toHaveLength(0);
    await turn(/^Stonehenge, second card/);
    expect(prompt().textContent).toContain('The junior game reveals two cards');
  });

  test('a thief sees what is at stake, chooses, and steals', async () => {
    const m = match({
      players: 3,
      variant: 'advanced',
      holds: { 0: 'keyToken', 1: 'pisa-red giza-green diamondToken', 2: 'parthenon-red truce' },
    });
    const table = await sitAt(colorfulTreasure, m, '0');
    await table.play('0 reveal a5 j2', '0 collect');
    const loot = within(screen.getByRole('group', { name: 'What can be stolen' }));
    const names = loot.getAllByRole('button').map((one) => one.textContent);
    expect(names).toEqual([
      'red gem (Leaning Tower of Pisa)you +1, Bo −1',
      'green gem (Pyramids of Giza)you +1, Bo −1',
      'diamond tokenyou +3, Bo −3',
    ]);
    expect(screen.getByText('The Truce: nothing can be stolen here')).toBeTruthy();
    expect(buttons()).toEqual([]);
    await act(async () => fireEvent.click(loot.getByRole('button', { name: /green gem/ })));
    await press(/Steal from Bo: green gem/);
    expect(table.played).toEqual(['steal 1 giza-green']);
  });

  test('an action token is chosen, and the colour for it', async () => {
    const m = match({
      variant: 'advanced',
      tokenSides: 'side1',
      holds: { 0: 'pisa-red parthenon-red colosseum-red giza-blue pisa-blue parthenon-blue' },
    });
    const table = await sitAt(colorfulTreasure, m, '0');
    await table.play('0 reveal a2 j1', '0 leave');
    expect(buttons()).toContain('End the turn');
    await press(/Four points/);
    await press(/For the blue gem/);
    expect(table.played).toEqual(['claim points blue']);
    await press(/Truce/);
    expect(table.played.at(-1)).toBe('claim truce red');
  });

  test('a token lets its owner look, and only at what it allows', async () => {
    const m = match({ variant: 'advanced', tokenSides: 'side1', holds: { 0: 'lookAcross' } });
    const table = await sitAt(colorfulTreasure, m, '0');
    await press(/Look at cards/);
    await turn(/^Stonehenge, first card/);
    await turn(/^Stonehenge, second card/);
    expect(prompt().textContent).toContain('must be of different wonders');
    await turn(/^Parthenon, first card/);
    await press(/Look at 2 cards/);
    expect(table.played).toEqual(['look a1 c1']);
    expect(card(/^Stonehenge, first card, only you see it: red gem/)).toBeTruthy();
  });

  test('a fourth card is asked for once more', async () => {
    const m = match({ variant: 'advanced', holds: { 0: 'fourth' } });
    const table = await sitAt(colorfulTreasure, m, '0');
    await table.play('0 reveal a1 b1', '0 revealThird c1');
    await turn(/^Colosseum, first card/);
    expect(table.played).toEqual([]);
    await press(/Reveal it/);
    expect(table.played).toEqual(['revealFourth d1']);
  });

  test('whoever is not asked is told why', async () => {
    await sitAt(colorfulTreasure, match(), '1');
    expect(open()).toHaveLength(0);
    await turn(/^Stonehenge, first card/);
    expect(prompt().textContent).toContain('It is not your turn');
    cleanup();
    await sitAt(colorfulTreasure, match(), null);
    await turn(/^Stonehenge, first card/);
    expect(prompt().textContent).toContain('only players choose cards');
  });
});

describe('the grid', () => {
  test('says what a card is, and what it may be', async () => {
    const table = await sitAt(colorfulTreasure, match(), '0');
    expect(card(/^Taj Mahal, third card/).getAttribute('aria-label')).toBe(
      'Taj Mahal, third card, face down: yellow, blue, or purple gem, diamond, or chest',
    );
    expect(
      screen.getByRole('group', { name: 'Taj Mahal, diamond token, chest token' }),
    ).toBeTruthy();
    await table.play('0 reveal g1 g2');
    expect(card(/^Taj Mahal, first card, face up: yellow gem/)).toBeTruthy();
    await table.play('0 take yellow');
    expect(card(/^Taj Mahal, third card, face down: blue or purple gem/)).toBeTruthy();
  });

  const at = () => document.activeElement!.getAttribute('aria-label')!.split(', face')[0];
  const go = (...keys: string[]) =>
    act(async () => {
      for (const key of keys) fireEvent.keyDown(document.activeElement!, { key });
    });

  test('every card is reached by arrow keys, over gaps', async () => {
    await sitAt(colorfulTreasure, match({ holds: { 1: 'pisa-red' } }), '0');
    await act(async () => cards()[0].focus());
    await go('ArrowRight');
    expect(at()).toBe('Leaning Tower of Pisa, second card');
    await go('ArrowRight', 'ArrowDown');
    expect(at()).toBe('Parthenon, third card');
    await go('ArrowUp', 'ArrowLeft', 'ArrowUp');
    expect(at()).toBe('Leaning Tower of Pisa, second card');
    expect(cards().filter((one) => one.tabIndex === 0)).toHaveLength(1);
  });

  test('lies on its side on a phone, and so do the arrows', async () => {
    await sitAt(colorfulTreasure, match(), '0', { isPhone: true });
    await act(async () => cards()[0].focus());
    await go('ArrowRight', 'ArrowDown');
    expect(at()).toBe('Leaning Tower of Pisa, second card');
  });

  test('remembers only where the table allows it', async () => {
    for (const isAided of [true, false]) {
      const m = match();
      m.G.table.memoryAid = isAided;
      const table = await sitAt(colorfulTreasure, m, '1');
      await table.play('0 reveal a1 b2');
      await table.play('0 leave');
      const name = card(/^Stonehenge, first card/).getAttribute('aria-label')!;
      expect(name.endsWith('seen before: red gem')).toBe(isAided);
      cleanup();
    }
  });
});

test('gems are sorted by colour with what the next one is worth', async () => {
  const holds = { 0: 'pisa-red parthenon-red giza-diamond diamondToken' };
  await sitAt(colorfulTreasure, match({ holds }), '0');
  expect(screen.getByText('2 × red gem, worth 3, the next one adds 3 points')).toBeTruthy();
  expect(screen.getByText('1 diamond token')).toBeTruthy();
});

/** Matches in which everything happens that can happen. */
const STORIES = [
  {
    variant: 'advanced' as const,
    tokenSides: 'side1' as const,
    holds: {
      0: 'lookAcross keyToken pisa-red parthenon-red colosseum-red',
      1: 'stonehenge-green giza-blue',
    },
    // prettier-ignore
    actions: [
      '0 look b2 c2', '0 reveal a5 j3', '0 collect', '0 steal 1 giza-blue', '0 claim points red', '0 done',
      '1 reveal a4 b4', '1 take diamond',
      '0 reveal a1 d2', '0 leave',
    ],
  },
  {
    variant: 'basic' as const,
    holds: { 0: 'pisa-red parthenon-yellow greatWall-green giza-blue' },
    actions: ['0 reveal g3 j3', '0 take purple'],
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
      for (const playerID of ['0', '1', null]) {
        const m = match(position);
        const table = await sitAt(colorfulTreasure, m, playerID);
        await act(() => i18next.changeLanguage(language));
        await table.play(...actions);
        for (const line of lines()) expect(line).not.toMatch(/event|[<>{}]|undefined/);
        for (const { type } of m.events) told.add(type);
        cleanup();
      }
    expect([...told].sort()).toEqual([...EVENT_TYPES].sort());
  });

  test('everything has a name: moves, reasons, action tokens, and the lines of the score sheet', () => {
    const t = i18next.getFixedT(language, 'colorful-treasure');
    const keys = [
      ...REASONS.map((reason) => `why.${reason}`),
      ...FACE_IDS.flatMap((face) => [`face.${face}.name`, `face.${face}.about`]),
      ...colorfulTreasure.scoreKeys.map((key) => `score.${key}`),
    ];
    for (const key of keys) expect(t(key)).not.toBe(key);
  });
});
