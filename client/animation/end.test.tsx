import { act, cleanup } from '@testing-library/react';
import type { GameEvent, GameModule } from '../../shared/engine/game';
import { type Action, createEngine, type Frame, type Position } from '../../shared/engine/engine';
import { games } from '../../shared/games';
import { bestMove } from '../../shared/testing/longMatch';
import { quickChance } from '../../shared/testing/random';
import { clock } from '../ui/clock';
import { announced } from '../testing/announced';
import { sitAt } from '../testing/match';

// What must hold at the end of a match of every title. Nothing here names one.

type Movement = { cancel(): void; onfinish?: (() => void) | null };

let movements: Movement[];

beforeEach(() => {
  jest.useFakeTimers();
  movements = [];
  clock.now = () => 0; // nobody is too late for anything

  Element.prototype.animate = function () {
    const movement = { cancel() {} };
    movements.push(movement);
    return movement as never;
  };
  // nothing has a size in jsdom, and what has none is out of sight
  Element.prototype.getBoundingClientRect = () =>
    ({ left: 0, top: 0, width: 10, height: 10 }) as DOMRect;
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

/** Longer than anything stays in sight before what comes next is seen. */
const LONG = 30_000;

/** Whatever moves comes to rest, and has been looked at. */
const settle = () =>
  act(async () => {
    if (movements.length === 0) await jest.advanceTimersByTimeAsync(LONG);
    movements.splice(0).forEach((movement) => movement.onfinish?.());
  });

/** How many actions of the end are seen. */
const LAST = 8;

const NOTHING: { events: readonly GameEvent[]; frames: readonly Frame[] } = {
  events: [],
  frames: [],
};

/** A match of two that bots play: its last actions, and what each led to. */
function ending(module: GameModule) {
  const engine = createEngine(module);
  const random = quickChance(5);
  const numPlayers = module.players.min;
  let position: Position = engine.start({ numPlayers, options: {}, seed: '3c'.repeat(32) });
  const steps = [{ position, playerID: '', ...NOTHING }];
  while (position.ctx.gameover === undefined) {
    const playerID = random.pick(engine.awaited(position));
    const legal = engine.legal(position, playerID);
    const move = bestMove(engine, position, { playerID, legal });
    const action: Action = { type: 'move', playerID, ...move };
    const outcome = engine.act(position, action);
    if (!outcome.ok) throw new Error(outcome.code);
    const frames = engine.frames(position, action, outcome);
    ({ position } = outcome);
    steps.push({ position, playerID, events: outcome.events, frames });
    if (steps.length > LAST + 1) steps.shift();
  }
  return steps;
}

/** More often than anything is seen to happen in so few actions. */
const MANY = 300;

// asking for roles takes long on a whole board
const sheet = () => document.querySelector('[aria-label="How it ended"]');
const RESULT = /wins? with|share the win/;

/**
 * All that is said but on steps that the first has been called to: nothing is left to be seen there. Before, what is
 * still to be called keeps its room on them; that nobody can read it is seen in a browser.
 */
function said(): string {
  const steps = document.querySelector('[aria-label="Who came where"]');
  const uncalled = [...(steps?.querySelectorAll('[aria-hidden=true]') ?? [])];
  const isWhole = steps !== null && !uncalled.some((one) => one.matches('li'));
  const unheard = isWhole ? [steps] : uncalled;
  return unheard.reduce(
    (words, { textContent }) => words.replace(textContent, ''),
    document.body.textContent,
  );
}

test.each(games)('$id tells nobody who won before that was seen', async (module) => {
  const [before, ...steps] = ending(module);
  const left = [...steps];
  const match = {
    position: before.position,
    ctx: before.position.ctx,
    events: [] as GameEvent[],
    frames: [] as readonly Frame[],
    play() {
      const { position, events, frames } = left.shift()!;
      this.position = position;
      this.frames = frames;
      this.ctx = position.ctx;
      this.events.push(...events);
    },
  };
  const table = await sitAt(module, match as never, null, { isStill: true });
  await table.play(...steps.map(({ playerID }) => `${playerID} goes on`));
  let seen = 0;
  for (let i = 0; i < MANY && !sheet(); i++) {
    expect(said()).not.toMatch(RESULT);
    expect(document.title).not.toMatch(RESULT);
    seen += movements.length;
    await settle();
  }
  expect(seen).toBeGreaterThan(0);
  expect(movements).toEqual([]);
  expect(sheet()).toBeTruthy();
  expect(announced()).toMatch(RESULT);
  expect(document.title).toMatch(RESULT);
});
