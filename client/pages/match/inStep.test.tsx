import { cleanup, screen } from '@testing-library/react';
import i18next from 'i18next';
import type { GameEvent, GameModule } from '../../../shared/engine/game';
import {
  type Action,
  createEngine,
  type Frame,
  type Position,
} from '../../../shared/engine/engine';
import { games } from '../../../shared/games';
import { bestMove } from '../../../shared/testing/longMatch';
import { quickChance } from '../../../shared/testing/random';
import type { PlayableTitle, Scene } from '../../kit/contract';
import { announced } from '../../testing/announced';
import { sitAt } from '../../testing/match';
import { stageForTests } from '../../testing/stage';

// Nothing that can be read runs ahead of the picture. Every event of a match is called by its number here,
// in the log, in the prompt, in what is read out and in the page's title. Nothing here names a title.

const stage = stageForTests();
afterEach(cleanup);

const SEATS = 3;
const FIRST = 12;
const SHOWN = 14;

/** More often than anything is seen to happen in one action. */
const MANY = 100;

type Step = {
  position: Position;
  playerID: string;
  events: readonly GameEvent[];
  frames: readonly Frame[];
};

/** Some actions in the course of a match, and what each led to. */
function courseOf(module: GameModule): Step[] {
  const engine = createEngine(module);
  const random = quickChance(5);
  let position = engine.start({ numPlayers: SEATS, options: {}, seed: '3c'.repeat(32) });
  const steps: Step[] = [{ position, playerID: '', events: [], frames: [] }];
  while (steps.length <= FIRST + SHOWN) {
    const playerID = random.pick(engine.awaited(position));
    const legal = engine.legal(position, playerID);
    const move = bestMove(engine, position, { playerID, legal });
    const action: Action = { type: 'move', playerID, ...move };
    const outcome = engine.act(position, action);
    if (!outcome.ok) throw new Error(outcome.code);
    const frames = engine.frames(position, action, outcome);
    ({ position } = outcome);
    steps.push({ position, playerID, events: outcome.events, frames });
  }
  return steps.slice(FIRST);
}

const KEY = 'happened';

type Numbered = GameEvent & { number: number };

/** The title, with every event called by its number, and every score the number of what is on the board. */
function numbered(title: PlayableTitle): PlayableTitle {
  i18next.addResource('en', title.module.id, KEY, 'No. {{number}}.');
  return {
    ...title,
    describe: (events) =>
      (events as Numbered[]).map(({ number }) => ({ key: KEY, values: { number } })),
    plate: ({ events }: Scene) => ({ role: '', points: events.length }),
  };
}

const numbersIn = (text: string | null | undefined): number[] =>
  [...(text ?? '').matchAll(/No\. (\d+)\./g)].map(([, number]) => Number(number));

test.each(games)('$id: what can be read is what was shown', async (module) => {
  const [before, ...steps] = courseOf(module);
  const all = steps.flatMap(({ events }) => events);
  const staged = steps.flatMap(({ frames }) => frames.flatMap(({ events }) => events));
  for (const each of [all, staged])
    each.forEach((event, number) => Object.assign(event, { number }));
  const left = [...steps];
  const match = {
    position: before.position,
    ctx: before.position.ctx,
    events: [] as GameEvent[],
    frames: [] as readonly Frame[],
    play() {
      const { position, events, frames } = left.shift()!;
      Object.assign(this, { position, frames, ctx: position.ctx });
      this.events.push(...events);
    },
  };
  // counted numbers take the browser's own time, where something moves
  const table = await sitAt(module, match as never, null, {
    isStill: true,
    retitle: numbered,
  });
  const [prompt, log] = [
    () =>
      numbersIn(
        screen.getByRole('region', { name: 'What to do' }).querySelector('h2')!.textContent,
      ),
    () => numbersIn(screen.getByRole('log', { name: 'What happened' }).textContent),
  ];
  const points = () => Number(document.querySelector('[data-thing="count:0"]')!.textContent);
  let [shown, underWay, atRest] = [0, 0, 0];
  for (const { playerID, frames } of steps) {
    const ends: number[] = [];
    for (const { events } of frames) ends.push((ends.at(-1) ?? shown) + events.length);
    const total = ends.at(-1) ?? shown;
    await table.play(`${playerID} goes on`);
    for (let i = 0; i < MANY && (shown < total || stage.moving().length > 0); i++) {
      await stage.pass(0); // what moves nothing is at rest at once
      shown = log().length;
      const isMoving = stage.moving().length > 0;
      // under way it is told by the prompt, and by nothing else
      const end = isMoving ? ends.find((one) => one > shown)! : shown;
      if (isMoving) underWay++;
      else atRest++;
      expect(log()).toEqual(all.slice(0, shown).map((_, number) => number));
      expect(latest(prompt())).toBeLessThan(end);
      expect(latest(numbersIn(document.title))).toBeLessThan(end);
      expect(latest(numbersIn(announced()))).toBeLessThan(shown);
      expect(points()).toBeLessThanOrEqual(end);
      if (!isMoving) expect(points()).toBe(shown);
      await (isMoving ? stage.settle() : stage.look());
      shown = log().length;
    }
    expect(shown).toBe(total);
  }
  expect(shown).toBe(all.length);
  expect(Math.min(underWay, atRest)).toBeGreaterThanOrEqual(5);
});

const latest = (numbers: readonly number[]): number => Math.max(-1, ...numbers);
