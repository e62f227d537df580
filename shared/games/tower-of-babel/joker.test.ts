import { legal, match, parts, playable, story } from './testing';

describe('R7.5, R7.6 Joker', () => {
  const NONE = ['0 0', '0 0', '0 0'];
  const adding = (disc: string, own: object, jokers: string, offers = ['0', '0', '0']) => {
    const m = match({
      hands: { 0: own, 1: { ship: 4, camel: 1 } },
      actionCards: { 0: jokers },
      wonders: { zeus: { discs: 'camel-2-mason-3 mason-3' } },
    });
    m.play(`0 build ${disc}`, ...offers.map((offer, i) => `${i + 1} offer ${offer}`));
    return m;
  };

  test('counts as exactly two of the needed cards, and two parts', () => {
    const m = adding('ship-5a', { ship: 3 }, 'joker-1');
    expect(legal(m, '0', 'fulfil')).toEqual(['2']);
    m.play('0 fulfil 2');
    expect(parts(m, 'babel')).toEqual({ 0: 5, 1: 0, 2: 0, 3: 0 });
    expect(m.G.hands['0'].ship).toBe(0);
    expect(m.G.table.discards.ship).toBe(3);
    expect(m.G.table.usedActionCards).toEqual(['joker-1']);
    expect(story(m).slice(5)).toEqual([
      'played 0 joker-1',
      'fulfilled 0 babel with -, disc to 0',
      'drew 0:1 1:1 2:1 3:1',
    ]);
  });

  test('is no half one: when one card is missing it does not help', () => {
    const m = adding('ship-5a', { ship: 0 }, 'joker-1', ['4', '0', '0']);
    m.play('0 accept 1');
    expect(legal(m, '0', 'fulfil')).toEqual([]);
    m.play('0 giveUp');
  });

  test('can be played only as long as two cards are missing', () => {
    const m = adding('ship-5a', { ship: 4 }, '', ['4', '0', '0']);
    expect(playable(m, '0')).toContain('joker');
    m.play('0 accept 1');
    expect(playable(m, '0')).not.toContain('joker');
  });

  test('is not played by a build that it fills nothing of', () => {
    const m = adding('ship-5a', { ship: 1 }, 'joker-1', ['4', '0', '0']);
    m.play('0 accept 1');
    expect(legal(m, '0', 'fulfil')).toEqual(['0']);
    expect(playable(m, '0')).not.toContain('joker');
    m.refuse('0 fulfil 2');
    m.play('0 fulfil 0');
    expect(m.G.actionCards['0']).toEqual(['joker-1']);
  });

  test('is a free choice: instead of own cards, or not at all', () => {
    const m = adding('ship-5a', { ship: 5 }, 'joker-1 joker-2');
    expect(legal(m, '0', 'fulfil')).toEqual(['0', '2', '4']);
    m.refuse('0 giveUp');
    m.play('0 fulfil 4');
    expect(m.G.hands['0'].ship).toBe(4);
    expect(m.G.actionCards['0']).toEqual([]);
  });

  test('need not be used to save a build (R5.5)', () => {
    const m = adding('ship-5a', { ship: 3 }, 'joker-1');
    m.play('0 giveUp', '0 end');
    expect(m.G.actionCards['0']).toEqual(['joker-1']);
  });

  test('two may be combined', () => {
    const m = adding('ship-5a', { ship: 1 }, 'joker-1 joker-2');
    expect(legal(m, '0', 'fulfil')).toEqual(['4']);
  });

  test('is split freely within what each kind of a two-coloured disc still needs', () => {
    const m = adding('camel-2-mason-3', { camel: 1, mason: 2 }, 'joker-1', NONE);
    expect(legal(m, '0', 'fulfil')).toEqual(['1 1']);
    const rich = adding('camel-2-mason-3', { camel: 2, mason: 3 }, 'joker-1 joker-2', NONE);
    expect(legal(rich, '0', 'fulfil')).toEqual(['0 0', '0 2', '1 1', '2 0', '1 3', '2 2']);
  });

  test('fills only what is missing after the accepted offers', () => {
    const m = adding('camel-2-mason-3', { mason: 3 }, 'joker-1', ['1 0', '0 0', '0 0']);
    m.play('0 accept 1');
    expect(legal(m, '0', 'fulfil')).toEqual(['1 1']);
  });

  test('does not go into an offer', () => {
    const m = match({ actionCards: { 1: 'joker-1' }, hands: { 1: { ship: 1 } } });
    m.play('0 build ship-5a');
    expect(legal(m, '1', 'offer')).toEqual(['0', '1', '1 trade']);
  });

  test('gives its parts to the active player, as those of a trading card', () => {
    const m = adding('ship-5a', { ship: 1 }, 'joker-1', ['2 trade', '0', '0']);
    m.play('0 accept 1', '0 fulfil 2');
    expect(parts(m, 'babel')).toEqual({ 0: 5, 1: 0, 2: 0, 3: 0 });
    expect(m.G.discs['1']).toEqual(['ship-5a']);
  });
});
