import { match, offers, story } from './testing';
import { whyNotSteal } from './reasons';

describe('R4 theft', () => {
  test('a pair is spent at once, and its player must steal (R4.1, R4.4)', () => {
    const m = match({ players: 3, holds: { 0: 'keyToken', 1: 'giza-red', 2: 'pisa-diamond' } });
    m.play('0 reveal a1 a5', '0 collect');
    expect(m.G.table).toMatchObject({ stealing: true, step: 'ending' });
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
