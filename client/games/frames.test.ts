import { markupOf } from '../testing/markup';
import { createElement } from 'react';
import i18next from 'i18next';
import type { PlayerID } from '../../shared/engine/game';
import { type Action, createEngine, type Position } from '../../shared/engine/engine';
import { games } from '../../shared/games';
import { bestMove } from '../../shared/testing/longMatch';
import { quickChance } from '../../shared/testing/random';
import type { Scene } from '../kit/contract';
import { WholeScreen } from '../testing/WholeScreen';
import { startTexts } from '../text/i18n';
import { loadTitle } from '.';
import { entryTexts } from './catalog';

// What every title draws of the moments on the way of a move. Nothing here names one.

startTexts(entryTexts);
window.matchMedia = () =>
  ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;

/** How many actions of a match are played, and how many of several moments are drawn at most. */
const ACTIONS = 400;
const DRAWN = 120;

test.each(games)(
  '$id can be drawn at every moment, for a player and for a spectator',
  async (module) => {
    const title = await loadTitle(module.id);
    const engine = createEngine(module);
    const random = quickChance(11);
    let drawn = 0;

    function draw(scene: Scene) {
      expect(markupOf(createElement(WholeScreen, { title, scene }))).not.toMatch(/undefined|NaN/);
      drawn++;
    }

    const numPlayers = module.players.min;
    for (let match = 0; drawn < DRAWN && match < 12; match++) {
      const seed = String(match).padStart(64, 'd');
      let position: Position = engine.start({ numPlayers, options: {}, seed });
      for (let i = 0; i < ACTIONS && position.ctx.gameover === undefined && drawn < DRAWN; i++) {
        const playerID = random.pick(engine.awaited(position));
        const legal = engine.legal(position, playerID);
        const move =
          i % 3 > 0 ? bestMove(engine, position, { playerID, legal }) : random.pick(legal);
        const action: Action = { type: 'move', playerID, ...move };
        const outcome = engine.act(position, action);
        if (!outcome.ok) throw new Error(outcome.code);
        const frames = engine.frames(position, action, outcome);
        const { ctx } = position;
        // the longer the way, the rarer it is
        const isDrawn = frames.length > 2 || (frames.length === 2 && random.die(5) === 1);
        for (const viewer of isDrawn ? ['0', null] : [])
          for (const { G, events } of frames) draw(sceneOf(G, viewer, events));
        ({ position } = outcome);

        function sceneOf(G: unknown, viewer: PlayerID | null, events: Scene['events']): Scene {
          const view: unknown = module.view(G, ctx, viewer);
          return {
            view,
            ctx,
            playerID: viewer,
            legal: [],
            awaited: [],
            events,
            happening: [],
            resting: [],
            pointed: [],
            draft: null,
            setDraft() {},
            play() {},
            playAll() {},
            name: (id) => `Player ${id}`,
            t: i18next.getFixedT('en', module.id),
          };
        }
      }
    }
    expect(drawn).toBeGreaterThan(0);
  },
);
