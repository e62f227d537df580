import type { MatchRecord } from '../../shared/engine/record';
import { pebbles } from '../../shared/testing/pebbles';
import { newTable } from '../tables/table';
import { recordOf, secretsOf } from './record';

const wishes = { numPlayers: 2, options: {}, unlisted: true, start: 'host' } as const;
const table = { ...newTable(pebbles, wishes, 0), status: 'running' } as const;

test('a match that is not over has no record', () => {
  expect(() => recordOf(table, [])).toThrow('notOver');
});

test('its secrets do not pass for a record', () => {
  // @ts-expect-error -- wrapped, for whoever runs the server
  const published: MatchRecord = secretsOf(table, []);
  expect(published).toEqual({ forOperator: expect.objectContaining({ matchID: table.id }) });
});
