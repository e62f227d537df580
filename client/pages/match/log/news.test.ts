import type { GameEvent, GameModule } from '../../../../shared/engine/game';
import type { LogEntry } from '../../../../shared/engine/log';
import type { ShownLine } from './logLines';
import { isLoss, lossOf, newsOf } from './news';

const by = (stateID: number, playerID: string, standIn?: true) =>
  ({ stateID, playerID, ...(standIn && { standIn }) }) as LogEntry;
const line = (stateID: number, worth?: number, events: readonly GameEvent[] = []) =>
  ({ stateID, telling: { worth }, events }) as unknown as ShownLine;
const worths = (lines: readonly ShownLine[]) => lines.map(({ telling }) => telling.worth);

/** A theft is what makes hearts beat. */
const beats = {
  tempo: ({ type }: GameEvent) => (type === 'stolen' ? 'climax' : 'result'),
} as unknown as GameModule;

/** Ana acts first, then Bo, then a bot for Ana, then Cy. */
const entries = [by(1, '0'), by(2, '1'), by(3, '0', true), by(4, '2')];

test('news is what mattered since the reader acted last, the worst first', () => {
  const lines = [line(1, -9), line(2, 2), line(2), line(3, 0), line(4, -1)];
  expect(worths(newsOf('1', entries, lines))).toEqual([-1]);
  expect(worths(newsOf('1', entries.slice(0, 2), lines))).toEqual([-1]);
  expect(worths(newsOf('0', entries.slice(0, 2), lines))).toEqual([-1, 2]);
});

test('there is none for who has not acted, or only watches', () => {
  const lines = [line(2, 2), line(4, -1)];
  expect(newsOf('3', entries, lines)).toEqual([]);
  expect(newsOf(null, entries, lines)).toEqual([]);
});

test.each([
  [-2, true],
  [-1, true],
  [-0.5, false],
  [0, false],
  [1, false],
  [undefined, false],
])('what is worth %p to its reader is a loss: %p', (worth, is) => {
  expect(isLoss(line(1, worth))).toBe(is);
});

test('a loss is read until its reader acts again, whatever a bot plays for them', () => {
  const lines = [line(1, -1), line(2, -2), line(4, 3)];
  const lossFor = (reader: string | null, of = lines) =>
    lossOf(reader, entries, of, beats)?.telling.worth;
  expect(lossFor('0')).toBe(-2);
  expect(lossFor('1')).toBe(-2);
  expect(lossFor('2')).toBeUndefined();
  // who has not acted may have lost something with the deal
  expect(lossFor('3', [line(0, -4)])).toBe(-4);
  expect(lossFor('0', [line(0, -4)])).toBeUndefined();
  // and what they lost by their own act counts as well
  expect(lossFor('0', [line(1, -1)])).toBe(-1);
  expect(lossFor(null)).toBeUndefined();
});

test('or until something as large has happened, whoever to', () => {
  const lossAfter = (...later: ShownLine[]) =>
    lossOf('0', entries, [line(2, -2, [{ type: 'stolen' }]), ...later], beats)?.telling.worth;
  expect(lossAfter(line(4, 0, [{ type: 'drawn' }]))).toBe(-2);
  expect(lossAfter(line(4, -0.1, [{ type: 'stolen' }]))).toBeUndefined();
  expect(lossAfter(line(4, -3, [{ type: 'stolen' }]))).toBe(-3);
});
