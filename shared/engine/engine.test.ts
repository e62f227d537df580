import { pebbles, type State } from '../testing/pebbles';
import { readAction } from './log';
import { createEngine, type Outcome, type Position } from './engine';

const engine = createEngine(pebbles);
const deal = { numPlayers: 2, options: {}, seed: 'ab'.repeat(32) };

/** Plays lines of text from the deal; the last outcome. */
function play(...lines: string[]): { position: Position; last: Outcome } {
  let position = engine.start(deal);
  let last: Outcome = { ok: true, position, events: [], eventsByFrame: [] };
  for (const line of lines) {
    last = engine.act(position, readAction(line));
    if (last.ok) ({ position } = last);
  }
  return { position, last };
}

/** The first cards in both hands, and who wins with them. */
const [zero, one] = ['0', '1'].map((id) => (engine.start(deal).G as State).hands[id][0]);
const winner = zero >= one ? '0' : '1';
const offers = [`0 offer ${zero}`, `1 offer ${one}`];

test('the same deal and log lead to the same position, another seed to another', () => {
  expect(play(...offers).position.G).toEqual(play(...offers).position.G);
  const other = engine.start({ ...deal, seed: 'cd'.repeat(32) });
  expect(other.G).not.toEqual(engine.start(deal).G);
});

test('a position is never changed in place', () => {
  const { position } = play();
  const before = JSON.stringify(position);
  engine.act(position, readAction(offers[0]));
  engine.act(position, readAction('0 offer 99'));
  engine.act(position, readAction('0 undo'));
  expect(JSON.stringify(position)).toBe(before);
});

test('an illegal, unknown or foreign move is refused', () => {
  for (const line of [
    '0 offer 99',
    '0 lay left',
    '0 constructor',
    '7 offer 1',
    '__proto__ offer 1',
  ])
    expect(play(line).last).toEqual({ ok: false, code: 'illegal' });
});

test('own steps are taken back one by one, up to what was revealed', () => {
  const steps = [...offers, `${winner} lay left`, `${winner} lay right`];
  const before = play(...offers).position;
  expect(engine.view(play(...steps).position, winner).canUndo).toBe(true);
  const undone = play(...steps, `${winner} undo`, `${winner} undo`);
  expect(undone.position.G).toEqual(before.G);
  expect(engine.view(undone.position, winner).canUndo).toBe(false);
  expect(play(...steps, ...Array(3).fill(`${winner} undo`)).last).toEqual({
    ok: false,
    code: 'noUndo',
  });
});

test('nobody takes back the step of another, nor a roll', () => {
  const loser = winner === '0' ? '1' : '0';
  const laid = [...offers, `${winner} lay left`, `${winner} lay right`];
  expect(play(...laid, `${loser} undo`).last).toEqual({ ok: false, code: 'noUndo' });
  expect(play(...laid, `${winner} roll`, `${winner} undo`).last).toEqual({
    ok: false,
    code: 'noUndo',
  });
});

test('a viewer gets what the title shows, and of ctx only what all may know', () => {
  const { position } = play(offers[0]);
  const seen = engine.view(position, '1');
  expect(Object.keys(seen.ctx).sort()).toEqual([
    'activePlayers',
    'currentPlayer',
    'numPlayers',
    'phase',
    'playOrder',
    'playOrderPos',
    'turn',
  ]);
  expect(seen.awaited).toEqual(['1']);
  expect(JSON.stringify(seen)).not.toContain(deal.seed);
});

test('whose turn it is follows from what a spectator sees', () => {
  expect(play().last.ok && engine.awaited(play().position)).toEqual(['0', '1']);
  expect(engine.awaited(play(...offers).position)).toEqual([winner]);
});
