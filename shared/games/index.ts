import type { GameModule } from '../engine/game';
import { createEngine, type Engine } from '../engine/engine';
import { type EngineLoader, pastEngines } from './past';
import * as titles from './titles';

/** The titles with their rules, the lightest first. */
export const games: readonly GameModule[] = Object.values<GameModule>(titles).sort(
  (a, b) => a.weight - b.weight,
);

/** The title with this id, if there is one. */
export const gameOf = (id: string): GameModule | undefined => games.find((game) => game.id === id);

/** What plays any title by any version of its rules: today's, and those that were frozen. */
export function engineLoader(
  today: readonly GameModule[] = games,
  past: EngineLoader = pastEngines(),
): EngineLoader {
  const engines = new Map<GameModule, Engine>();
  return async (game, version, source) => {
    const module = today.find((one) => one.id === game && one.version === version);
    if (!module) return past(game, version, source);
    if (source) return createEngine(module, source);
    const engine = engines.get(module) ?? createEngine(module);
    engines.set(module, engine);
    return engine;
  };
}
