import type { GameModule } from '../../../shared/engine/game';
import { pebbles } from '../../../shared/testing/pebbles';
import { runningTable } from '../../test-support/injectedPosition';
import { dealsOf } from '../../test-support/randomMatches';
import { EMPTY_SEAT, type TableRecord } from '../table';
import { claimTraces, isRemembered, withoutPastHolder } from './traces';

const title = pebbles as GameModule;

/** A table that knows two people from everywhere, and a bot. */
const table: TableRecord = {
  ...runningTable(title, dealsOf(title, 1)[0]),
  pastHolders: [
    { seat: 0, until: 1, name: 'Ana', bot: null, keyHash: 'a' },
    { seat: 1, until: 2, name: 'Bo', bot: null, keyHash: 'b' },
    { seat: 2, until: 3, name: 'Ada', bot: 'hard', keyHash: null },
  ],
  banned: [
    { keyHash: 'a', name: 'Ana' },
    { keyHash: 'b', name: 'Bo' },
    { keyHash: null, name: 'Cy' },
  ],
  attempts: [
    {
      dealt: false,
      seats: ['a', 'b', null].map((keyHash) => ({ ...EMPTY_SEAT, name: `by ${keyHash}`, keyHash })),
    },
  ],
};

/** Of everybody a table knows their name and what they are known by. */
const known = ({ pastHolders, banned, attempts }: TableRecord) =>
  [pastHolders, banned, attempts![0].seats].map((list) =>
    list.map(({ name, keyHash }) => `${name} ${keyHash}`).join(', '),
  );

test('who is forgotten has no name anywhere, is known only as put out, and all others stay as they were', () => {
  expect(known(withoutPastHolder(table, ['a']))).toEqual([
    'null null, Bo b, Ada null',
    'null a, Bo b, Cy null',
    'null null, by b b, by null null',
  ]);
});

test('who is known by something else keeps all names, and so do all others', () => {
  expect(known(claimTraces(table, ['b', 'x'], 'new'))).toEqual([
    'Ana a, Bo new, Ada null',
    'Ana a, Bo new, Cy null',
    'by a a, by b new, by null null',
  ]);
});

test('a table that does not know somebody stays as it is', () => {
  expect(isRemembered(table, ['x'])).toBe(false);
  expect(claimTraces(table, ['x'], 'new')).toBe(table);
});

test.each<[string, Partial<TableRecord>]>([
  ['put out', { pastHolders: [], attempts: null }],
  ['who had a seat', { banned: [], attempts: null }],
  ['there when it was tried to deal', { pastHolders: [], banned: [] }],
])('somebody is remembered as %s', (_, only) => {
  expect(isRemembered({ ...table, ...only }, ['x', 'a'])).toBe(true);
  expect(isRemembered({ ...table, ...only }, ['x'])).toBe(false);
});
