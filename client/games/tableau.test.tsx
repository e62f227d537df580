import { act, render } from '@testing-library/react';
import { Suspense } from 'react';
import type { Gameover } from '../../shared/engine/score';
import { createEngine, type Position } from '../../shared/engine/engine';
import { games } from '../../shared/games';
import { bestMove } from '../../shared/testing/patience';
import type { Scene } from '../kit/contract';
import { startTexts } from '../text/i18n';
import { loadTitle } from '.';
import { entryTexts } from './catalog';

// What stands over the steps at the end of any title. Nothing here names one.

startTexts(entryTexts);
window.matchMedia = () =>
  ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;

test.each(games)(
  '$id ends with a picture of its world, and whoever won is in it',
  async (module) => {
    const { Tableau } = await loadTitle(module.id);
    const engine = createEngine(module);
    const seed = '5a'.repeat(32);
    let position: Position = engine.start({ numPlayers: module.players.max, options: {}, seed });
    while (position.ctx.gameover === undefined) {
      const [playerID] = engine.awaited(position);
      const move = bestMove(engine, position, {
        playerID,
        legal: engine.legal(position, playerID),
      });
      const outcome = engine.act(position, { type: 'move', playerID, ...move });
      if (!outcome.ok) throw new Error(outcome.code);
      ({ position } = outcome);
    }
    const { standings } = position.ctx.gameover as Gameover;
    const winners = standings.filter(({ place }) => place === 1).map(({ playerID }) => playerID);
    const { G: view, ctx } = engine.view(position, null);
    const scene = { view, ctx, playerID: null } as Scene;
    const { container } = await act(async () =>
      render(<Suspense>{Tableau && <Tableau {...scene} winners={winners} />}</Suspense>),
    );
    expect(container.innerHTML).not.toMatch(/undefined|NaN/);
    for (const id of winners) expect(container.querySelector(`[data-seat="${id}"]`)).toBeTruthy();
  },
);
