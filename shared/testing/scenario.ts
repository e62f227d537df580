import { chanceFrom } from '../engine/chance';
import type { ChanceSource } from '../engine/reducer';
import { readAction } from '../engine/log';
import type { GameEvent, GameModule, PublicCtx } from '../engine/game';
import { createEngine, type Frame, type Position } from '../engine/engine';

type Scenario<G> = {
  numPlayers: number;
  options?: Record<string, unknown>;
  /** Changes the dealt position into the one the scenario begins with. */
  arrange?: (G: G) => void;
  /** What the dice show, in order; every one must be used. */
  rolls?: number[];
};

export type ScenarioMatch<G> = {
  /** Plays actions written as text, each of which must be legal. */
  play(...actions: string[]): void;
  /** Plays an action that must be refused, and leaves the position as it was. */
  refuse(action: string): void;
  readonly G: G;
  readonly ctx: PublicCtx;
  /** All that everybody saw since the start. */
  readonly events: GameEvent[];
  /** The way of the last action, as everybody saw it. */
  readonly frames: readonly Frame[];
  readonly position: Position;
  /** Fails when a scripted roll is left over. */
  done(): void;
};

/** A match from a set position with scripted dice, played by lines of text such as `1 roll`. */
export function startMatch<G>(module: GameModule<G>, scenario: Scenario<G>): ScenarioMatch<G> {
  const { rolls = [] } = scenario;
  const engine = createEngine(module, scripted(rolls));
  const dealt = engine.start({
    numPlayers: scenario.numPlayers,
    options: scenario.options ?? {},
    seed: '',
  });
  let position = structuredClone(dealt);
  scenario.arrange?.(position.G as G);
  const events: GameEvent[] = [];
  let frames: Frame[] = [];

  return {
    play(...actions) {
      for (const text of actions) {
        const action = readAction(text);
        const outcome = engine.act(position, action);
        if (!outcome.ok) throw new Error(`"${text}" was refused: ${outcome.code}`);
        frames = engine.frames(position, action, outcome);
        ({ position } = outcome);
        events.push(...outcome.events);
      }
    },
    refuse(text) {
      if (engine.act(position, readAction(text)).ok) throw new Error(`"${text}" should be refused`);
    },
    get G() {
      return position.G as G;
    },
    get ctx() {
      return position.ctx;
    },
    get events() {
      return events;
    },
    get frames() {
      return frames;
    },
    get position() {
      return position;
    },
    done() {
      const left = rolls.slice(position.chance.counter);
      if (left.length > 0) throw new Error(`rolls left over: ${left.join(' ')}`);
    },
  };
}

/** Dice that show what the script says; shuffles and picks keep the printed order. */
const scripted =
  (rolls: readonly number[]): ChanceSource =>
  ({ counter: rolled }) => {
    let counter = rolled;
    return {
      ...chanceFrom(() => 0),
      shuffle: (things) => [...things],
      die(faces) {
        const roll = rolls.at(counter++);
        if (roll === undefined || roll < 1 || roll > faces)
          throw new Error(`the script has ${roll} for a die with ${faces} faces`);
        return roll;
      },
      counter: () => counter,
    };
  };
