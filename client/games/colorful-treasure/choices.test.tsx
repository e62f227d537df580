import { cleanup } from '@testing-library/react';
import { colorfulTreasure } from '../../../shared/games/colorful-treasure';
import { match } from '../../../shared/games/colorful-treasure/testing';
import { sitAt } from '../../match/testing';
import { asideWords, buttons, card, open, press, sentence, tiles, turn } from './onScreen';

// What can be clicked is what is legal.

afterEach(cleanup);

const advanced = (holds: string, tokenSides: 'side1' | 'side2' = 'side1') =>
  match({ variant: 'advanced', tokenSides, holds: { 0: holds } });

describe('the turn', () => {
  test('two cards are revealed together, a third after them, then a type is taken', async () => {
    const table = await sitAt(colorfulTreasure, match(), '0');
    expect([sentence(), open().length]).toEqual(['Your turn: choose two cards', 50]);
    await turn(/^Stonehenge, first card/);
    expect(sentence()).toBe('Now the second card');
    expect(table.played).toEqual([]);
    await turn(/^Leaning Tower of Pisa, first card/);
    expect(buttons()).toEqual(['Take 2 red', 'Take nothing']);
    expect(open()).toHaveLength(48);
    await turn(/^Stonehenge, first card/);
    expect(asideWords()).toBe('This card is face up already');
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
    expect(asideWords()).toBe(
      'Or press a third card. If it is a key or chest, you must take that instead.',
    );
    cleanup();
    const owner = await sitAt(colorfulTreasure, advanced('leaveHoard', 'side2'), '0');
    await owner.play('0 reveal a1 b1');
    expect(asideWords()).toBe('Or press a third card.');
  });

  test('a chosen card can be let go', async () => {
    const table = await sitAt(colorfulTreasure, match(), '0');
    await turn(/^Stonehenge, first card/);
    await press(/Another first card/);
    await turn(/^Pyramids of Giza, second card/);
    await turn(/^Stonehenge, second card/);
    expect(table.played).toEqual(['reveal a2 j2']);
  });

  test('keys and chests have to be taken, and what they lead to is said before', async () => {
    const table = await sitAt(colorfulTreasure, match({ holds: { 1: 'giza-green' } }), '0');
    await turn(/^Stonehenge, fifth card/);
    await turn(/^Parthenon, first card/);
    expect([buttons(), sentence()]).toEqual([
      ['Take the chest'],
      'Take the chest, or reveal a third',
    ]);
    expect(asideWords()).toContain('If it is a key or chest, it is yours too');
    await turn(/^Colosseum, fifth card/);
    expect(buttons()).toEqual(['Take the key and the chest']);
    await press(/Take the key and the chest.*then steal/);
    expect(table.played.at(-1)).toBe('collect');
  });

  test('diamonds say that their tokens come along', async () => {
    const table = await sitAt(colorfulTreasure, match(), '0');
    await table.play('0 reveal a4 b4');
    await press(/Take 2 diamonds.*\+6 points with 2 tokens/);
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

describe('action tokens', () => {
  const THREES = 'pisa-red parthenon-red colosseum-red giza-blue pisa-blue parthenon-blue';

  test('one is chosen, then the colour that earned it', async () => {
    const table = await sitAt(colorfulTreasure, advanced(THREES), '0');
    await table.play('0 reveal a2 j1', '0 leave');
    expect([buttons(), asideWords()]).toEqual([
      ['End the turn'],
      'Earned by three gems: red and blue',
    ]);
    await press(/^Four points/);
    expect([sentence(), asideWords()]).toEqual([
      'Four points: for which colour?',
      'Lasting: 4 points at the end.',
    ]);
    await press(/For blue/);
    expect(table.played).toEqual(['claim points blue']);
    await press(/^Truce/);
    expect(buttons()).toEqual(['Take Truce', 'Back', 'Take back']);
    await press(/Take Truce/);
    expect(table.played.at(-1)).toBe('claim truce red');
  });

  test('pressed again, it is let go', async () => {
    const table = await sitAt(colorfulTreasure, advanced(THREES), '0');
    await table.play('0 reveal a2 j1', '0 leave');
    await press(/^Truce/);
    await press(/^Truce/);
    expect([buttons(), table.played]).toEqual([['End the turn'], []]);
  });

  test('two glances: cards of different wonders', async () => {
    const table = await sitAt(colorfulTreasure, advanced('lookAcross'), '0');
    await press(/^Two glances/);
    await turn(/^Stonehenge, first card/);
    await turn(/^Stonehenge, second card/);
    expect(asideWords()).toContain('must be of different wonders');
    await turn(/^Parthenon, first card/);
    await press(/Look at 2 cards/);
    expect(table.played).toEqual(['look a1 c1']);
    expect(card(/^Stonehenge, first card, only you see it: red gem/)).toBeTruthy();
  });

  test('a wonder at a glance: up to three cards of it', async () => {
    const table = await sitAt(colorfulTreasure, advanced('lookDown', 'side2'), '0');
    await press(/^A wonder at a glance/);
    await turn(/^Taj Mahal, second card/);
    expect(buttons()).toEqual(['Look at it', 'Back']);
    await turn(/^Stonehenge, first card/);
    expect(asideWords()).toContain('must be of one wonder');
    await turn(/^Taj Mahal, fifth card/);
    await press(/Look at 2 cards/);
    expect(table.played).toEqual(['look g2 g5']);
  });

  test('a fourth card is asked for once more', async () => {
    const table = await sitAt(colorfulTreasure, advanced('fourth'), '0');
    await table.play('0 reveal a1 b1', '0 revealThird c1');
    expect(tiles()).toEqual(['Fourth card']);
    await press(/^Fourth card/);
    expect(sentence()).toBe('Choose the fourth card');
    await turn(/^Colosseum, first card/);
    expect(table.played).toEqual([]);
    await press(/Reveal it/);
    expect(table.played).toEqual(['revealFourth d1']);
  });

  test('two types at once, each pair with what it would add', async () => {
    const table = await sitAt(colorfulTreasure, advanced('twoTypes'), '0');
    await table.play('0 reveal a1 b1', '0 revealThird c2');
    await press(/^Two types/);
    expect(buttons()).toEqual(['Take 2 red and 1 yellow', 'Back']);
    await press(/\+4 points, uses the token up/);
    expect(table.played).toEqual(['takeTwo red yellow']);
  });

  test('two types are not offered beside a key', async () => {
    const table = await sitAt(colorfulTreasure, advanced('twoTypes leaveHoard'), '0');
    await table.play('0 reveal b5 c1');
    expect(buttons()).toEqual(['Take the key', 'Take 1 red', 'Take nothing']);
    expect(tiles()).toEqual([]);
  });

  test('free choice: keys and chests, or something else, or nothing', async () => {
    const table = await sitAt(colorfulTreasure, advanced('leaveHoard', 'side2'), '0');
    await table.play('0 reveal b5 c1', '0 revealThird d1');
    expect(buttons()).toEqual(['Take the key', 'Take 2 red', 'Take nothing']);
    await press(/Take 2 red/);
    expect(table.played).toEqual(['take red']);
  });

  test('the skeleton key makes a pair, and its owner steals', async () => {
    const m = match({
      variant: 'advanced',
      tokenSides: 'side2',
      holds: { 0: 'wild keyToken', 1: 'giza-green' },
    });
    const table = await sitAt(colorfulTreasure, m, '0');
    await press(/^Skeleton key/);
    await press(/Make a pair/);
    expect(table.played).toEqual(['pair']);
    expect(sentence()).toBe('A key and a chest: choose what to steal');
  });
});
