import type { LogEntry } from '../../../../shared/engine/log';
import type { LoadedTitle, Scene, TurnOfEntry } from '../../../kit/contract';
import { logLinesOf } from './logLines';

// A title tells of an entry by the turn around it, as far as the log reaches.

/** For each entry of a log, by their turns, how many of the same turn it is told to come after, and before. */
function around(turns: number[], { from = 1 } = {}) {
  const told: TurnOfEntry[] = [];
  const describe: LoadedTitle['describe'] = (_events, _scene, turn) => {
    if (turn) told.push(turn);
    return [];
  };
  const entries = turns.map((turn, i): LogEntry => {
    const stateID = from + i;
    return { stateID, turn, playerID: '0', move: 'draw', events: [] };
  });
  logLinesOf(entries, { describe } as LoadedTitle, {} as Scene);
  return told.map(({ before, after }) => [before && before.length, after.length]);
}

test('an entry is told by all of its turn', () => {
  expect(around([1, 1, 2, 2, 2])).toEqual([
    [0, 1],
    [1, 0],
    [0, 2],
    [1, 1],
    [2, 0],
  ]);
});

test('where the log begins later, nobody knows how its first turn began, but how the next one did', () => {
  expect(around([3, 4, 4], { from: 7 })).toEqual([
    [null, 0],
    [0, 1],
    [1, 0],
  ]);
});

describe('of what was told', () => {
  const NAMES = ['Ana', 'Bo'];
  const scene = {
    playerID: '0',
    name: (id: string) => NAMES[Number(id)],
    t: (key: string) => key,
  } as unknown as Scene;
  const entry = (stateID: number, more: Partial<LogEntry> = {}): LogEntry => ({
    ...{ stateID, turn: 1, playerID: '0', move: 'draw', events: [{ type: `event ${stateID}` }] },
    ...more,
  });
  const linesOf = (entries: LogEntry[], describe: LoadedTitle['describe']) =>
    logLinesOf(entries, { describe } as LoadedTitle, scene);

  test('a line that goes on with the one before stands in its place, with all that happened', () => {
    const lines = linesOf(
      [1, 2, 3].map((stateID) => entry(stateID)),
      ([{ type }]) => [{ key: type, ...(type === 'event 3' && { goesOn: true }) }],
    );
    expect(lines.map(({ id, words }) => [id, words])).toEqual([
      ['1.0', 'event 1'],
      ['2.0', 'event 3'],
    ]);
    expect(lines[1].events).toEqual([{ type: 'event 2' }, { type: 'event 3' }]);
  });

  test('what nothing came before stands by itself, though it would go on', () => {
    const [line] = linesOf([entry(1)], () => [{ key: 'more', goesOn: true }]);
    expect([line.id, line.events]).toEqual(['1.0', [{ type: 'event 1' }]]);
  });

  test('whoever had a seat goes by the name of then, and is no “you”', () => {
    const told = (more: Partial<LogEntry>) =>
      linesOf([entry(1, more)], () => [{ key: 'told' }]).map(({ reader }) => [
        reader.playerID,
        ...['0', '1'].map((id) => reader.name(id)),
      ]);
    expect(told({})).toEqual([['0', 'Ana', 'Bo']]);
    expect(told({ name: 'Cy' })).toEqual([[null, 'Cy', 'Bo']]);
    expect(told({ name: null })).toEqual([[null, 'match:erased', 'Bo']]);
    expect(told({ playerID: '1', name: 'Cy' })).toEqual([['0', 'Ana', 'Cy']]);
  });

  test('what was taken back is told in the same words whatever it was', () => {
    const [line] = linesOf([entry(1, { move: null })], () => [{ key: 'told' }]);
    expect(line.telling).toEqual({ key: 'match:log.undone', who: '0' });
  });

  test('what a bot did for somebody is told as that', () => {
    const told = linesOf([entry(1), entry(2, { standIn: true })], () => [{ key: 'told' }]);
    expect(told.map(({ isByBot }) => isByBot)).toEqual([false, true]);
  });
});
