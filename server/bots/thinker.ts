import type { GameModule, LegalMove } from '../../shared/engine/game';
import type { ViewerState } from '../../shared/engine/engine';
import { chooseMove, type Bot } from './choose';

/** A bot to think for: the title, what its seat sees, and who it is. */
export type BotRequest = { game: string; state: ViewerState; bot: Bot };

/** Decides for bots. */
export type BotThinker = {
  /** Rejects where the title's `rate` throws, does not end in time, or brings its thread down. */
  choose(request: BotRequest): Promise<LegalMove | null>;
  close(): Promise<void>;
};

/** Thinks in the thread that asks, for as long as it takes: for tests of titles that end their thoughts. */
export const inProcessBots = (gameOf: (id: string) => GameModule): BotThinker => ({
  choose: async ({ game, state, bot }) => chooseMove(gameOf(game), state, bot),
  close: async () => undefined,
});
