import { act, render } from '@testing-library/react';
import { Suspense } from 'react';
import { sum } from '../../shared/engine/numbers';
import { games } from '../../shared/games';
import { finished } from '../testing/finished';
import { startTexts } from '../text/i18n';
import { loadTitle } from '.';
import { entryTexts } from './catalog';

// What the end of any title shows. Nothing here names one.

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
