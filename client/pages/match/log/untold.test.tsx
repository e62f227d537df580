import { cleanup, screen } from '@testing-library/react';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { sitAt } from '../../../testing/match';
import { sentence } from '../../../testing/prompt';
import { stageForTests } from '../../../testing/stage';

const stage = stageForTests();
afterEach(cleanup);

const log = () => screen.getByRole('log', { name: 'What happened' }).textContent;

test('while the first thing that happens is seen and told, the log does not deny it', async () => {
  const table = await sitAt(yaBlewIt, match({ deck: 'orange-3 fire-1' }), '1');
  expect(log()).toBe('What happens is told here.');
  await table.play('0 draw');
  expect([sentence(), log()]).toEqual(['Ana draws…', 'What happens is told here.']);
  await stage.end();
  expect(log()).toContain('Ana drew');
});
