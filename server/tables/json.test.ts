import type { GameModule } from '../../shared/engine/game';
import { pebbles } from '../../shared/testing/pebbles';
import { runningTable } from '../test-support/injectedPosition';
import { dealsOf } from '../test-support/randomMatches';
import { tableJson } from './json';

const MINUTE = 60_000;
const title = pebbles as GameModule;

test('when a table was opened, and last changed, is told to the minute: not when somebody pressed', () => {
  const record = {
    ...runningTable(title, dealsOf(title, 1)[0]),
    createdAt: 1000 * MINUTE + 59_999,
    updatedAt: 1001 * MINUTE,
  };
  const situation = { now: 0, uptime: 0, connected: new Set<string>(), play: null };
  const presence = { awaited: [], waitsForRules: false, situation, watching: 0 };
  expect(tableJson(record, presence)).toMatchObject({
    createdAt: 1000 * MINUTE,
    updatedAt: 1001 * MINUTE,
  });
});
