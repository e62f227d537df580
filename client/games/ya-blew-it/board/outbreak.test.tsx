import { cleanup, screen } from '@testing-library/react';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { sitAt } from '../../../testing/match';
import { stageForTests } from '../../../testing/stage';
import { sentence } from '../testing';

const stage = stageForTests();

afterEach(cleanup);

const main = () => screen.getByRole('main');
const large = () => main().querySelector('[data-moment="outbreak"] svg');
const fire = () => main().querySelector('section[data-hint="fire"]');

test('a Fire is turned over large before the Claim, and only then burns', async () => {
  const m = match({ deck: 'orange-3 fire-2 pink-5 fire-1', areas: { 1: 'blue-2' }, rolls: [1, 1] });
  const table = await sitAt(yaBlewIt, m, '1');
  await table.play('0 draw', '1 pass', '2 pass');
  await stage.end();
  await table.play('0 add');
  expect([large() !== null, fire(), sentence()]).toEqual([true, null, 'Ana draws…']);
  expect(main().querySelector('[data-thing="claim:orange-3"]')).not.toBeNull();
  expect(stage.moving().map(({ thing }) => thing)).toContain('outbreak');
  await stage.settle();
  expect([large(), fire() !== null, sentence()]).toEqual([null, true, 'Fire in the Hole!']);
});
