import { cleanup } from '@testing-library/react';
import { towerOfBabel } from '../../../../shared/games/tower-of-babel';
import { match } from '../../../../shared/games/tower-of-babel/testing';
import { sitAt } from '../../../testing/match';

afterEach(cleanup);

test.each([
  [{}, []],
  [{ ship: 3 }, ['ship']],
  [{ ship: 1, camel: 2 }, ['camel', 'ship']],
])('the pile of played cards %j shows just the kinds that are in it', async (discards, kinds) => {
  await sitAt(towerOfBabel, match({ discards }), '0');
  const shown = [...document.querySelectorAll('[data-thing="discards"] circle')]
    .map((circle) => /^var\(--kd-(\w+)\)$/.exec(circle.getAttribute('fill')!)?.[1])
    .filter((kind) => kind !== undefined);
  expect(shown).toEqual(kinds);
});
