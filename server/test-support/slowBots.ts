import type { GameModule, LegalMove } from '../../shared/engine/game';
import { gameOf } from '../../shared/games';
import { pebbles } from '../../shared/testing/pebbles';
import { chooseMove } from '../bots/choose';
import type { BotRequest, BotThinker } from '../bots/thinker';

/** A request whose answer the test gives when it likes. */
type Open = BotRequest & { answer(move?: LegalMove | null): void; fail(error: unknown): void };

/** Bots that think until the test lets them. */
export type SlowBots = BotThinker & { asked: Open[] };

export function slowBots(): SlowBots {
  const asked: Open[] = [];
  return {
    asked,
    choose: (request) =>
      new Promise((answer, fail) => {
        const best = () => chooseMove(titleOf(request.game), request.state, request.bot);
        asked.push({ ...request, answer: (move = best()) => answer(move), fail });
      }),
    close: async () => undefined,
  };
}

const titleOf = (id: string): GameModule =>
  id === pebbles.id ? (pebbles as GameModule) : gameOf(id)!;
