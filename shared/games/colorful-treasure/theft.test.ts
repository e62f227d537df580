import { colorfulTreasure } from '.';
import { match, offers, story } from './testing';
import { afterTheft } from './theft';
import { whyNotSteal } from './refusalReasons';

describe('R4 theft', () => {
  test('a pair is spent at once, and its player must steal (R4.1, R4.4)', () => {
    const m = match({ players: 3, holds: { 0: 'keyToken', 1: 'giza-red', 2: 'pisa-diamond' } });
    m.play('0 reveal a1 a5', '0 collect');
    expect(m.G.table).toMatchObject({ stealing: true, step: 'taken' });
    expect(m.G.table.players['0'].kept).toEqual({ key: 0, chest: 0 });
    expect(offers(m, '0')).toEqual(['steal 1 giza-red', 'steal 2 pisa-diamond']);
    expect(offers(m, '1')).toEqual([]);
    m.refuse('1 steal 2 pisa-diamond');
    m.refuse('0 steal 0 stonehenge-chest');
    m.refuse('0 done');
    m.play('0 steal 2 pisa-diamond');
    expect(story(m)).toEqual([
      'revealed 0 a1 a5',
      'taken 0 a5 = stonehenge-chest',
      'paired 0 theft',
      'stolen 0 2 pisa-diamond',
    ]);
    expect(m.G.table.players['0'].cards).toEqual(['stonehenge-chest', 'pisa-diamond']);
    expect(m.G.table.players['2'].cards).toEqual([]);
    expect(m.ctx.currentPlayer).toBe('1');
  });

  test('a key and a chest revealed together are a pair (R4.1)', () => {
    const m = match({ holds: { 1: 'giza-green' } });
    m.play('0 reveal a5 b5', '0 collect', '0 steal 1 giza-green');
    expect(story(m).slice(2)).toEqual(['paired 0 theft', 'stolen 0 1 giza-green']);
  });

  test('what was revealed and not taken stays face up to everybody until the theft is made (R3.9)', () => {
    const m = match({ holds: { 1: 'giza-green giza-blue' } });
    m.play('0 reveal a5 b5', '0 revealThird j3');
    m.play('0 collect');
    expect(m.G.table).toMatchObject({ step: 'taken', revealed: ['j3'] });
    for (const viewer of ['0', '1', null])
      expect(colorfulTreasure.view(m.G, m.ctx, viewer).grid).toMatchObject({
        j3: 'purple',
        j4: null,
      });
    for (const wrong of ['revealThird c1', 'take purple', 'collect', 'leave', 'done'])
      m.refuse(`0 ${wrong}`);
    m.play('0 steal 1 giza-green');
    expect(m.G.table).toMatchObject({ step: 'revealing', revealed: [] });
    expect(colorfulTreasure.view(m.G, m.ctx, '0').grid).toMatchObject({ j3: null });
  });

  test('after two pairs it lies face down only once both thefts are made (R3.9, R4.5)', () => {
    const m = match({ holds: { 0: 'keyToken', 1: 'giza-green giza-blue' } });
    m.play('0 reveal a5 a1', '0 revealThird c5', '0 collect');
    expect(m.G.table.players['0'].kept).toEqual({ key: 0, chest: 1 });
    const two = match({ holds: { 0: 'keyToken keyToken', 1: 'giza-green giza-blue' } });
    two.play('0 reveal a5 a1', '0 revealThird c5', '0 collect', '0 steal 1 giza-green');
    expect(two.G.table).toMatchObject({ stealing: true, step: 'taken', revealed: ['a1'] });
    two.play('0 steal 1 giza-blue');
    expect(two.G.table).toMatchObject({ stealing: false, revealed: [] });
  });

  test('a theft in vain leaves nothing open (R3.9, R4.4)', () => {
    const m = match({ holds: { 0: 'keyToken' } });
    m.play('0 reveal a1 a5', '0 collect');
    expect(m.G.table).toMatchObject({ step: 'revealing', revealed: [] });
  });

  test('a second reveal after a key makes the pair (R3.6, R4.1)', () => {
    const m = match({ holds: { 1: 'giza-green' } });
    m.play('0 reveal a1 b5', '0 revealThird a5', '0 collect');
    expect(m.G.table.stealing).toBe(true);
    m.play('0 steal 1 giza-green');
    expect(m.G.table.players['0'].cards).toEqual(['pisa-key', 'stonehenge-chest', 'giza-green']);
  });

  test('two of a kind are no pair, and wait (R4.1)', () => {
    const m = match({ holds: { 0: 'chestToken', 1: 'giza-green' } });
    m.play('0 reveal a1 a5', '0 collect');
    expect(m.G.table.stealing).toBe(false);
    expect(m.G.table.players['0'].kept).toEqual({ key: 0, chest: 2 });
    expect(m.ctx.currentPlayer).toBe('1');
  });

  test('any card or a diamond token may be stolen, and nothing else (R4.2, R4.3)', () => {
    const m = match({
      variant: 'advanced',
      holds: {
        0: 'keyToken',
        1: 'giza-green pisa-diamond christ-chest tajMahal-yellow diamondToken keyToken twoTypes',
      },
    });
    m.play('0 reveal a1 a5', '0 collect');
    expect(offers(m, '0')).toEqual([
      'steal 1 giza-green',
      'steal 1 pisa-diamond',
      'steal 1 christ-chest',
      'steal 1 tajMahal-yellow',
      'steal 1 diamondToken',
    ]);
    for (const wrong of ['keyToken', 'key', 'twoTypes', 'explorer', 'giza-red'])
      m.refuse(`0 steal 1 ${wrong}`);
  });

  test('a diamond token is stolen without its card, and a card without its token (R4.2)', () => {
    const m = match({
      holds: { 0: 'keyToken', 1: 'pisa-diamond giza-diamond diamondToken diamondToken' },
    });
    m.play('0 reveal a1 a5', '0 collect', '0 steal 1 diamondToken');
    expect(story(m).at(-1)).toBe('stolen 0 1 diamondToken');
    expect(m.G.table.players['0']).toMatchObject({
      cards: ['stonehenge-chest'],
      diamondTokens: 1,
    });
    m.play('1 reveal b5 c5', '1 collect', '1 steal 0 diamondToken');
    m.play('0 reveal d5 e5', '0 collect', '0 steal 1 pisa-diamond');
    expect(m.G.table.players['0'].diamondTokens).toBe(0);
    expect(m.G.table.players['1']).toMatchObject({ diamondTokens: 2 });
  });

  test('a stolen key card brings no token (R4.3)', () => {
    const m = match({ holds: { 0: 'keyToken', 1: 'christ-chest chestToken' } });
    m.play('0 reveal a1 a5', '0 collect', '0 steal 1 christ-chest');
    expect(m.G.table.players['0'].kept).toEqual({ key: 0, chest: 0 });
    expect(m.G.table.players['1'].kept).toEqual({ key: 0, chest: 1 });
  });

  test('with nothing to steal the pair is spent all the same (R4.4)', () => {
    const m = match({ holds: { 0: 'keyToken', 1: 'keyToken' } });
    m.play('0 reveal a1 a5', '0 collect');
    expect(story(m).slice(1)).toEqual(['taken 0 a5 = stonehenge-chest', 'paired 0']);
    expect(m.G.table.players['0'].kept).toEqual({ key: 0, chest: 0 });
    expect(m.G.table.stealing).toBe(false);
    expect(m.ctx.currentPlayer).toBe('1');
  });

  test('several pairs in one turn, each with a victim of its own (R4.5)', () => {
    const m = match({
      players: 3,
      holds: { 0: 'keyToken', 1: 'giza-green', 2: 'giza-blue giza-purple' },
    });
    m.play('0 reveal a5 c5', '0 revealThird b5', '0 collect');
    expect(m.G.table.players['0'].kept).toEqual({ key: 1, chest: 1 });
    m.play('0 steal 2 giza-blue');
    expect(m.ctx.currentPlayer).toBe('0');
    expect(offers(m, '0')).toEqual(['steal 1 giza-green', 'steal 2 giza-purple']);
    m.play('0 steal 1 giza-green');
    expect(story(m).slice(2)).toEqual([
      'taken 0 a5 c5 b5 = stonehenge-chest parthenon-chest pisa-key',
      'paired 0 theft',
      'stolen 0 2 giza-blue',
      'paired 0 theft',
      'stolen 0 1 giza-green',
    ]);
    expect(m.G.table.players['0'].kept).toEqual({ key: 0, chest: 0 });
    expect(m.ctx.currentPlayer).toBe('1');
  });

  test('one victim may suffer twice, and the last pair finds nothing (R4.4, R4.5)', () => {
    const m = match({ holds: { 0: 'keyToken keyToken', 1: 'giza-green giza-blue' } });
    m.play('0 reveal a5 c5', '0 revealThird e5', '0 collect');
    m.play('0 steal 1 giza-green', '0 steal 1 giza-blue');
    expect(m.G.table.players['0'].kept).toEqual({ key: 0, chest: 1 });
    const emptied = match({ holds: { 0: 'keyToken keyToken', 1: 'giza-green' } });
    emptied.play('0 reveal a5 c5', '0 collect', '0 steal 1 giza-green');
    expect(story(emptied).slice(2)).toEqual([
      'paired 0 theft',
      'stolen 0 1 giza-green',
      'paired 0',
    ]);
  });

  test('key and chest cards stay with their taker when the tokens go (R4.6)', () => {
    const m = match({ holds: { 1: 'giza-green' } });
    m.play('0 reveal a5 b5', '0 collect', '0 steal 1 giza-green');
    expect(m.G.table.players['0'].cards).toEqual(['stonehenge-chest', 'pisa-key', 'giza-green']);
  });
});

