import { cleanup, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { colorfulTreasure } from '../../../../shared/games/colorful-treasure';
import { match } from '../../../../shared/games/colorful-treasure/testing';
import { TYPES } from '../../../../shared/games/colorful-treasure/state';
import { announced } from '../../../testing/announced';
import { sitAt } from '../../../testing/match';
import { LANGUAGES } from '../../../text/i18n';
import { asideWords, buttons, card, open, press, prompt, sentence, turn } from '../testing';

// What can be clicked is what is legal.

afterEach(cleanup);

const advanced = (holds: string, tokenSides: 'side1' | 'side2' = 'side1') =>
  match({ variant: 'advanced', tokenSides, holds: { 0: holds } });

/** The smaller letters of the button for a third card, for a phone. */
const risk = () =>
  within(screen.getByRole('button', { name: /^Reveal a third/ })).getByText(/chest/).textContent;

describe('the turn', () => {
  test('two cards are revealed together, a third after them, then a type is taken', async () => {
    const table = await sitAt(colorfulTreasure, match(), '0');
    expect([sentence(), open().length]).toEqual(['Your turn: choose two cards', 50]);
    await turn(/^Stonehenge, first card/);
    expect(sentence()).toBe('Now the second card');
    expect(table.played).toEqual([]);
    await turn(/^Leaning Tower of Pisa, first card/);
    expect(buttons()).toEqual(['Take 2 red', 'Reveal a third', 'Take nothing']);
    expect(open()).toHaveLength(48);
    await turn(/^Parthenon, first card/);
    expect(buttons()).toEqual(['Take 3 red', 'Take nothing']);
    expect(open()).toHaveLength(0);
    await press(/Take 3 red/);
    expect(table.played).toEqual(['reveal a1 b1', 'revealThird c1', 'take red']);
    expect(open()).toHaveLength(0);
  });

  test('what a third card may cost is said before it is chosen', async () => {
    const table = await sitAt(colorfulTreasure, match(), '0');
    await table.play('0 reveal a1 b1');
    expect(asideWords()).toBe('A key or chest would have to be taken instead');
    expect(risk()).toBe('key or chest: must be taken');
    cleanup();
    const owner = await sitAt(colorfulTreasure, advanced('leaveHoard', 'side2'), '0');
    await owner.play('0 reveal a1 b1');
    expect(asideWords()).toBe('Keys and chests can be left');
    expect(risk()).toBe('keys and chests can be left');
  });

  test('of four types each says its points, and no more', async () => {
    const table = await sitAt(colorfulTreasure, advanced('fourth stonehenge-red'), '0');
    await table.play('0 reveal b1 a2', '0 revealThird b2', '0 revealFourth c2');
    const takes = screen.getAllByRole('button', { name: /^Take 1/ });
    expect(takes.map((one) => one.querySelector('span > span')!.textContent)).toEqual([
      '+2',
      '+1',
      '+1',
      '+1',
    ]);
  });

  test('a third card has a button, which leads to the cards, or back', async () => {
    const table = await sitAt(colorfulTreasure, match(), '0');
    await table.play('0 reveal a1 b1');
    await press(/Reveal a third/);
    expect([sentence(), buttons()]).toEqual(['Choose the third card', ['No third card']]);
    expect(document.activeElement).toBe(card(/^Stonehenge, second card/));
    await turn(/^Stonehenge, first card/);
    expect(asideWords()).toBe('This card is face up already');
    await press(/No third card/);
    expect(sentence()).toBe('Take a treasure, or reveal a third');
    await press(/Reveal a third/);
    await turn(/^Parthenon, first card/);
    expect(table.played).toEqual(['revealThird c1']);
    expect(buttons()).toEqual(['Take 3 red', 'Take nothing']);
  });

  test('a chosen card can be let go', async () => {
    const table = await sitAt(colorfulTreasure, match(), '0');
    await turn(/^Stonehenge, first card/);
    await press(/Change the first card/);
    await turn(/^Pyramids of Giza, second card/);
    await turn(/^Stonehenge, second card/);
    expect(table.played).toEqual(['reveal a2 j2']);
  });

  test('keys and chests have to be taken, and what they lead to is said before', async () => {
    const table = await sitAt(colorfulTreasure, match({ holds: { 1: 'giza-green' } }), '0');
    await turn(/^Stonehenge, fifth card/);
    await turn(/^Parthenon, first card/);
    expect([buttons(), sentence()]).toEqual([
      ['Take the chest', 'Reveal a third'],
      'Take the chest, or reveal a third',
    ]);
    expect(asideWords()).toContain('A key or chest would be yours too');
    await turn(/^Colosseum, fifth card/);
    expect(buttons()).toEqual(['Take the key and the chest']);
    await press(/Take the key and the chest.*then steal/);
    expect(table.played.at(-1)).toBe('collect');
  });

  test.each([
    ['nobody has anything', {}, {}],
    ['its owner has the Truce', { 0: 'truce', 1: 'giza-green' }, { variant: 'advanced' as const }],
    [
      'all others are under a Truce',
      { 1: 'truce giza-green diamondToken' },
      { variant: 'advanced' as const },
    ],
  ])('a pair does not promise a theft where %s', async (_why, holds, options) => {
    const table = await sitAt(colorfulTreasure, match({ holds, ...options }), '0');
    await table.play('0 reveal a5 b5');
    expect(prompt().textContent).toContain('a pair, with nothing to steal');
    expect(prompt().textContent).not.toContain('then steal');
    await press(/Take the key and the chest/);
    expect(table.played).toEqual(['collect']);
    expect(sentence()).toBe('Bo chooses two cards');
  });

  test('what gems would bring stands on the button, and on the rail as before and after', async () => {
    const m = match({ holds: { 0: 'greatWall-red' } });
    const table = await sitAt(colorfulTreasure, m, '0');
    const offered = () => {
      const stack = screen.queryByText(/→ 3/)?.closest('li');
      return (
        stack && [...stack.querySelectorAll('span[aria-hidden]')].map((one) => one.textContent)
      );
    };
    expect(offered()).toBeUndefined();
    await table.play('0 reveal a1 b1');
    expect(offered()).toEqual(['1+5', '1 → 3']);
    await press(/Take 2 red.*\+5 .*3rd wonder/);
    expect(offered()).toBeUndefined();
  });

  test('newcomers are told in the first round what follows', async () => {
    const table = await sitAt(colorfulTreasure, match(), '0');
    expect(asideWords()).toBe('Both are turned at once, and a third may follow');
    await table.play('0 reveal a1 b1', '0 leave', '1 reveal a1 b1', '1 leave');
    expect(sentence()).toBe('Your turn: choose two cards');
    expect(asideWords()).toBe('');
  });

  test('diamonds say that their tokens come along', async () => {
    const table = await sitAt(colorfulTreasure, match(), '0');
    await table.play('0 reveal a4 b4');
    await press(/Take 2 diamonds.*\+6 with 2 tokens/);
    expect(table.played).toEqual(['take diamond']);
  });

  test('the others are told which keys and chests were found', async () => {
    const table = await sitAt(colorfulTreasure, match(), '1');
    await table.play('0 reveal a5 b1');
    expect(sentence()).toBe('Ana takes the chest');
    await table.play('0 revealThird c5');
    expect(sentence()).toBe('Ana takes 2 chests');
  });

  test('the junior game reveals two of forty cards, and something is taken', async () => {
    await sitAt(colorfulTreasure, match({ variant: 'junior' }), '0');
    expect(open()).toHaveLength(40);
    await turn(/^Stonehenge, first card/);
    await turn(/^Parthenon, second card/);
    expect(buttons()).toEqual(['Take 1 red', 'Take 1 yellow']);
    expect(open()).toHaveLength(0);
    await turn(/^Stonehenge, second card/);
    expect(asideWords()).toContain('The junior game reveals two cards');
  });

  test('whoever is not asked is told why', async () => {
    await sitAt(colorfulTreasure, match(), '1');
    expect(open()).toHaveLength(0);
    await turn(/^Stonehenge, first card/);
    expect(asideWords()).toContain('It is not your turn');
    cleanup();
    await sitAt(colorfulTreasure, match(), null);
    await turn(/^Stonehenge, first card/);
    expect(asideWords()).toContain('only players choose cards');
  });
});

test('what cards show is read out while they lie open, and not kept in the log', async () => {
  const table = await sitAt(colorfulTreasure, match(), '1');
  await table.play('0 reveal a1 b1');
  expect(announced()).toContain('Ana revealed a red gem (Stonehenge)');
  expect(screen.getByRole('log', { name: 'What happened' }).textContent).toBe(
    'Ana revealed Stonehenge and Pisa',
  );
});

describe.each(LANGUAGES)('the keys in %s', (language) => {
  const t = i18next.getFixedT(language, 'colorful-treasure');
  const keys = (...names: string[]) => names.map((name) => t(`key.${name}`));

  test.each([
    [[...TYPES, 'collect', 'leave']],
    [['claim', 'done', 'back']],
    [['look', 'back']],
    [['pair', 'done', 'back']],
    [['reveal', 'back']],
    [['steal']],
  ])('differ where they are asked for together: %j', (together) => {
    expect(new Set(keys(...together)).size).toBe(together.length);
  });

  test('are small letters, and none of those the frame has for itself', () => {
    const all = Object.values(t('key', { returnObjects: true }) as Record<string, string>);
    expect(all.filter((key) => !/^[abd-tv-z]$/.test(key))).toEqual([]);
  });

  test('are the first letters of the colours, or one that is heard in them', () => {
    for (const type of TYPES) expect(t(`some.${type}`, { count: 1 })).toContain(t(`key.${type}`));
  });
});
