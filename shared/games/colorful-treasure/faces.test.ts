import { colorfulTreasure } from '.';
import { match, offers, side1, side2, story } from './testing';

const TWO_RED = 'stonehenge-red pisa-red';
const FOUR_COLORS = 'stonehenge-red giza-green giza-blue christ-yellow';

describe('B, side 1: reveal a fourth card (R10.3)', () => {
  test('after the third, once', () => {
    const m = side1({ 0: 'fourth' });
    m.play('0 reveal a1 b1');
    m.refuse('0 revealFourth c1');
    m.play('0 revealThird c1');
    expect(offers(m, '0', 'revealFourth')).toHaveLength(47);
    m.play('0 revealFourth d1');
    m.refuse('0 revealFourth e1');
    m.play('0 take red');
    expect(story(m).slice(2)).toEqual([
      'used 0 fourth',
      'revealed 0 d1',
      'taken 0 a1 b1 c1 d1 = stonehenge-red pisa-red parthenon-red colosseum-red',
    ]);
  });

  test('a chest among four takes all else away', () => {
    const m = side1({ 0: 'fourth' });
    m.play('0 reveal a1 b1', '0 revealThird c1', '0 revealFourth e5');
    expect(offers(m, '0')).toEqual(['collect']);
  });
});

describe('B, side 2: leave all keys and chests (R10.4)', () => {
  test('and take one type instead', () => {
    const m = side2({ 0: 'leaveHoard' });
    m.play('0 reveal a1 b5', '0 revealThird c1');
    expect(offers(m, '0')).toEqual(['take red', 'collect', 'leave']);
    m.play('0 take red');
    expect(story(m).at(-1)).toBe('taken 0 a1 c1 = stonehenge-red parthenon-red');
    expect(m.G.table.players['0'].kept).toEqual({ key: 0, chest: 0 });
    expect(m.G.grid['b5']).toBe('key');
    expect(m.G.table.players['0'].faces).toEqual(['leaveHoard']);
  });

  test('all of them or none', () => {
    const m = side2({ 0: 'leaveHoard' });
    m.play('0 reveal a5 b5', '0 revealThird c1', '0 collect');
    expect(m.G.table.players['0'].cards).toEqual(['stonehenge-chest', 'pisa-key']);
  });

  test('or take nothing, as when none was revealed', () => {
    const m = side2({ 0: 'leaveHoard' });
    m.play('0 reveal a5 b5');
    expect(offers(m, '0', 'take', 'collect', 'leave')).toEqual(['collect', 'leave']);
    m.play('0 leave');
    expect(Object.keys(m.G.grid)).toHaveLength(50);
  });

  test('only for its owner', () => {
    const m = side2({ 1: 'leaveHoard' });
    m.play('0 reveal a1 b5');
    m.refuse('0 take red');
    m.refuse('0 leave');
  });
});

describe('C, side 1: take two types (R10.5)', () => {
  test('two gem colours, or one and diamonds with their tokens', () => {
    const m = side1({ 0: 'twoTypes' });
    m.play('0 reveal a1 b4', '0 revealThird c2');
    expect(offers(m, '0', 'takeTwo')).toEqual([
      'takeTwo red yellow',
      'takeTwo red diamond',
      'takeTwo yellow diamond',
    ]);
    m.refuse('0 takeTwo red red');
    m.play('0 takeTwo diamond red');
    expect(story(m).slice(2)).toEqual([
      'used 0 twoTypes',
      'taken 0 a1 b4 = stonehenge-red pisa-diamond',
    ]);
    expect(m.G.table.players['0'].diamondTokens).toBe(1);
  });

  test('with one type revealed, or a key, it cannot be used', () => {
    const m = side1({ 0: 'twoTypes' });
    m.play('0 reveal a1 b1');
    expect(offers(m, '0', 'takeTwo')).toEqual([]);
    m.play('0 revealThird b5');
    expect(offers(m, '0')).toEqual(['collect']);
  });

  test('with a key it cannot be used by an owner of B side 2 either', () => {
    const m = side1({ 0: 'twoTypes leaveHoard' });
    m.play('0 reveal a1 b5', '0 revealThird c2');
    expect(offers(m, '0')).toEqual(['take red', 'take yellow', 'collect', 'leave']);
    m.play('0 take red');
    expect(m.G.table.players['0'].faces).toEqual(['twoTypes', 'leaveHoard']);
  });

  test('two third gems in one turn earn two tokens (R9.4)', () => {
    const m = side1({ 0: `twoTypes ${TWO_RED} giza-blue tajMahal-blue` });
    m.play('0 reveal c1 c3', '0 takeTwo red blue', '0 claim points red', '0 claim truce blue');
    expect(m.G.table.players['0'].faces).toEqual(['points', 'truce']);
  });

  test('of four cards, after B side 1', () => {
    const m = side1({ 0: 'twoTypes fourth' });
    m.play('0 reveal a1 a2', '0 revealThird b1', '0 revealFourth e2', '0 takeTwo red green');
    expect(m.G.table.players['0'].cards).toHaveLength(4);
    expect(m.G.table.used).toEqual(['fourth', 'twoTypes']);
  });
});

