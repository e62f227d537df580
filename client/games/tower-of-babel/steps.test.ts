/** @jest-environment node */
import type { Event } from '../../../shared/games/tower-of-babel/state';
import { match, seen } from '../../../shared/games/tower-of-babel/testing';
import { steps } from './steps';

type Match = ReturnType<typeof match>;

/** What the events of an action come as, and where each leads to. */
function stepsOf(m: Match, action: string) {
  const [before, known] = [structuredClone(seen(m, null)), m.events.length];
  m.play(action);
  return steps(before, m.events.slice(known) as Event[]);
}

const types = (parts: ReturnType<typeof steps>) =>
  parts.map(({ events }) => events.map(({ type }) => type).join('+'));

const start = () =>
  match({
    hands: { 0: { ship: 5 }, 1: { ship: 2 }, 2: { ship: 1 } },
    wonders: { lighthouse: { discs: 'ship-5a', parts: { 1: 3 } } },
    actionCards: { 1: 'tripleBonus-1' },
  });

test('the last offer lies covered before all are turned', () => {
  const m = start();
  m.play('0 build ship-5a', '1 offer 2', '2 offer 1');
  const parts = stepsOf(m, '3 offer 0');
  expect(types(parts)).toEqual(['offered', 'revealed']);
  expect(parts[0].view.table.build).toMatchObject({ offered: ['1', '2', '3'], offers: null });
});

test('a build, what is paid, the wonder and the draw come one after the other', () => {
  const m = start();
  m.play('0 build ship-5a', '1 offer 2', '2 offer 1', '3 offer 0');
  const [built] = stepsOf(m, '0 fulfil 0');
  expect(built.view.table.wonders.lighthouse).toEqual({
    discs: [],
    parts: [...'11100000'],
  });
  const parts = stepsOf(m, '1 answer tripleBonus');
  expect(types(parts)).toEqual(['answered+played+paid+paid', 'wonderScored+earned']);
  expect(parts[0].view.table.points).toMatchObject({ 1: { offers: 6 }, 2: { offers: 1 } });
  expect(parts[0].view.table.wonders.lighthouse.parts).toHaveLength(8);
  expect(parts[1].view.table.points).toEqual(m.G.table.points);
  expect(parts[1].view.table.wonders.lighthouse.parts).toEqual([]);
});

test('a build in vain is seen before everybody draws', () => {
  const m = start();
  m.play('0 build ship-6', '1 offer 0', '2 offer 0', '3 offer 0');
  const parts = stepsOf(m, '0 giveUp');
  expect(types(parts)).toEqual(['failed', 'drew']);
  expect(parts[0].view.table.build!.outcome).toBe('failed');
});

test('a card and what it does are one step', () => {
  const m = match({ hands: { 1: { ship: 2 } }, actionCards: { 1: 'cardTrade-1' } });
  expect(types(stepsOf(m, '1 cardTrade cardTrade-1 0 0 0 2'))).toEqual(['played+discarded+drew']);
  expect(types(stepsOf(m, '0 pass'))).toEqual(['passed+drew', 'drew']);
});

test('what happened in several actions is told from any moment on', () => {
  const actions = [
    '0 build ship-5a',
    '1 offer 2',
    '2 offer 1',
    '3 offer 0',
    '0 accept 2',
    '0 fulfil 0',
    '1 answer nothing',
    '0 end',
    '1 build mason-4a',
    '0 offer 0',
    '2 offer 0',
    '3 offer 0',
    '1 giveUp',
  ];
  const m = start();
  const moments = actions.map((action) => {
    const moment = { view: structuredClone(seen(m, null)), known: m.events.length };
    m.play(action);
    return moment;
  });
  for (const { view, known } of moments) {
    const missed = m.events.slice(known) as Event[];
    expect(steps(view, missed).flatMap(({ events }) => events)).toEqual(missed);
  }
});
