import { legalMoves } from '../../engine/legal';
import { yaBlewIt } from '.';
import { match } from './testing';

/** The first kind of move that takes no thought, of those that a player can make. */
const plain = ({ G, ctx }: ReturnType<typeof match>, playerID: string) => {
  const moves = legalMoves(yaBlewIt, yaBlewIt.view(G, ctx, playerID), ctx, playerID);
  return yaBlewIt.plain?.find((kind) => moves.some(({ move }) => move === kind));
};

describe('whoever does not think', () => {
  test('leaves the Claim Jumper, lets the Claim pass by, and keeps their own', () => {
    const m = match({ players: 2, deck: 'blue-3', areas: { 0: 'jumper-1' } });
    m.play('0 draw');
    expect(plain(m, '0')).toBe('decline');
    m.play('0 decline');
    expect(plain(m, '1')).toBe('pass');
    m.play('1 pass');
    expect(plain(m, '0')).toBe('keep');
  });

  test('lets a roll stand', () => {
    const m = match({ deck: 'blue-3', areas: { 1: 'detonator-1' }, rolls: [1] });
    m.play('0 draw', '1 roll');
    expect(plain(m, '1')).toBe('stand');
  });

  test('puts Safes anywhere', () => {
    const m = match({ deck: 'fire-2 fire-1', areas: { 0: 'blue-1 safe-1' } });
    m.play('0 draw');
    expect(plain(m, '0')).toBe('place');
  });
});