describe('C, side 2: a gem of a sixth colour (R10.6)', () => {
  test('wins the award when it is taken as the last colour', () => {
    const m = side2({ 0: `${FOUR_COLORS} pisa-red` });
    m.play('0 reveal c1 c2', '0 take red');
    expect(m.G.table.awards.colorfulGems).toBeNull();
    m.play('0 claim sixthColor red');
    expect(story(m).slice(-2)).toEqual(['claimed 0 sixthColor red', 'awarded 0 colorfulGems 9']);
  });

  test('counts before others have the colours, and scores 1 point', () => {
    const m = side2({ 0: `${FOUR_COLORS} sixthColor` });
    m.play('0 reveal c1 c2', '0 leave');
    expect(story(m).at(-1)).toBe('awarded 0 colorfulGems 9');
    expect(colorfulTreasure.score(m.G, '0')).toContainEqual({ key: 'sixthColor', points: 1 });
  });

  test('cannot be stolen (R4.3)', () => {
    const m = side2({ 0: 'keyToken', 1: 'sixthColor' });
    m.play('0 reveal a4 a5', '0 collect');
    expect(story(m).at(-1)).toBe('paired 0');
  });
});

describe('D, side 1: no theft at all (R10.7)', () => {
  test('its owner cannot be chosen', () => {
    const m = match({
      variant: 'advanced',
      players: 3,
      holds: { 0: 'keyToken', 1: 'truce giza-blue diamondToken', 2: 'giza-green' },
    });
    m.play('0 reveal a4 a5', '0 collect');
    expect(offers(m, '0')).toEqual(['steal 2 giza-green']);
    m.refuse('0 steal 1 diamondToken');
  });

  test('a pair finds nobody when all others are protected', () => {
    const m = side1({ 0: 'keyToken', 1: 'truce giza-blue diamondToken' });
    m.play('0 reveal a4 a5', '0 collect');
    expect(story(m).at(-1)).toBe('paired 0');
    expect(m.ctx.currentPlayer).toBe('1');
  });

  test('its owner’s pairs are discarded without a theft', () => {
    const m = side1({ 0: 'truce keyToken keyToken', 1: 'giza-blue' });
    m.play('0 reveal a5 c5', '0 collect');
    expect(story(m).slice(2)).toEqual(['paired 0', 'paired 0']);
    expect(m.G.table.players['0'].kept).toEqual({ key: 0, chest: 0 });
  });

  test('acts from the moment it is taken (R9.11)', () => {
    const m = side1({ 0: TWO_RED, 1: 'keyToken' });
    m.play('0 reveal c1 c2', '0 take red', '0 claim truce red');
    m.play('1 reveal a4 a5', '1 collect');
    expect(story(m).at(-1)).toBe('paired 1');
  });
});

describe('D, side 2: no theft of cards (R10.8)', () => {
  test('diamond tokens can still be stolen', () => {
    const m = side2({ 0: 'keyToken', 1: 'guard giza-blue diamondToken' });
    m.play('0 reveal a4 a5', '0 collect');
    expect(offers(m, '0')).toEqual(['steal 1 diamondToken']);
    m.play('0 steal 1 diamondToken');
    expect(m.G.table.players['1'].cards).toEqual(['giza-blue']);
  });

  test('its owner may steal', () => {
    const m = side2({ 0: 'guard keyToken', 1: 'giza-blue' });
    m.play('0 reveal a4 a5', '0 collect', '0 steal 1 giza-blue');
    expect(m.G.table.players['0'].cards).toContain('giza-blue');
  });
});

