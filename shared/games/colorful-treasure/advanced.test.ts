import { match, offers, story } from './testing';

/** Two red gems; a third lies in c1. */
const TWO_RED = 'stonehenge-red pisa-red';
const THREE_RED = `${TWO_RED} greatWall-red`;
const THREE_BLUE = 'giza-blue tajMahal-blue easterIsland-blue';

const advanced = (holds: Record<string, string>, players = 2) =>
  match({ variant: 'advanced', players, holds });

describe('R9 the advanced game', () => {
  test('five action tokens lie out, side 1 or side 2 up (R9.1)', () => {
    expect(match({ variant: 'advanced' }).G.table.supply).toEqual([
      'lookAcross',
      'fourth',
      'twoTypes',
      'truce',
      'points',
    ]);
    expect(match({ variant: 'advanced', tokenSides: 'side2' }).G.table.supply).toEqual([
      'lookDown',
      'leaveHoard',
      'sixthColor',
      'guard',
      'wild',
    ]);
    expect(match({ variant: 'basic' }).G.table.supply).toEqual([]);
  });

  test('three gems of a colour earn a token, at the end of the turn (R9.2, R9.3)', () => {
    const m = advanced({ 0: TWO_RED });
    m.play('0 reveal c1 c2');
    expect(offers(m, '0', 'claim')).toEqual([]);
    m.play('0 take red');
    expect(m.G.table.step).toBe('ending');
    expect(offers(m, '0')).toEqual([
      'claim lookAcross red',
      'claim fourth red',
      'claim twoTypes red',
      'claim truce red',
      'claim points red',
      'done',
    ]);
    m.play('0 claim points red');
    expect(m.G.table.players['0']).toMatchObject({ faces: ['points'], credited: ['red'] });
    expect(story(m).slice(1)).toEqual(['taken 0 c1 = parthenon-red', 'claimed 0 points red']);
  });

  test.each([
    ['once a token is taken', TWO_RED, ['0 take red', '0 claim points red']],
    ['once a pair is made in vain', 'wild keyToken', ['0 leave', '0 pair']],
    ['with a look left that could have been made before', 'lookDown', ['0 leave']],
  ])('it ends by itself %s, when nothing can be done any more (R9.6)', (_when, holds, actions) => {
    const m = advanced({ 0: holds });
    m.play('0 reveal c1 c2', ...actions);
    expect(m.ctx.currentPlayer).toBe('1');
    expect(m.G.table).toMatchObject({ step: 'revealing', revealed: [] });
  });

  test('it waits for whoever looks at cards at its end (R9.6, R11.4)', () => {
    const m = advanced({ 0: TWO_RED });
    m.play('0 reveal c1 c2', '0 take red', '0 claim lookAcross red');
    expect(m.ctx.currentPlayer).toBe('0');
    m.play('0 look a2 b2');
    expect(offers(m, '0')).toEqual(['done']);
  });

  test('it waits for them also where a single card is left to look at (R9.6, R10.1)', () => {
    const holds = { 0: 'parthenon-red greatWall-red' };
    const m = match({ variant: 'advanced', holds, grid: 'r b' });
    m.play('0 reveal a1 b1', '0 take red', '0 claim lookAcross red');
    expect(offers(m, '0')).toEqual(['look b1', 'done']);
  });

  test('the turn ends by itself when there is nothing to take or use (R9.6)', () => {
    const m = advanced({ 0: 'stonehenge-red' });
    m.play('0 reveal c1 c2', '0 take red');
    expect(m.ctx.currentPlayer).toBe('1');
  });

  test('a fourth gem earns nothing more (R9.2)', () => {
    const m = advanced({ 0: `${THREE_RED} credited-red` });
    m.play('0 reveal c1 c2', '0 take red');
    expect(m.ctx.currentPlayer).toBe('1');
  });

  test('who declines may take a token at the end of a later turn (R9.3)', () => {
    const m = advanced({ 0: TWO_RED });
    m.play('0 reveal c1 c2', '0 take red', '0 done');
    m.play('1 reveal d2 d3', '1 leave');
    expect(offers(m, '0', 'claim')).toEqual([]);
    m.play('0 reveal d2 d3', '0 leave', '0 claim truce red');
    expect(m.G.table.players['0'].credited).toEqual(['red']);
  });

  test('two colours at once earn a token each, in any order (R9.4)', () => {
    const m = advanced({ 0: `${THREE_RED} ${THREE_BLUE}` });
    m.play('0 reveal d2 d3', '0 leave');
    expect(offers(m, '0', 'claim')).toHaveLength(10);
    m.play('0 claim points blue');
    expect(offers(m, '0', 'claim')).toHaveLength(4);
    m.refuse('0 claim truce blue');
    m.refuse('0 claim points red');
    m.play('0 claim truce red');
    expect(m.G.table.players['0']).toMatchObject({
      faces: ['points', 'truce'],
      credited: ['blue', 'red'],
    });
    expect(m.ctx.currentPlayer).toBe('1');
  });

  test('below three gems credit is lost at once, with three again the colour earns again; the old token stays (R9.5, R9.10)', () => {
    const m = advanced({ 0: `${THREE_RED} points credited-red`, 1: 'keyToken' });
    m.play('0 reveal d2 d3', '0 leave');
    m.play('1 reveal a4 a5', '1 collect', '1 steal 0 pisa-red');
    expect(m.G.table.players['0']).toMatchObject({ credited: [], faces: ['points'] });
    m.play('0 reveal c1 c2', '0 take red', '0 claim truce red');
    expect(m.G.table.players['0'].faces).toEqual(['points', 'truce']);
  });

  test('a theft that leaves three gems costs no credit (R9.5)', () => {
    const m = advanced({ 0: `${THREE_RED} parthenon-red credited-red`, 1: 'keyToken' });
    m.play('0 reveal d2 d3', '0 leave');
    m.play('1 reveal a4 a5', '1 collect', '1 steal 0 pisa-red');
    expect(m.G.table.players['0'].credited).toEqual(['red']);
  });

  test('a stolen third gem earns a token for the thief in the same turn (R9.2)', () => {
    const m = advanced({ 0: `${TWO_RED} keyToken`, 1: 'greatWall-red' });
    m.play('0 reveal a4 a5', '0 collect', '0 steal 1 greatWall-red', '0 claim fourth red');
    expect(story(m).slice(3)).toEqual(['stolen 0 1 greatWall-red', 'claimed 0 fourth red']);
  });

  test('tokens are taken and used in any order at the end of a turn (R9.6)', () => {
    const m = match({
      variant: 'advanced',
      tokenSides: 'side2',
      holds: { 0: `${TWO_RED} wild chestToken`, 1: 'greatWall-red' },
    });
    m.play('0 reveal d2 d3', '0 leave');
    expect(offers(m, '0')).toEqual(['pair', 'done']);
    m.play('0 pair', '0 steal 1 greatWall-red', '0 claim guard red');
    expect(story(m).slice(1)).toEqual([
      'left 0',
      'used 0 wild',
      'paired 0 theft',
      'stolen 0 1 greatWall-red',
      'claimed 0 guard red',
    ]);
  });

  test('taking a token can be taken back, until the turn is over (R9.6)', () => {
    const m = advanced({ 0: `${TWO_RED} ${THREE_BLUE}` });
    m.play('0 reveal c1 c2', '0 take red', '0 claim points red', '0 undo');
    expect(m.G.table.supply).toHaveLength(5);
    m.play('0 claim truce red', '0 claim points blue');
    m.refuse('0 undo');
  });

  test('a used token leaves the game, a lasting one stays (R9.7, R9.11)', () => {
    const m = advanced({ 0: 'fourth points' });
    m.play('0 reveal a1 b1', '0 revealThird c1', '0 revealFourth d1', '0 take red');
    expect(m.G.table.players['0'].faces).toEqual(['points']);
    expect(m.G.table.used).toEqual(['fourth']);
    expect(m.G.table.supply).not.toContain('fourth');
  });

  test('when all five were taken, used or not, there are no more (R9.9)', () => {
    const m = advanced({ 0: TWO_RED, 1: 'lookAcross fourth twoTypes truce points' });
    m.play('0 reveal c1 c2', '0 take red');
    expect(m.ctx.currentPlayer).toBe('1');
  });

  test('in a passed turn tokens may still be taken and used (R3.11, R9.6)', () => {
    const m = match({
      variant: 'advanced',
      players: 3,
      grid: '---d ---d',
      holds: { 1: THREE_RED },
    });
    m.play('0 reveal a4 b4', '0 take diamond');
    expect(m.ctx.currentPlayer).toBe('1');
    m.play('1 claim points red');
    expect(story(m).slice(2)).toEqual(['claimed 1 points red']);
    expect(m.G.table.over).toBe(true);
  });

  test('a passed turn with nothing to take or to use is left out (R3.11, R9.6)', () => {
    const m = match({
      variant: 'advanced',
      players: 4,
      grid: '---d ---d',
      holds: { 2: THREE_RED },
    });
    m.play('0 reveal a4 b4', '0 take diamond');
    expect(m.ctx.currentPlayer).toBe('2');
    m.play('2 done');
    expect(m.G.table.over).toBe(true);
  });
});
