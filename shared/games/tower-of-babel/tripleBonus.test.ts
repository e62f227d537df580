import type { PlayerID } from '../../engine/game';
import { isPlayable } from './actionCardTiming';
import { awaited, legal, match, points, story } from './testing';

describe('R7.8, R7.9 Triple Bonus', () => {
  const TRIPLE = { 1: 'tripleBonus-1', 2: 'fivePoints-1', 3: '' };
  const offering = (actionCards: Record<PlayerID, string> = TRIPLE, ...offers: string[]) => {
    const given = offers.length > 0 ? offers : ['2', '1 trade', '3'];
    const m = match({
      hands: { 0: { ship: 5 }, 1: { ship: 3 }, 2: { ship: 3 }, 3: { ship: 3 } },
      actionCards,
    });
    m.play('0 build ship-5a', ...given.map((offer, i) => `${i + 1} offer ${offer}`));
    return m;
  };

  test('pays 3 points for each card of a refused offer', () => {
    const m = offering();
    m.play('0 fulfil 0', '1 answer tripleBonus', '2 answer nothing');
    expect(points(m)).toEqual({ 0: '0+0', 1: '6+0', 2: '1+0', 3: '3+0' });
    expect(m.G.hands['1'].ship).toBe(3);
    expect(story(m).slice(5)).toEqual([
      'fulfilled 0 babel with -, disc to 0',
      'answered 1',
      'answered 2',
      'played 1 tripleBonus-1',
      'paid 1 6',
      'paid 2 1',
      'paid 3 3',
      'drew 0:1 1:1 2:1 3:1',
    ]);
  });

  test('asks every opponent with a refused offer and any action card, at the same time', () => {
    const m = offering();
    m.play('0 fulfil 0');
    expect(awaited(m)).toEqual(['1', '2']);
    expect(legal(m, '1', 'answer')).toEqual(['nothing', 'tripleBonus']);
    expect(legal(m, '2', 'answer')).toEqual(['nothing']);
    for (const other of ['3 answer nothing', '0 answer nothing', '2 answer tripleBonus'])
      m.refuse(other);
    m.play('2 answer nothing');
    expect(awaited(m)).toEqual(['1']);
  });

  test('whoever has none is asked all the same, and has none to say', () => {
    const m = offering({ 1: 'cardDraw-1' });
    m.play('0 fulfil 0');
    expect(legal(m, '1', 'answer')).toEqual(['nothing']);
    expect(isPlayable('tripleBonus', [{ move: 'answer', args: ['nothing'] }])).toBe(false);
  });

  test('asks nobody whose offer was accepted or empty', () => {
    const m = offering({ 1: 'tripleBonus-1', 2: 'tripleBonus-2' }, '2', '0', '3');
    m.play('0 accept 1', '0 fulfil 0');
    expect(story(m).at(-1)).toBe('drew 0:1 1:1 2:1 3:1');
    expect(points(m)).toEqual({ 0: '0+0', 1: '0+0', 2: '0+0', 3: '3+0' });
  });

  test('is one for each offer', () => {
    const m = offering({ 1: 'tripleBonus-1 tripleBonus-2' });
    m.play('0 fulfil 0', '1 answer tripleBonus');
    expect(points(m)['1']).toBe('6+0');
    expect(m.G.actionCards['1']).toEqual(['tripleBonus-2']);
  });

  test('pays in a build that is given up, too, but not for an accepted offer', () => {
    const m = match({
      hands: { 1: { ship: 2 }, 2: { ship: 2 } },
      actionCards: { 1: 'tripleBonus-1', 2: 'tripleBonus-2' },
    });
    m.play('0 build ship-5a', '1 offer 2', '2 offer 2', '3 offer 0', '0 accept 2', '0 giveUp');
    expect(awaited(m)).toEqual(['1']);
    m.refuse('2 answer tripleBonus');
    m.play('1 answer tripleBonus');
    expect(points(m)).toEqual({ 0: '0+0', 1: '6+0', 2: '2+0', 3: '0+0' });
  });

  test('an answer can be changed until the last one is in', () => {
    const m = offering();
    m.play('0 fulfil 0', '1 answer tripleBonus', '1 answer nothing', '2 answer nothing');
    expect(points(m)['1']).toBe('2+0');
    expect(m.G.actionCards['1']).toEqual(['tripleBonus-1']);
    m.refuse('1 answer tripleBonus');
  });

  test('is paid before the wonder is scored (R6.1)', () => {
    const m = match({
      hands: { 0: { ship: 3 }, 1: { ship: 1 } },
      actionCards: { 1: 'tripleBonus-1' },
      wonders: { lighthouse: { discs: 'ship-3', parts: { 1: 2 } } },
    });
    m.play('0 build ship-3', '1 offer 1', '2 offer 0', '3 offer 0', '0 fulfil 0');
    expect(points(m)['0']).toBe('0+0');
    m.play('1 answer tripleBonus');
    expect(story(m).slice(-4)).toEqual([
      'played 1 tripleBonus-1',
      'paid 1 3',
      'wonderScored lighthouse 0:8 1:4',
      'earned 0',
    ]);
  });
});
