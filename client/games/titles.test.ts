import { games } from '../../shared/games';
import { legalMoves } from '../../shared/engine/legal';
import {
  type Action,
  createEngine,
  type Position,
  type ViewerState,
} from '../../shared/engine/engine';
import type { GameEvent } from '../../shared/engine/game';
import { quickChance } from '../../shared/testing/random';
import i18next from 'i18next';
import type { LoadedTitle, Scene } from '../kit/contract';
import { startTexts } from '../text/i18n';
import { loadTitle } from '.';
import { catalog, entryTexts } from './catalog';

// What must hold for the client side of every title. Nothing here names one.

startTexts(entryTexts);

/** How many actions of a match are watched, and how many may arrive in one go after a reconnect. */
const ACTIONS = 120;
const BUNCH = 5;

test('every title on the shelf has a client side', () => {
  expect(catalog.map(({ info }) => info.id)).toEqual(games.map(({ id }) => id));
});

/** The scene a viewer sees, as far as it is made of the match. */
const sceneOf = (
  { module }: LoadedTitle,
  { G: view, ctx, awaited }: ViewerState,
  events: readonly GameEvent[],
  playerID: string | null,
): Scene => ({
  view,
  ctx,
  playerID,
  legal: legalMoves(module, view, ctx, playerID),
  awaited,
  events,
  happening: [],
  resting: [],
  pointed: [],
  draft: null,
  setDraft() {},
  play() {},
  playAll: async () => {},
  name: (id) => `Player ${id}`,
  t: i18next.getFixedT('en', module.id),
});

test.each(games)('$id shows and tells whatever arrives in one go', async (module) => {
  const title = await loadTitle(module.id);
  const engine = createEngine(module);
  const random = quickChance(7);
  let shown = 0;
  for (let numPlayers = module.players.min; numPlayers <= module.players.max; numPlayers++) {
    let position: Position = engine.start({ numPlayers, options: {}, seed: '5a'.repeat(32) });
    let events: GameEvent[] = [];
    for (let i = 0; i < ACTIONS && position.ctx.gameover === undefined; i++) {
      const playerID = random.pick(engine.awaited(position));
      const move = random.pick(engine.legal(position, playerID));
      const action: Action = { type: 'move', playerID, ...move };
      const outcome = engine.act(position, action);
      if (!outcome.ok) throw new Error(outcome.code);
      for (const viewer of ['0', null]) {
        const seen = engine.view(position, viewer);
        for (const { G, events: now } of engine.frames(position, action, outcome)) {
          const view: unknown = module.view(G, position.ctx, viewer);
          title.animate?.(now, sceneOf(title, { ...seen, G: view }, now, viewer));
          shown++;
        }
      }
      ({ position } = outcome);
      events = [...events, ...outcome.events];
      if (random.die(BUNCH) > 1) continue;
      for (const viewer of ['0', null]) {
        const scene = sceneOf(title, engine.view(position, viewer), events, viewer);
        expect(title.prompt(scene).sentence.key).toBeTruthy();
        expect(title.describe(events, scene).every(({ key }) => key !== '')).toBe(true);
      }
      events = [];
    }
  }
  expect(shown).toBeGreaterThan(20);
});
