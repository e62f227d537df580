import { act, cleanup, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { colorfulTreasure } from '../../../shared/games/colorful-treasure';
import { FACE_IDS } from '../../../shared/games/colorful-treasure/faces';
import { REFUSAL_REASONS } from '../../../shared/games/colorful-treasure/refusalReasons';
import type { Event } from '../../../shared/games/colorful-treasure/state';
import { match } from '../../../shared/games/colorful-treasure/testing';
import { sitAt } from '../../testing/match';
import { changeLanguage, LANGUAGES } from '../../text/i18n';

/** Everything that can happen, so that nothing of it is left untold. */
const EVENTS: Record<Event['type'], true> = {
  revealed: true,
  looked: true,
  taken: true,
  left: true,
  paired: true,
  stolen: true,
  claimed: true,
  used: true,
  awarded: true,
  ended: true,
};

afterEach(async () => {
  cleanup();
  await act(() => changeLanguage('en'));
});

test('gems are sorted by colour with what the next one is worth', async () => {
  const holds = { 0: 'pisa-red parthenon-red giza-diamond diamondToken' };
  await sitAt(colorfulTreasure, match({ holds }), '0');
  expect(screen.getByText('2 × red gem, worth 3, the next one adds 3 points')).toBeTruthy();
  expect(screen.getByText('1 diamond token')).toBeTruthy();
});

test('the reader’s gems have their points above them, and what an offer would add to both', async () => {
  const holds = { 0: 'colosseum-red greatWall-red giza-green' };
  const table = await sitAt(colorfulTreasure, match({ holds }), '0');
  const stacks = () =>
    [...document.querySelectorAll('.stack')].map((stack) =>
      [...stack.querySelectorAll('span[aria-hidden]')].map((one) => one.textContent).join(': '),
    );
  expect(stacks()).toEqual(['3points: 2next +3', '', '1point: 1next +2', '', '']);
  await table.play('0 reveal a1 b1');
  expect(stacks()).toEqual(['3+7: 2 → 4', '', '1point: 1next +2', '', '']);
});

test('action tokens say what they do, on the rail, on plates, and where nobody has them', async () => {
  const holds = { 0: 'truce', 1: 'points' };
  const m = match({ variant: 'advanced', players: 3, holds });
  await sitAt(colorfulTreasure, m, '0');
  for (const name of [/^Truce: Lasting: nobody/, /^Four points: Lasting/, /^Fourth card: Once/])
    expect(screen.getByText(name)).toBeTruthy();
  cleanup();
  await sitAt(colorfulTreasure, m, '0', { isPhone: true });
  await act(async () => screen.getByRole('button', { name: /Bo/ }).click());
  const sheet = within(screen.getByRole('dialog'));
  for (const words of [
    'Lasting: 4 points at the end.',
    'Once: reveal a fourth card after the third.',
  ])
    expect(sheet.getByText(words, { exact: false })).toBeTruthy();
});

test('on a phone, what another player holds comes with how near they are to the awards', async () => {
  const m = match({ holds: { 0: 'pisa-red', 1: 'giza-blue greatWall-green' } });
  await sitAt(colorfulTreasure, m, '0', { isPhone: true });
  await act(async () => screen.getByRole('button', { name: /Bo/ }).click());
  const sheet = screen.getByRole('dialog').textContent;
  expect(sheet).toContain('5 colours, you have 1, Bo 2');
});

test('an award that was won lies with what its winner has', async () => {
  const holds = { 0: 'pisa-red parthenon-yellow greatWall-green giza-blue' };
  const table = await sitAt(colorfulTreasure, match({ holds }), '0');
  expect(screen.queryByText('the Colorful Gems award')).toBeNull();
  await table.play('0 reveal g3 j3', '0 take purple');
  expect(screen.getByText('the Colorful Gems award')).toBeTruthy();
});

test('the light goes down as soon as the last round has come', async () => {
  const isLow = () => document.querySelector('.board.last') !== null;
  await sitAt(colorfulTreasure, match(), '0');
  expect(isLow()).toBe(false);
  cleanup();
  await sitAt(colorfulTreasure, match({ grid: 'g b' }), '0');
  expect(isLow()).toBe(true);
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
      '0 look b2 c2', '0 reveal a5 j3', '0 collect', '0 steal 1 giza-blue', '0 done',
      '1 reveal a4 b4', '1 take diamond',
      '0 reveal a1 d2', '0 leave', '0 claim points red',
    ],
  },
  {
    variant: 'basic' as const,
    holds: { 0: 'pisa-red parthenon-yellow greatWall-green giza-blue' },
    actions: ['0 reveal g3 j3', '0 take purple'],
  },
];

test('in these matches everything happens that can happen', () => {
  const happened = STORIES.flatMap(({ actions, ...position }) => {
    const m = match(position);
    m.play(...actions);
    return m.events.map(({ type }) => type);
  });
  expect([...new Set(happened)].sort()).toEqual(Object.keys(EVENTS).sort());
});

describe.each(LANGUAGES)('the story in %s', (language) => {
  const lines = () =>
    within(screen.getByLabelText(i18next.t('match:log.title'), { selector: '[role=log]' }))
      .getAllByRole('listitem')
      .map((line) => line.textContent);

  test.each(STORIES.flatMap((story) => ['0', '1', null].map((reader) => ({ story, reader }))))(
    'what happens is told in words, to $reader',
    async ({ story: { actions, ...position }, reader }) => {
      const table = await sitAt(colorfulTreasure, match(position), reader);
      await act(() => changeLanguage(language));
      await table.play(...actions);
      for (const line of lines()) expect(line).not.toMatch(/event|[<>{}]|undefined/);
    },
  );

  test('cards of the same wonder are counted, not named one by one', async () => {
    const table = await sitAt(colorfulTreasure, match(), '1');
    await act(() => changeLanguage(language));
    await table.play('0 reveal a1 a2', '0 revealThird b1');
    const [two, third] = lines();
    const t = i18next.getFixedT(language, 'colorful-treasure');
    expect(two).toContain(t('cards', { wonder: 'Stonehenge', count: 2 }));
    expect(third).toContain(t('said.pisa'));
  });

  test('a wonder has its article in a sentence', async () => {
    const table = await sitAt(colorfulTreasure, match(), '1');
    await act(() => changeLanguage(language));
    await table.play('0 reveal c1 d1');
    const [told] = lines();
    const places = { en: 'the Parthenon and the Colosseum', fr: 'le Parthénon et le Colisée' };
    expect(told).toContain(places[language]);
  });

  test('that a turn ended is no line of its own', async () => {
    const holds = { 0: 'pisa-red parthenon-red colosseum-red' };
    const table = await sitAt(colorfulTreasure, match({ variant: 'advanced', holds }), '1');
    await act(() => changeLanguage(language));
    await table.play('0 reveal a2 j1', '0 leave');
    const told = lines();
    await table.play('0 done');
    expect(lines()).toEqual(told);
  });

  test('everything has a name: moves, reasons, action tokens, and the lines of the score sheet', () => {
    const t = i18next.getFixedT(language, 'colorful-treasure');
    const keys = [
      ...REFUSAL_REASONS.map((reason) => `why.${reason}`),
      ...FACE_IDS.flatMap((face) => [`face.${face}.name`, `face.${face}.about`]),
      ...colorfulTreasure.scoreKeys.map((key) => `score.${key}`),
    ];
    for (const key of keys) expect(t(key)).not.toBe(key);
  });
});
