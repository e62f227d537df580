import { cleanup } from '@testing-library/react';
import { colorfulTreasure } from '../../../../shared/games/colorful-treasure';
import { match } from '../../../../shared/games/colorful-treasure/testing';
import { sitAt } from '../../../testing/match';
import { asideWords, buttons, card, press, prompt, sentence, tiles, turn } from '../testing';

// Action tokens: what can be clicked is what is legal.

afterEach(cleanup);

const advanced = (holds: string, tokenSides: 'side1' | 'side2' = 'side1') =>
  match({ variant: 'advanced', tokenSides, holds: { 0: holds } });

describe('action tokens', () => {
  const THREES = 'pisa-red parthenon-red colosseum-red giza-blue pisa-blue parthenon-blue';

  test('what is left of them is told in sentences, each ended once', async () => {
    await sitAt(colorfulTreasure, advanced(THREES), '0');
    const [told] = document.querySelectorAll('[data-thing="supply"] li');
    expect(told.textContent).toMatch(/^[^.]+\. (Once|Lasting): [^.]+\.$/);
  });

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
    expect(buttons()).toEqual(['Take Truce', 'Do not take it', 'Take back']);
    await press(/Take Truce/);
    expect(table.played.at(-1)).toBe('claim truce red');
  });

  test('what was looked at stays in sight until the turn is ended', async () => {
    const table = await sitAt(colorfulTreasure, advanced('pisa-red parthenon-red'), '0');
    await table.play('0 reveal a1 c2', '0 take red', '0 claim lookAcross red', '0 look a2 b2');
    expect([sentence(), buttons()]).toEqual([
      'Remember them, then end your turn',
      ['End the turn'],
    ]);
  });

  test('a token that can be used at the end of the turn is asked about', async () => {
    const table = await sitAt(colorfulTreasure, advanced('pisa-red parthenon-red'), '0');
    await table.play('0 reveal a1 c2', '0 take red', '0 claim lookAcross red');
    expect(sentence()).toBe('End the turn, or use an action token');
    // it is used once, so what is proposed is to keep it
    const [proposed, main] = ['h2 em', '.go .text'].map((one) => prompt().querySelector(one)!);
    expect([proposed.textContent, main.textContent]).toEqual(['End the turn', 'End the turn']);
  });

  test('pressed again, it is let go', async () => {
    const table = await sitAt(colorfulTreasure, advanced(THREES), '0');
    await table.play('0 reveal a2 j1', '0 leave');
    await press(/^Truce/);
    await press(/^Truce/);
    expect([buttons(), table.played]).toEqual([['End the turn'], []]);
  });

  test.each([
    ['Two glances', 'side1'],
    ['A wonder at a glance', 'side2'],
    ['Fourth card', 'side1'],
    ['Free choice', 'side2'],
    ['Two types', 'side1'],
    ['Sixth colour', 'side2'],
    ['Truce', 'side1'],
    ['Guard', 'side2'],
    ['Four points', 'side1'],
    ['Skeleton key', 'side2'],
  ] as const)('%s can be taken', async (name, side) => {
    const m = advanced('pisa-red parthenon-red colosseum-red', side);
    m.play('0 reveal a2 j1', '0 leave');
    const table = await sitAt(colorfulTreasure, m, '0');
    await press(new RegExp(`^${name}`));
    expect([sentence(), buttons()]).toEqual([`Take ${name}?`, [`Take ${name}`, 'Do not take it']]);
    await press(new RegExp(`^Take ${name}`));
    expect(table.played).toEqual([expect.stringMatching(/^claim \w+ red$/)]);
  });

  test('a glance that was taken just now can be used at once, and not by pressing what is still to be taken', async () => {
    const m = advanced('pisa-red parthenon-red colosseum-red giza-blue pisa-blue parthenon-blue');
    const table = await sitAt(colorfulTreasure, m, '0');
    await table.play('0 reveal a2 j1', '0 leave', '0 claim lookAcross red');
    await press(/^Truce/);
    expect(sentence()).toBe('Take Truce?');
    await press(/^Two glances/);
    await turn(/^Stonehenge, first card/);
    await turn(/^Great Wall, first card/);
    await press(/Look at 2 cards/);
    expect(table.played).toEqual(['look a1 e1']);
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
    expect(buttons()).toEqual(['Look at it', 'Do not use it']);
    expect(prompt().textContent).toContain('only you see it');
    await turn(/^Stonehenge, first card/);
    expect(asideWords()).toContain('must be of one wonder');
    await turn(/^Taj Mahal, fifth card/);
    expect(prompt().textContent).toContain('only you see them');
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
    expect(buttons()).toEqual(['2 red and 1 yellow', 'Do not use it']);
    await press(/\+4 points.*uses the token up/);
    expect(table.played).toEqual(['takeTwo red yellow']);
  });

  test('two types are not offered beside a key', async () => {
    const table = await sitAt(colorfulTreasure, advanced('twoTypes leaveHoard'), '0');
    await table.play('0 reveal b5 c1');
    expect(buttons()).toEqual(['Take the key', 'Take 1 red', 'Reveal a third', 'Take nothing']);
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
    await press(/Make a pair.*then steal/);
    expect(table.played).toEqual(['pair']);
    expect(sentence()).toBe('A key and a chest: choose what to steal');
  });

  test('the skeleton key does not promise a theft where there is nothing to steal', async () => {
    await sitAt(colorfulTreasure, advanced('wild keyToken', 'side2'), '0');
    await press(/^Skeleton key/);
    expect(prompt().textContent).toContain('with the Skeleton key; there is nothing to steal');
  });
});
