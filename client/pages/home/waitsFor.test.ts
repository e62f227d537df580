import type { Table } from '../../../shared/protocol/table';
import { emptySeat, person, tableWith } from '../../testing/app';
import { isWaitingFor } from './waitsFor';

// Ana is the host.

const [ana, bo] = [person(0, 'Ana'), person(1, 'Bo')];
const ready = { ...bo, ready: true };

/** Whom a table waits for. */
const waited = (table: Table): string[] => ['0', '1'].filter((id) => isWaitingFor(table, id));

test('a table waits for whoever has not said that they are ready, and then for its host', () => {
  expect(waited(tableWith([ana, bo]))).toEqual(['1']);
  expect(waited(tableWith([ana, ready]))).toEqual(['0']);
});

test('a table with a free seat waits for none of those at it', () => {
  expect(waited(tableWith([ana, ready, emptySeat(2)]))).toEqual([]);
});

test('a table that starts by itself, or is being dealt, waits for nobody', () => {
  expect(waited(tableWith([ana, ready], { start: 'full' }))).toEqual([]);
  expect(waited(tableWith([ana, bo], { status: 'locked' }))).toEqual([]);
});

test('a match waits for who is awaited, unless it is paused', () => {
  const running = tableWith([ana, bo], { status: 'running', awaited: ['1'] });
  expect(waited(running)).toEqual(['1']);
  expect(waited({ ...running, isPaused: true })).toEqual([]);
});
