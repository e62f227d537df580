import { legalMoves } from '../../engine/legal';
import { towerOfBabel } from '.';
import { match, seen } from './testing';

/** The first kind of move that takes no thought, of those that a player can make. */
const plain = (m: ReturnType<typeof match>, playerID: string) => {
  const moves = legalMoves(towerOfBabel, seen(m, playerID), m.ctx, playerID);
  return towerOfBabel.plain?.find((kind) => moves.some(({ move }) => move === kind));
};

describe('whoever does not think', () => {
  const building = (ships: number) => {
    const m = match({
      hands: { 0: { ship: ships }, 1: { ship: 1 } },
      actionCards: { 0: 'doubleTurn-1', 1: 'tripleBonus-1 cardDraw-1' },
    });
    m.play('0 build ship-3');
    return m;
  };
  const OFFERS = ['1 offer 1', '2 offer 0', '3 offer 0'];

  test('makes an offer', () => {
    expect(plain(building(3), '1')).toBe('offer');
  });

  test('builds if they can, and gives up if not', () => {
    for (const [ships, kind] of [
      [3, 'fulfil'],
      [2, 'giveUp'],
    ] as const) {
      const m = building(ships);
      m.play(...OFFERS);
      expect(plain(m, '0')).toBe(kind);
    }
  });

  test('answers what they are asked, and lets their turn end', () => {
    const m = building(3);
    m.play(...OFFERS, '0 fulfil 0');
    expect(plain(m, '1')).toBe('answer');
    m.play('1 answer nothing');
    expect(plain(m, '0')).toBe('end');
  });
});
