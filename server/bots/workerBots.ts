import type { BotThinker } from './thinker';
import { createBotThread, type Asked } from './thinkingThread';

/**
 * Thinks in a thread of its own that runs the program `file`, so that no person waits for a bot. A title
 * that once brought this thread down is thought for in a second one from then on: what it does there
 * delays no bot of the others.
 */
export function workerBots(file: string, limit: number): BotThinker {
  const suspects = new Set<string>();
  const begin = () => createBotThread({ file, limit, lost });
  const [trusted, suspected] = [begin(), begin()];

  function ask(asked: Asked) {
    (suspects.has(asked.request.game) ? suspected : trusted).ask(asked);
  }

  function lost(guilty: Asked, error: Error, others: Asked[]) {
    suspects.add(guilty.request.game);
    guilty.reject(error);
    others.forEach(ask);
  }

  return {
    choose: (request) => new Promise((resolve, reject) => ask({ request, resolve, reject })),
    close: async () => void (await Promise.all([trusted.close(), suspected.close()])),
  };
}
