import type { GameModule, LegalMove } from '../../shared/engine/game';
import type { ViewerState } from '../../shared/engine/engine';
import { chooseMove, type Bot } from './choose';

/** A bot to think for: the title and the version of its rules, what its seat sees, and who it is. */
export type BotRequest = { game: string; version: number; state: ViewerState; bot: Bot };

/** The rules of a version that somebody plays by. */
export type RulesOf = (game: string, version: number) => Promise<GameModule>;

/** Decides for bots. */
export type BotThinker = {
  /** Rejects where the title's `rate` throws, does not end in time, or brings its thread down. */
  choose(request: BotRequest): Promise<LegalMove | null>;
  close(): Promise<void>;
};

/** Thinks in the thread that asks, for as long as it takes: for tests of titles that end their thoughts. */
export const inProcessBots = (rulesOf: RulesOf): BotThinker => ({
  choose: async ({ game, version, state, bot }) =>
    chooseMove(await rulesOf(game, version), state, bot),
  close: async () => undefined,
});
