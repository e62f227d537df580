import { awaited, match, NOTHING, story } from './testing';

describe('R7.7 Double Turn', () => {
  test('is a second turn, after which everybody draws once and the next player is active', () => {
    const m = match({ hands: { 0: { ship: 3 } }, actionCards: { 0: 'doubleTurn-1' } });
    m.play('0 build ship-3', ...NOTHING, '0 fulfil 0', '0 doubleTurn');
    expect(m.G.hands['1'].camel).toBe(0);
    m.play('0 pass');
    expect(story(m).slice(5)).toEqual([
      'fulfilled 0 lighthouse with -, disc to 0',
      'played 0 doubleTurn-1',
      'passed 0',
      'drew 0:1',
      'drew 0:1 1:1 2:1 3:1',
    ]);
    expect(m.ctx.currentPlayer).toBe('1');
    expect(m.G.table.second).toBe(false);
  });

  test('each pass draws its own card', () => {
    const m = match({ actionCards: { 0: 'doubleTurn-1' } });
    m.play('0 pass', '0 doubleTurn', '0 pass');
    expect(m.G.hands).toMatchObject({ 0: { camel: 3 }, 1: { camel: 1 } });
  });

  test('can follow a build that was given up', () => {
    const m = match({ actionCards: { 0: 'doubleTurn-1' } });
    m.play('0 build ship-3', ...NOTHING, '0 giveUp', '0 doubleTurn', '0 build ship-4a');
  });

  test('is one extra turn in a turn: no second one, and no question', () => {
    const m = match({ actionCards: { 0: 'doubleTurn-1 doubleTurn-2' } });
    m.play('0 pass', '0 doubleTurn', '0 pass');
    expect(m.ctx.currentPlayer).toBe('1');
    expect(m.G.actionCards['0']).toEqual(['doubleTurn-2']);
    m.play('1 pass', '2 pass', '3 pass', '0 pass', '0 doubleTurn');
  });

  test('is declared at the end of a turn only, and need not be', () => {
    const m = match({ actionCards: { 0: 'doubleTurn-1' } });
    m.refuse('0 doubleTurn');
    m.play('0 pass');
    m.refuse('1 doubleTurn');
    m.play('0 end');
    expect(m.ctx.currentPlayer).toBe('1');
    expect(story(m)).toEqual(['passed 0', 'drew 0:1', 'drew 0:1 1:1 2:1 3:1']);
  });

  test('who holds any action card is asked, so that the question tells nothing', () => {
    const m = match({ actionCards: { 0: 'fivePoints-1' } });
    m.play('0 pass');
    expect(awaited(m)).toEqual(['0']);
    m.refuse('0 doubleTurn');
    m.play('0 end', '1 pass');
    expect(m.ctx.currentPlayer).toBe('2');
  });

  test('may be the card that was earned in this very turn', () => {
    const m = match({
      hands: { 0: { ship: 3 } },
      actionCards: {
        1: 'cardTrade-1 cardTrade-2 cardDraw-1 cardDraw-2 cardDraw-3 joker-1 joker-2',
      },
      wonders: { lighthouse: { discs: 'ship-3' } },
    });
    m.play('0 build ship-3', ...NOTHING, '0 fulfil 0', '0 doubleTurn', '0 pass');
    expect(m.G.table.usedActionCards).toEqual(['doubleTurn-1']);
  });
});
