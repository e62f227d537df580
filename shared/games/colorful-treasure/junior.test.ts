import { isLastRound } from './table';
import { match, offers, story } from './testing';

describe('R8 the junior game', () => {
  const junior = (grid?: string) => match({ variant: 'junior', grid });

  test('forty cards without a key or chest (R8.1)', () => {
    const m = junior();
    const cards = Object.values(m.G.grid);
    expect(cards).toHaveLength(40);
    expect(cards.filter((card) => card === 'key' || card === 'chest')).toEqual([]);
    expect(cards.filter((card) => card === 'diamond')).toHaveLength(10);
    expect(m.G.table.supply).toEqual([]);
  });

  test('exactly two cards are revealed (R8.2)', () => {
    const m = junior();
    expect(offers(m, '0')).toHaveLength(780);
    m.play('0 reveal a1 b1');
    m.refuse('0 revealThird c1');
    expect(offers(m, '0')).toEqual(['take red']);
  });

  test('one type must be taken (R8.3)', () => {
    const m = junior();
    m.play('0 reveal a1 b2');
    expect(offers(m, '0')).toEqual(['take red', 'take blue']);
    m.refuse('0 leave');
    m.play('0 take blue');
    expect(story(m).at(-1)).toBe('taken 0 b2 = pisa-blue');
    expect(m.ctx.currentPlayer).toBe('1');
  });

  test('diamonds bring their tokens (R8.4)', () => {
    const m = junior();
    m.play('0 reveal a4 b4', '0 take diamond');
    expect(m.G.table.players['0'].diamondTokens).toBe(2);
  });

  test('a single card that is left is revealed and taken (R8.5)', () => {
    const m = junior('r r y');
    m.play('0 reveal a1 b1', '0 take red');
    expect(offers(m, '1')).toEqual(['reveal c1']);
    m.play('1 reveal c1');
    expect(offers(m, '1')).toEqual(['take yellow']);
    m.play('1 take yellow');
    expect(m.G.table.over).toBe(true);
  });

  test('it ends when all cards are taken, not with ten left, and at once (R8.6)', () => {
    const m = match({ variant: 'junior', players: 3, grid: 'r r y y' });
    m.play('0 reveal a1 b1', '0 take red');
    expect(m.G.table.over).toBe(false);
    m.play('1 reveal c1 d1', '1 take yellow');
    expect(m.G.table.over).toBe(true);
    expect(m.ctx.gameover).toBeDefined();
  });

  test('a short one finishes the round in which ten cards are left (R8.7)', () => {
    const m = match({ variant: 'junior', players: 3, length: 'short', grid: 'rgpd rbpd ryb' });
    m.play('0 reveal a1 a2', '0 take red');
    expect(isLastRound(m.G.grid, m.G.table)).toBe(true);
    m.play('1 reveal b1 b2', '1 take blue');
    expect(m.G.table.over).toBe(false);
    m.play('2 reveal a2 a3', '2 take green');
    expect(m.G.table.over).toBe(true);
    expect(Object.keys(m.G.grid)).toHaveLength(8);
  });

  test('a short one goes on with eleven cards left (R8.7)', () => {
    const m = match({ variant: 'junior', length: 'short', grid: 'rgpd rbpd rybd r' });
    m.play('0 reveal a1 a2', '0 take red', '1 reveal a2 a3', '1 take green');
    expect(Object.keys(m.G.grid)).toHaveLength(11);
    expect(m.G.table.over).toBe(false);
    expect(m.ctx.currentPlayer).toBe('0');
  });

  test('there are no awards (R8.1)', () => {
    const m = match({
      variant: 'junior',
      grid: 'r r',
      holds: { 0: 'giza-green giza-blue christ-yellow christ-purple' },
    });
    m.play('0 reveal a1 b1', '0 take red');
    expect(story(m)).toHaveLength(2);
    expect(m.G.table.awards).toEqual({ colorfulGems: null, explorer: null });
  });
});
