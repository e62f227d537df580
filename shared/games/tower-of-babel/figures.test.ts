import { ACTION_CARDS, ACTION_KINDS, ofKind, type ActionKind } from './actionCards';
import { ALL_CARDS, choices, cards, KINDS, size, type Kind } from './cards';
import { DISCS, discsInPlay, isTwoColoured, kindsOf, type DiscId } from './discs';
import { writeCards } from './testing';
import { WONDERS } from './state';

const ids = Object.keys(DISCS) as DiscId[];

describe('R1 what is in the box', () => {
  test('eight wonders (R1.1)', () => {
    expect(new Set(WONDERS).size).toBe(8);
  });

  test.each(KINDS)('six %s discs: 3 4 4 5 5 6 (R1.2)', (kind) => {
    const discs = ids.filter((id) => !isTwoColoured(id) && DISCS[id][kind] > 0);
    expect(discs.map((id) => size(DISCS[id]))).toEqual([3, 4, 4, 5, 5, 6]);
    expect(discs.map(kindsOf)).toEqual(Array.from({ length: 6 }, () => [kind]));
  });

  test('discs with the same number are told apart (R1.2)', () => {
    const ships = ids.filter((id) => id.startsWith('ship') && !isTwoColoured(id));
    expect(ships).toEqual(['ship-3', 'ship-4a', 'ship-4b', 'ship-5a', 'ship-5b', 'ship-6']);
  });

  test('four two-coloured discs (R1.3)', () => {
    const discs = ids.filter(isTwoColoured);
    expect(discs.map((id) => `${id}: ${writeCards(DISCS[id])}`)).toEqual([
      'camel-2-mason-3: 2 camel, 3 mason',
      'mason-2-ship-3: 2 mason, 3 ship',
      'ship-2-crane-3: 3 crane, 2 ship',
      'crane-2-camel-3: 3 camel, 2 crane',
    ]);
  });

  test('each kind is on two of them (R1.3)', () => {
    const shown = ids.filter(isTwoColoured).flatMap(kindsOf);
    expect(KINDS.map((kind) => shown.filter((other) => other === kind).length)).toEqual([
      2, 2, 2, 2,
    ]);
  });

  test('a hundred building cards (R1.4)', () => {
    expect(ALL_CARDS).toEqual({ camel: 25, crane: 25, mason: 25, ship: 25 });
  });

  test.each<[ActionKind, number]>([
    ['cardTrade', 2],
    ['cardDraw', 3],
    ['joker', 2],
    ['doubleTurn', 2],
    ['tripleBonus', 2],
    ['discBonus', 2],
    ['fivePoints', 2],
  ])('%s cards: %i (R1.5)', (kind, count) => {
    expect(ofKind(ACTION_CARDS, kind)).toHaveLength(count);
  });

  test('fifteen action cards of seven kinds (R1.5)', () => {
    expect(new Set(ACTION_CARDS).size).toBe(15);
    expect(ACTION_KINDS).toHaveLength(7);
  });
});

describe('R2.5 discs in play', () => {
  test.each<[boolean, (kind: Kind) => string[]]>([
    [false, (kind) => ['3', '4a', '4b', '5a', '5b', '6'].map((end) => `${kind}-${end}`)],
    [true, (kind) => ['3', '4a', '4b', '5a', '6'].map((end) => `${kind}-${end}`)],
  ])('24 with twoColouredDiscs %s', (twoColoured, ofOneColour) => {
    const discs = discsInPlay(twoColoured);
    expect(new Set(discs).size).toBe(24);
    for (const kind of KINDS) expect(discs).toEqual(expect.arrayContaining(ofOneColour(kind)));
    expect(discs.filter(isTwoColoured)).toHaveLength(twoColoured ? 4 : 0);
  });
});

describe('choices of cards', () => {
  test('are all there are, each once', () => {
    expect(choices(cards({ camel: 1, ship: 2 })).map(writeCards)).toEqual([
      '-',
      '1 ship',
      '2 ship',
      '1 camel',
      '1 camel, 1 ship',
      '1 camel, 2 ship',
    ]);
  });

  test('are no larger than asked for', () => {
    const all = choices(cards({ camel: 9, crane: 9, mason: 9, ship: 9 }), 5);
    expect(all).toHaveLength(126);
    expect(Math.max(...all.map(size))).toBe(5);
  });
});
