import { renderHook } from '@testing-library/react';
import type { Seat, Table } from '../../../shared/protocol/table';
import { bot, emptySeat, person, tableWith } from '../../testing/app';
import { date } from '../../ui/hooks/useNow';
import { useTableState } from './useTableState';

const NOW = new Date(2026, 10, 24, 14, 10).getTime();
const MINUTE = 60_000;

const { now } = date;
beforeEach(() => void (date.now = () => NOW));
afterEach(() => void (date.now = now));

const NAMES = ['Ana', 'Bo', 'Cy', 'Dee'];
const [ana, bo, cy, dee] = NAMES.map((name, id) => person(id, name));
const ready = (seat: Seat): Seat => ({ ...seat, ready: true });
const away = (seat: Seat, minutes: number): Seat => ({
  ...seat,
  isConnected: false,
  awaySince: NOW - minutes * MINUTE,
});

/** What is going on at a table, in the words for one of its players: for Ana unless another is named. */
function stateOf(table: Table, playerID = '0'): string {
  return renderHook(() => useTableState(table.players)).result.current(table, playerID);
}

test.each<[string, Table, string, string]>([
  [
    'whose seats are not all taken',
    tableWith([ana, emptySeat(1), emptySeat(2)]),
    '0',
    '2 seats free',
  ],
  ['with one free seat', tableWith([ana, emptySeat(1)]), '0', '1 seat free'],
  ['that its host may start', tableWith([ana, bot(1)]), '0', 'Start'],
  ['that waits for the reader to be ready', tableWith([ana, bo]), '1', 'Ready?'],
  ['whose host waits for one', tableWith([ana, bo, ready(cy)]), '0', 'Bo not ready yet'],
  ['where two are not ready', tableWith([ana, bo, cy]), '0', 'Bo and Cy not ready yet'],
  ['where others are waited for', tableWith([ana, ready(bo), cy]), '1', 'Cy not ready yet'],
  ['that starts by itself', tableWith([ana, bo], { start: 'full' }), '0', 'About to start'],
  ['whose guest is ready', tableWith([ana, ready(bo)]), '1', 'About to start'],
])('a table %s says so', (_, table, playerID, state) => {
  expect(stateOf(table, playerID)).toBe(state);
});

const running = (players: Seat[], awaited: string[], rest: Partial<Table> = {}) =>
  tableWith(players, { status: 'running', awaited, ...rest });
const four = [ana, bo, cy, dee];

test.each<[string, Table, string]>([
  ['that waits for the reader', running(four, ['1', '0']), 'Your turn'],
  ['that waits for nobody yet', running(four, []), 'In play'],
  ['that waits for one', running(four, ['2']), 'Cy is thinking'],
  ['that waits for two', running(four, ['1', '2']), 'Bo and Cy are thinking'],
  ['that waits for more', running(four, ['1', '2', '3']), 'Waiting for 3 players'],
  [
    'whose awaited player is away',
    running([ana, away(bo, 5), cy], ['1']),
    'Waiting for Bo since 14:05',
  ],
  [
    'whose awaited players are all away',
    running([ana, away(bo, 5), away(cy, 3)], ['1', '2']),
    'Waiting for Bo and Cy since 14:05',
  ],
  [
    'where one of them is there',
    running([ana, away(bo, 5), cy], ['1', '2']),
    'Bo and Cy are thinking',
  ],
  ['that is paused', running(four, ['0'], { isPaused: true }), 'Paused'],
  ['without its rules', running(four, ['0'], { waitsForRules: true }), 'Waits for its rules'],
])('a match %s says so', (_, table, state) => {
  expect(stateOf(table)).toBe(state);
});

const standing = (playerID: string, place: number) => ({ playerID, place, total: 31, lines: [] });
const over = (rest: Partial<Table>) => tableWith([ana, bo, cy], { status: 'over', ...rest });
const endedBy = (...places: number[]) =>
  over({ gameover: { standings: places.map((place, i) => standing(String(i), place)) } });

test.each<[string, Table, string]>([
  ['is being dealt', tableWith([ana, bo], { status: 'locked' }), 'Being dealt'],
  ['cannot go on', tableWith([ana, bo], { status: 'stopped' }), 'Stopped'],
  ['the reader has won', endedBy(1, 2, 3), 'Ended: you won with 31'],
  ['the reader has won with others', endedBy(1, 1, 3), 'Ended: you share the win with 31'],
  ['another has won', endedBy(2, 1, 3), 'Ended: Bo won'],
  ['others have won', endedBy(3, 1, 1), 'Ended: Bo and Cy won'],
  ['nobody wanted to end', over({ isAbandoned: true }), 'Not played to its end'],
])('of a match that %s', (_, table, state) => {
  expect(stateOf(table)).toBe(state);
});
