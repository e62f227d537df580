import { markupOf } from '../testing/markup';
import { join } from 'node:path';
import { createElement, type ReactNode } from 'react';
import i18next from 'i18next';
import type { Engine, Position } from '../../shared/engine/engine';
import type { Played } from '../../shared/engine/reducer';
import type { GameEvent, PlayerID, PublicCtx } from '../../shared/engine/game';
import { readAction } from '../../shared/engine/log';
import type { Gameover } from '../../shared/engine/score';
import { FROZEN } from '../../shared/games/frozen';
import { goldensIn, type Golden } from '../../shared/testing/golden';
import type { LoadedTitle, PlayableTitle, Scene } from '../kit/contract';
import { WholeScreen } from '../testing/WholeScreen';
import { startTexts } from '../text/i18n';
import { loadTitle } from '.';
import { entryTexts } from './catalog';
import { extent } from '../../shared/testing/extent';

// Matches of every earlier version of the rules, on today's boards.

startTexts(entryTexts);
window.matchMedia = () =>
  ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
globalThis.structuredClone ??= <T>(thing: T): T => JSON.parse(JSON.stringify(thing));

/** Every so many positions are drawn; all are played, told and moved. */
const DRAWN = extent(25, 10);
/** A time limit, not a measurement: the longest match has hundreds of positions, and five who see each. */
const LONG = 300_000;

const GAMES = join(__dirname, '..', '..', 'shared', 'games');
const recorded = FROZEN.flatMap(({ game, version }) =>
  goldensIn(join(GAMES, game, 'past', `${version}-golden`)).map(
    ({ file, golden }) => [game, version, file, golden] as const,
  ),
);

type Moment = { view: unknown; ctx: PublicCtx; awaited: readonly PlayerID[] };

/** What a viewer's screen makes of a moment in which nothing can be done. */
const sceneOf = (
  { module }: PlayableTitle,
  { view, ctx, awaited }: Moment,
  playerID: PlayerID | null,
  events: readonly GameEvent[],
): Scene => ({
  view,
  ctx,
  playerID,
  legal: [],
  awaited,
  events,
  happening: [],
  resting: [],
  pointed: events,
  draft: null,
  setDraft() {},
  play() {},
  playAll() {},
  name: (id) => `Player ${id}`,
  t: i18next.getFixedT('en', module.id),
});

/** Every position of a recorded match, with what led to it. */
function* played(engine: Engine, golden: Golden) {
  let position = engine.start(golden.deal);
  yield { position, before: null };
  for (const text of golden.actions) {
    const action = readAction(text);
    const outcome = engine.act(position, action);
    if (!outcome.ok) throw new Error(`"${text}" is ${outcome.code}`);
    const before = { position, action, outcome: outcome as Played };
    ({ position } = outcome);
    yield { position, before };
  }
}

const momentOf = (engine: Engine, position: Position, viewer: PlayerID | null): Moment => {
  const { G: view, ctx, awaited } = engine.view(position, viewer);
  return { view, ctx, awaited };
};

/** What can be read in a drawing. */
const wordsOf = (drawing: ReactNode): string => markupOf(drawing).replace(/<[^>]*>/g, '');

/** What the sheet and the counting say of every row of everybody. */
const saidOfEnd = ({ partsOf, counts }: LoadedTitle, scene: Scene): string =>
  JSON.stringify(
    (scene.ctx.gameover as Gameover).standings.flatMap(({ playerID, lines }) =>
      lines.map(({ key }) => [partsOf?.(scene, key, playerID), counts?.(scene, key, playerID)]),
    ),
  );

test.each(recorded)(
  '%s: a match of version %i is drawn, told and moved from its deal to its end: %s',
  async (game, version, _, golden) => {
    const title = await loadTitle(game, version);
    const { engine } = title;
    expect(engine.module.version).toBe(version);
    let count = 0;
    let drawn = 0;
    for (const { position, before } of played(engine, golden)) {
      const isOver = position.ctx.gameover !== undefined;
      for (const viewer of [...position.ctx.playOrder, null]) {
        const events = before?.outcome.events ?? [];
        const scene = sceneOf(title, momentOf(engine, position, viewer), viewer, events);
        for (const line of title.describe(events, scene)) expect(line.key).toBeTruthy();
        for (const frame of before
          ? engine.frames(before.position, before.action, before.outcome)
          : []) {
          const { ctx } = before!.position;
          const view: unknown = engine.module.view(frame.G, ctx, viewer);
          title.animate?.(frame.events, sceneOf(title, { ...scene, view, ctx }, viewer, events));
        }
        if (isOver) expect(saidOfEnd(title, scene)).not.toMatch(/undefined|NaN|\{\{/);
        if (count % DRAWN > 0 && !isOver) continue;
        title.coach?.forEach((note) => note.when(scene));
        expect([title.rulesAt?.(scene), title.first?.(scene), title.deal?.(scene)]).toHaveLength(3);
        const legal = engine.legalIn(scene.view, scene.ctx, viewer);
        const drawing = markupOf(createElement(WholeScreen, { title, scene: { ...scene, legal } }));
        expect(drawing).not.toMatch(/undefined|NaN|\{\{/);
        drawn++;
      }
      count++;
    }
    expect(count).toBe(golden.actions.length + 1);
    expect(drawn).toBeGreaterThanOrEqual((count / DRAWN) * (golden.deal.numPlayers + 1));
  },
  LONG,
);

describe('what a title says of the end of a match is what was true of its version', () => {
  /** A recorded match at its deal, or at its end, as a spectator sees it. */
  async function seen(game: string, version: number, file: string, at: 0 | -1) {
    const title = await loadTitle(game, version);
    const folder = join(GAMES, game, 'past', `${version}-golden`);
    const { golden } = goldensIn(folder).find((one) => one.file === file)!;
    const { position, before } = [...played(title.engine, golden)].at(at)!;
    const events = before?.outcome.events ?? [];
    const scene = sceneOf(title, momentOf(title.engine, position, null), null, events);
    return { title, scene };
  }

  test.each([
    ['ya-blew-it', 1, '3-players.json', '6 Fires to come, one is the last card'],
    ['colorful-treasure', 2, '4-players.json', 'last round at 10'],
    ['century-eastern-wonders', 1, '2-players.json', '0 VP tiles of 4'],
  ])('%s, version %i: %s', async (game, version, file, said) => {
    const { title, scene } = await seen(game, version, file, 0);
    expect(wordsOf(createElement(WholeScreen, { title, scene }))).toContain(said);
  });

  test('tower-of-babel, version 1: the last disc, and not the last but one', async () => {
    const { title, scene } = await seen('tower-of-babel', 1, '3-players.json', -1);
    expect(wordsOf(createElement(WholeScreen, { title, scene }))).toMatch(
      /The last disc is taken \(.+\): the match is over/,
    );
  });

  test('tower-of-babel, version 3: who had how many parts on a finished wonder', async () => {
    const { title, scene } = await seen('tower-of-babel', 3, '3-players.json', -1);
    expect(markupOf(createElement(WholeScreen, { title, scene }))).toMatch(
      /: finished, Player \d \d+ parts? and \d points?/,
    );
  });
});
