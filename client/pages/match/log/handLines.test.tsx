import { cleanup, screen } from '@testing-library/react';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { bot, emptySeat, person } from '../../../testing/app';
import { sitAt } from '../../../testing/match';
import type { Scene } from '../../../kit/contract';
import { withHands } from './handLines';
import type { ShownLine } from './logLines';

// Whoever had a seat has seen its hand: the log says so for good.

afterEach(cleanup);

const lines = () =>
  [...screen.getByRole('log', { name: 'What happened' }).querySelectorAll('li')].map(
    ({ textContent }) => textContent,
  );

test('the log says who had a seat before, where they left it, and who has it now', async () => {
  const table = await sitAt(yaBlewIt, match({ deck: 'orange-3 orange-6 fire-1' }), '0', {
    table: {
      players: [person(0, 'Ana'), bot(1), emptySeat(2)],
      pastHolders: [
        { seat: '1', name: 'Ada', bot: 'easy', until: 1 },
        { seat: '1', name: null, until: 1 },
        { seat: '2', name: 'Cy', until: 1 },
      ],
    },
  });
  await table.play('0 draw');
  expect(lines().slice(-3)).toEqual([
    'somebody whose name was erased now has the seat of Ada (bot)',
    'Ada (bot) now has the seat of somebody whose name was erased',
    'Cy no longer has their seat',
  ]);
});

test('of several who had a seat each is said to have it from the one before', async () => {
  const table = await sitAt(yaBlewIt, match({ deck: 'orange-3 orange-6 fire-1' }), '0', {
    table: {
      players: [person(0, 'Ana'), person(1, 'Bo'), person(2, 'Cy')],
      pastHolders: ['first', 'second', 'third'].map((name) => ({ seat: '1', name, until: 1 })),
    },
  });
  await table.play('0 draw');
  expect(lines().slice(-3)).toEqual([
    'second now has the seat of first',
    'third now has the seat of second',
    'Bo now has the seat of third',
  ]);
});

test('what lies before the first line of the log is left out, as all else is', () => {
  const holder = (until: number) => ({ seat: '1', name: 'Cy', until });
  const table = {
    players: [person(0, 'Ana'), emptySeat(1)],
    pastHolders: [2, 3, 4, 5, 6].map(holder),
  };
  const scene = { t: (key: string) => key, name: () => '' } as unknown as Scene;
  const line = (stateID: number) => ({ stateID, id: 'line' }) as ShownLine;
  const shown = (...lines: ShownLine[]) =>
    withHands(lines, table, scene).map(({ id, stateID }) =>
      id === 'line' ? stateID : `-${stateID}`,
    );
  expect(shown(line(5), line(6))).toEqual(['-4', 5, '-5', 6, '-6']);
  expect(shown()).toEqual(['-2', '-3', '-4', '-5', '-6']);
});
