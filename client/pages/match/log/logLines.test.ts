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