test('a screen can say why somebody cannot be robbed (R10.7, R10.8)', () => {
  const { table } = match({
    players: 4,
    variant: 'advanced',
    holds: { 1: 'truce giza-green', 2: 'guard giza-blue', 3: '' },
  }).G;
  const why = (thief: string, victim: string) => whyNotSteal(table, { thief, victim });
  expect(why('0', '1')).toBe('truce');
  expect(why('0', '2')).toBe('guard');
  expect(why('0', '3')).toBe('nothingThere');
  expect(why('1', '2')).toBe('ownTruce');
  table.players['3'].cards = ['giza-purple'];
  expect(why('0', '3')).toBeNull();
});

test('what a theft changes is asked for without making it (R4.2, R9.5)', () => {
  const { table } = match({
    holds: { 0: 'diamondToken', 1: 'pisa-red parthenon-red colosseum-red credited-red' },
  }).G;
  const before = JSON.stringify(table.players);
  const theft = { thief: '0', victim: '1', loot: 'pisa-red' as const };
  expect(afterTheft(table.players, theft)).toEqual({
    0: { ...table.players['0'], cards: ['pisa-red'] },
    1: { ...table.players['1'], cards: ['parthenon-red', 'colosseum-red'], credited: [] },
  });
  expect(JSON.stringify(table.players)).toBe(before);
});
