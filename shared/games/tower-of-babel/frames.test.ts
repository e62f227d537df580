import { inStep } from '../../engine/inStep';
import type { Event, State } from './state';
import { match } from './testing';

type Match = ReturnType<typeof match>;

/** The way of an action: what is seen at each moment, and the state that is seen with it. */
function wayOf(m: Match, action: string) {
  m.play(action);
  return m.frames.map(({ G, events }) => ({
    ...(G as State),
    seen: (events as Event[]).map(({ type }) => type).join(' '),
  }));
}

const start = () =>
  match({
    hands: { 0: { ship: 5 }, 1: { ship: 2 }, 2: { ship: 1 } },
    wonders: { lighthouse: { discs: 'ship-5a', parts: { 1: 3 } } },
    actionCards: { 1: 'tripleBonus-1' },
  });

const OFFERS = ['1 offer 2', '2 offer 1', '3 offer 0'];

test('the last offer lies covered before all are turned (R4.6)', () => {
  const m = start();
  m.play('0 build ship-5a', '1 offer 2', '2 offer 1');
  const [covered, turned, ...more] = wayOf(m, '3 offer 0');
  expect([covered.seen, turned.seen, more]).toEqual(['offered', 'revealed', []]);
  expect(covered.table.build).toMatchObject({ offered: ['1', '2', '3'], offers: null });
  expect(inStep(turned.table, 'selecting').build.offers['1'].cards.ship).toBe(2);
});

test('the parts stand before the refused offers are paid, and these are paid together (R6.1)', () => {
  const m = start();
  m.play('0 build ship-5a', ...OFFERS);
  const [built] = wayOf(m, '0 fulfil 0');
  expect(built.table.wonders.lighthouse).toEqual({ discs: [], parts: [...'11100000'] });
  const [answered, paid] = wayOf(m, '1 answer tripleBonus');
  expect(answered.seen).toBe('answered');
  expect(answered.table.points).toMatchObject({ 1: { offers: 0 }, 2: { offers: 0 } });
  expect(paid.seen).toBe('played paid paid');
  expect(paid.table.points).toMatchObject({ 1: { offers: 6 }, 2: { offers: 1 } });
  expect(paid.table.usedActionCards).toEqual(['tripleBonus-1']);
});

test('the parts stay until the wonder is scored, and the action card is drawn after it (R6.7, R6.8)', () => {
  const m = start();
  m.play('0 build ship-5a', ...OFFERS, '0 fulfil 0');
  const [, paid, scored, earned, ...more] = wayOf(m, '1 answer nothing');
  expect([scored.seen, earned.seen, more]).toEqual(['wonderScored', 'earned', []]);
  expect(paid.table.wonders.lighthouse.parts).toHaveLength(8);
  expect(paid.table.points['0'].wonders).toBe(0);
  expect(scored.table.wonders.lighthouse.parts).toEqual([]);
  expect(scored.table.points).toMatchObject({ 0: { wonders: 8 }, 1: { wonders: 4 } });
  expect([scored.actionCards['0'].length, earned.actionCards['0'].length]).toEqual([0, 1]);
});

test('nobody is asked about a Triple Bonus any more once the offers are paid', () => {
  const m = start();
  m.play('0 build ship-5a', ...OFFERS, '0 fulfil 0');
  const [answered, ...after] = wayOf(m, '1 answer tripleBonus');
  expect([answered.table.step, answered.answers]).toEqual(['answering', { 1: 'tripleBonus' }]);
  for (const { table, answers } of after) expect([table.step, answers]).toEqual(['ending', {}]);
});

test('Jokers are seen with the build that they help', () => {
  const m = match({ hands: { 0: { ship: 3 } }, actionCards: { 0: 'joker-1' } });
  m.play('0 build ship-5a', '1 offer 0', '2 offer 0', '3 offer 0');
  const [built, drew] = wayOf(m, '0 fulfil 2');
  expect([built.seen, drew.seen]).toEqual(['played fulfilled', 'drew']);
  expect(built.table.wonders.babel.parts).toHaveLength(5);
});

test('a build in vain lies there until everybody draws (R5.12)', () => {
  const m = start();
  m.play('0 build ship-6', '1 offer 0', '2 offer 0', '3 offer 0');
  const [failed, drew, ...more] = wayOf(m, '0 giveUp');
  expect([failed.seen, drew.seen, more]).toEqual(['failed', 'drew', []]);
  expect(failed.table.build).toMatchObject({ disc: 'ship-6', outcome: 'failed' });
  expect(failed.hands['0'].camel).toBe(0);
  expect([drew.table.build, drew.hands['0'].camel]).toEqual([null, 1]);
});

test('cards are discarded before others are drawn for them (R7.3)', () => {
  const m = match({ hands: { 1: { ship: 2, camel: 1 } }, actionCards: { 1: 'cardTrade-1' } });
  const [played, discarded, drew] = wayOf(m, '1 cardTrade cardTrade-1 0 0 0 2');
  expect([played.seen, discarded.seen, drew.seen]).toEqual(['played', 'discarded', 'drew']);
  expect([played.actionCards['1'], played.hands['1'].ship]).toEqual([[], 2]);
  expect([discarded.hands['1'].ship, discarded.hands['1'].camel]).toEqual([0, 1]);
  expect(discarded.table.discards.ship).toBe(2);
  expect(drew.hands['1'].camel).toBe(3);
});

test('who passes draws before everybody does (R3.2, R3.3)', () => {
  const [passed, own, all] = wayOf(match({}), '0 pass');
  expect([passed.seen, own.seen, all.seen]).toEqual(['passed', 'drew', 'drew']);
  const held = [passed, own, all].map(({ hands }) => [hands['0'].camel, hands['1'].camel]);
  expect(held).toEqual([
    [0, 0],
    [1, 0],
    [2, 1],
  ]);
});

test('the discards are shuffled in the middle of a draw, of which half is never seen (R3.4)', () => {
  const m = match({ supply: { camel: 2 }, discards: { ship: 9 } });
  const [, , drew, ...more] = wayOf(m, '0 pass');
  expect([drew.seen, more]).toEqual(['reshuffled drew', []]);
  expect([drew.hands['1'].ship, drew.table.discards.ship]).toEqual([1, 0]);
});

test('the last disc is taken before the match is over (R8.1)', () => {
  const m = match({
    hands: { 0: { ship: 3 } },
    wonders: { lighthouse: { discs: 'ship-3' }, babel: { discs: '' } },
  });
  m.play('0 build ship-3', '1 offer 0', '2 offer 0', '3 offer 0');
  const way = wayOf(m, '0 fulfil 0');
  expect(way.map(({ seen, table }) => `${seen}${table.over ? ': over' : ''}`)).toEqual([
    'fulfilled',
    'wonderScored',
    'earned',
    'exhausted: over',
  ]);
});
