import type { GameModule, LegalMove } from '../../shared/core/module';
import type { ViewerState } from '../../shared/core/referee';
import { chooseMove, type Bot } from './choose';

/** A bot to think for: the title, what its seat sees, and who it is. */
export type Thought = { game: string; state: ViewerState; bot: Bot };

/** Decides for bots; rejects when the title's rules throw. */
export type Think = {
  choose(thought: Thought): Promise<LegalMove | null>;
  close(): Promise<void>;
};

/** Thinks in the thread that asks. */
export const thinkHere = (gameOf: (id: string) => GameModule): Think => ({
  choose: async ({ game, state, bot }) => chooseMove(gameOf(game), state, bot),
  close: async () => undefined,
});
