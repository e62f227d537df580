import type { State } from './state';
import { match } from './testing';

// What lies on the table when something is seen to happen.

type Match = ReturnType<typeof match>;

/** What an action shows, each with the table as it is then. */
function seen(m: Match, action: string) {
  m.play(action);
  return m.frames.map(({ G, events }) => ({
    what: events.map(({ type }) => type).join('+'),
    table: (G as State).table,
  }));
}

test('cards are drawn one by one', () => {
  const m = match({ deck: 'safe-1 orange-3 purple-5 fire-1' });
  const drawn = seen(m, '0 draw');
  expect(drawn.map(({ what }) => what)).toEqual(['drawn', 'drawn']);
  expect(drawn.map(({ table }) => table.claim)).toEqual([['safe-1'], ['safe-1', 'orange-3']]);
});

test('a roll lies beside the Claim before the Claim is taken, and the next round begins after that', () => {
  const m = match({ deck: 'safe-1 orange-3 purple-5 fire-1', rolls: [3] });
  m.play('0 draw');
  const [rolled, taken, began] = seen(m, '1 roll');
  expect([rolled.what, taken.what, began.what]).toEqual(['rolled', 'taken', 'roundBegan']);
  expect(rolled.table).toMatchObject({ roll: { number: 3 }, claim: ['safe-1', 'orange-3'] });
  expect(taken.table).toMatchObject({
    claim: [],
    scoring: { 1: ['safe-1', 'orange-3'] },
    round: 1,
  });
  expect(began.table.round).toBe(2);
});

test('who lost a gamble sees the roll before the Claim goes', () => {
  const m = match({ deck: 'orange-3 purple-5 blue-4 fire-1', rolls: [1, 1, 3] });
  m.play('0 draw', '1 roll', '2 roll', '0 gamble');
  const [rolled, lost] = seen(m, '0 roll');
  expect([rolled.what, rolled.table.claim]).toEqual(['rolled', ['orange-3', 'purple-5']]);
  expect([lost.what, lost.table.claim]).toEqual(['lost', []]);
  expect(lost.table.discards).toEqual(expect.arrayContaining(['orange-3', 'purple-5']));
});

test('a Fire lies open as soon as it breaks, Safes stand before anybody rolls, and a card burns after its roll', () => {
  const m = match({
    deck: 'fire-2 orange-3 fire-1',
    areas: { 0: 'blue-2 blue-78', 1: 'pink-5', 2: 'green-3 safe-1' },
    rolls: [2, 6, 3],
  });
  const [broke] = seen(m, '0 draw');
  expect([broke.what, broke.table.fire?.card]).toEqual(['fireBroke', 'fire-2']);
  const [placed, secured] = seen(m, '2 place green');
  expect([placed.what, placed.table.safes[2]]).toEqual(['placed', []]);
  expect([secured.what, secured.table.safes[2]]).toEqual(['secured', ['green']]);
  const [rolled, burned] = seen(m, '0 roll');
  expect([rolled.what, rolled.table.scoring[0]]).toEqual(['rolled', ['blue-2', 'blue-78']]);
  expect([burned.what, burned.table.scoring[0]]).toEqual(['burned', ['blue-78']]);
});
