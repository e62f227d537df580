import { act, render } from '@testing-library/react';
import { Suspense } from 'react';
import { sum } from '../../shared/engine/numbers';
import { games } from '../../shared/games';
import { finished as playToEnd } from '../testing/finished';
import type { GameModule } from '../../shared/engine/game';
import { startTexts } from '../text/i18n';
import { loadTitle } from '.';
import { entryTexts } from './catalog';

// What the end of any title shows. Nothing here names one.

/** How a match of a title ended: played once for all that is asked of it. */
const ended = new Map<string, ReturnType<typeof playToEnd>>();
function finished(module: GameModule) {
  if (!ended.has(module.id)) ended.set(module.id, playToEnd(module));
  return ended.get(module.id)!;
}

startTexts(entryTexts);
window.matchMedia = () =>
  ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;

test.each(games)(
  '$id ends with a picture of its world, and whoever won is in it',
  async (module) => {
    const { Tableau } = await loadTitle(module.id);
    const { scene, standings } = finished(module);
    const winners = standings.filter(({ place }) => place === 1).map(({ playerID }) => playerID);
    const { container } = await act(async () =>
      render(<Suspense>{Tableau && <Tableau {...scene} winners={winners} />}</Suspense>),
    );
    expect(container.innerHTML).not.toMatch(/undefined|NaN/);
    for (const id of winners) expect(container.querySelector(`[data-seat="${id}"]`)).toBeTruthy();
  },
);

test.each(games)(
  '$id says what a row of the score sheet is the sum of, and it is',
  async (module) => {
    const { partsOf } = await loadTitle(module.id);
    const { scene, standings } = finished(module);
    for (const { playerID, lines } of standings)
      for (const { key, points } of lines) {
        const parts = partsOf?.(scene, key, playerID) ?? [];
        if (parts.length > 0)
          expect([key, sum(parts.map((one) => one.points))]).toEqual([key, points]);
        expect(parts.map(({ words }) => words ?? '').join()).not.toMatch(/undefined|\.|\{/);
      }
  },
);

test.each(games)('$id says in its head that the match is over', async (module) => {
  const { progress } = await loadTitle(module.id);
  const { scene } = finished(module);
  const { key, values } = progress(scene);
  expect(scene.t(key, values)).toMatch(/The end/);
});
