import type { GameEvent, GameModule } from '../../../../shared/engine/game';
import type { LogEntry } from '../../../../shared/engine/log';
import type { ShownLine } from './logLines';
import { heldOf, isLoss, isOwn, newsOf } from './news';

const by = (stateID: number, playerID: string, standIn?: true, type = 'passed') =>
  ({ stateID, playerID, ...(standIn && { standIn }), events: [{ type }] }) as unknown as LogEntry;
const line = (stateID: number, worth?: number) =>
  ({ stateID, telling: { worth } }) as unknown as ShownLine;
const worths = (lines: readonly ShownLine[]) => lines.map(({ telling }) => telling.worth);

/** A theft is what makes hearts beat, to draw is worth a look. */
const beats = {
  tempo: ({ type }: GameEvent) =>
    type === 'stolen' ? 'climax' : type === 'drawn' ? 'result' : 'routine',
} as unknown as GameModule;

/** Ana acts first, then Bo, then a bot for Ana, then Cy. */
const entries = [by(1, '0'), by(2, '1'), by(3, '0', true), by(4, '2')];

test('news is what mattered since the reader acted last, the worst first', () => {
  const lines = [line(1, -9), line(2, 2), line(2), line(3, 0), line(4, -1)];
  expect(worths(newsOf('1', entries, lines))).toEqual([-1]);
  expect(worths(newsOf('1', entries.slice(0, 2), lines))).toEqual([-1]);
  expect(worths(newsOf('0', entries.slice(0, 2), lines))).toEqual([-1, 2]);
});

test('of all that mattered the two largest are told', () => {
  const lines = [line(2, 2), line(2, -1), line(3, 3), line(4, -4)];
  expect(worths(newsOf('0', entries.slice(0, 1), lines))).toEqual([-4, 3]);
});

test('there is none for who has not acted, or only watches', () => {
  const lines = [line(2, 2), line(4, -1)];
  expect(newsOf('3', entries, lines)).toEqual([]);
  expect(newsOf(null, entries, lines)).toEqual([]);
});

test.each([
  [-2, 'a loss of their own'],
  [-1, 'a loss of their own'],
  [-0.5, 'what happened to others'],
  [0, 'what happened to others'],
  [0.5, 'what happened to others'],
  [1, 'what they won'],
  [2, 'what they won'],
  [undefined, 'what happened to others'],
])('what is worth %p to its reader is %s', (worth, what) => {
  const told = line(1, worth);
  const own = isLoss(told) ? 'a loss of their own' : 'what they won';
  expect(isOwn(told) ? own : 'what happened to others').toBe(what);
});

test('a loss is read until its reader acts again, whatever a bot plays for them', () => {
  const lines = [line(1, -1), line(2, -2), line(4, 3)];
  const heldFor = (reader: string | null, of = lines) =>
    heldOf(reader, entries, of, beats)?.telling.worth;
  expect(heldFor('0')).toBe(-2);
  expect(heldFor('1')).toBe(-2);
  expect(heldFor('2')).toBeUndefined();
  // who has not acted may have lost something with the deal
  expect(heldFor('3', [line(0, -4)])).toBe(-4);
  expect(heldFor('0', [line(0, -4)])).toBeUndefined();
  // and what they lost by their own act counts as well, but not what they won by it
  expect(heldFor('0', [line(1, -1)])).toBe(-1);
  expect(heldFor('0', [line(1, 1)])).toBeUndefined();
  expect(heldFor(null)).toBeUndefined();
});

describe('what others did to somebody is read until', () => {
  const heldAfter = (worth: number, ...later: string[]) =>
    heldOf(
      '0',
      [by(1, '0'), by(2, '1'), ...later.map((type, i) => by(3 + i, '2', undefined, type))],
      [line(2, worth), ...later.map((_, i) => line(3 + i))],
      beats,
    )?.telling.worth;

  test.each([-2, 2])('two things worth a look have been seen after it, as %p', (worth) => {
    expect(heldAfter(worth, 'drawn', 'passed', 'passed')).toBe(worth);
    expect(heldAfter(worth, 'drawn', 'passed', 'drawn')).toBeUndefined();
  });

  test.each([
    ['drawn', undefined],
    // most turns begin so, and who plays next is told by the plates
    ['passed', -2],
  ])('a chapter has begun, if there is something to see: %s, and then %p', (type, worth) => {
    const log = [by(1, '0'), by(2, '1'), by(3, '2', undefined, type)];
    const heading = { ...line(3), telling: { isHeading: true } } as unknown as ShownLine;
    expect(heldOf('0', log, [line(2, -2), heading], beats)?.telling.worth).toBe(worth);
  });

  test('something as large has happened, whoever to', () => {
    expect(heldAfter(-2, 'stolen', 'passed')).toBeUndefined();
  });

  test('something else has: its own drama is no reason', () => {
    const stolen = [by(1, '0'), by(2, '1', undefined, 'stolen')];
    expect(heldOf('0', stolen, [line(2, -2)], beats)?.telling.worth).toBe(-2);
  });

  test('something worse has', () => {
    const worse = [line(2, -2), line(4, -3)];
    expect(heldOf('0', entries, worse, beats)?.telling.worth).toBe(-3);
  });
});