test('E, side 1: 4 points (R10.9)', () => {
  const m = side1({ 0: 'points' });
  expect(colorfulTreasure.score(m.G, '0')).toContainEqual({ key: 'points', points: 4 });
  expect(colorfulTreasure.score(m.G, '1')).toContainEqual({ key: 'points', points: 0 });
});

describe('E, side 2: stands for a key or a chest token (R10.10)', () => {
  test.each(['keyToken', 'chestToken'])(
    'makes a pair with a %s, at the start of a turn',
    (token) => {
      const m = side2({ 0: `wild ${token}`, 1: 'giza-blue' });
      m.play('0 pair');
      m.refuse('0 reveal c1 c2');
      m.play('0 steal 1 giza-blue');
      expect(story(m)).toEqual(['used 0 wild', 'paired 0 theft', 'stolen 0 1 giza-blue']);
      expect(m.G.table.players['0']).toMatchObject({ kept: { key: 0, chest: 0 }, faces: [] });
      expect(m.G.table.step).toBe('revealing');
      m.play('0 reveal c1 c2');
    },
  );

  test('never by itself, and not alone', () => {
    const m = side2({ 0: 'wild', 1: 'giza-blue' });
    m.refuse('0 pair');
    m.play('0 reveal a4 a5', '0 collect');
    expect(m.G.table.stealing).toBe(false);
    expect(offers(m, '0')).toEqual(['pair', 'done']);
    m.play('0 done');
    expect(m.G.table.players['0']).toMatchObject({ kept: { chest: 1 }, faces: ['wild'] });
  });

  test('while cards lie face up, which stay so', () => {
    const m = side2({ 0: 'wild keyToken', 1: 'giza-blue' });
    m.play('0 reveal a1 b1', '0 pair', '0 steal 1 giza-blue');
    expect(m.G.table).toMatchObject({ step: 'choosing', revealed: ['a1', 'b1'] });
    m.play('0 revealThird c1', '0 take red');
    expect(m.G.table.players['0'].cards).toHaveLength(4);
  });

  test('a real pair and a wild one in the same turn (R4.5)', () => {
    const m = side2({ 0: 'wild keyToken', 1: 'giza-blue giza-green' });
    m.play('0 reveal a5 c5', '0 collect', '0 steal 1 giza-blue', '0 pair', '0 steal 1 giza-green');
    expect(story(m).slice(2)).toEqual([
      'paired 0 theft',
      'stolen 0 1 giza-blue',
      'used 0 wild',
      'paired 0 theft',
      'stolen 0 1 giza-green',
    ]);
    expect(m.ctx.currentPlayer).toBe('1');
  });

  test('with nobody to rob it is spent in vain, and with it the turn may be over (R4.4, R9.6)', () => {
    const m = side2({ 0: 'wild chestToken' });
    m.play('0 reveal c1 c2', '0 leave', '0 pair');
    expect(story(m).slice(-2)).toEqual(['used 0 wild', 'paired 0']);
    expect(m.ctx.currentPlayer).toBe('1');
  });

  test('before the turn is over it can be taken back', () => {
    const m = side2({ 0: 'wild chestToken' });
    m.play('0 reveal c1 c2', '0 pair', '0 undo');
    expect(m.G.table.players['0']).toMatchObject({ kept: { chest: 1 }, faces: ['wild'] });
  });

  test('with D side 1 its pair brings no theft (R10.7)', () => {
    const m = side2({ 0: 'wild chestToken truce', 1: 'giza-blue' });
    m.play('0 pair');
    expect(story(m)).toEqual(['used 0 wild', 'paired 0']);
  });

  test('is no card for the Chest award (R5.3)', () => {
    const m = side2({ 0: 'wild' });
    expect(colorfulTreasure.score(m.G, '0')).toContainEqual({ key: 'chest', points: 0 });
  });
});
