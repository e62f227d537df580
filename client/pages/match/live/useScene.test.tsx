import { cleanup, screen } from '@testing-library/react';
import type { Table } from '../../../../shared/protocol/table';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { sitAt } from '../../../testing/match';

afterEach(cleanup);

/** Whether the reader, who has to decide, is called, and what they can choose. */
async function asked(table: Partial<Table>) {
  const m = match({ deck: 'orange-3 purple-5 blue-4 fire-1', rolls: [1] });
  m.play('0 draw');
  await sitAt(yaBlewIt, m, '1', { table });
  const prompt = screen.getByRole('region', { name: 'What to do' });
  const choices = prompt.querySelectorAll('[data-choice]').length;
  return { isCalled: document.title.startsWith('●'), choices };
}

test('a match that goes on waits for whoever has to decide', async () => {
  expect(await asked({})).toEqual({ isCalled: true, choices: 2 });
});

test.each<[string, Partial<Table>]>([
  ['that was stopped', { status: 'stopped' }],
  ['that is paused', { isPaused: true }],
  ['that was given up', { isAbandoned: true }],
])('a match %s waits for nobody', async (_, table) => {
  expect(await asked(table)).toEqual({ isCalled: false, choices: 0 });
});
