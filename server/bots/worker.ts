import { parentPort, Worker } from 'node:worker_threads';
import type { GameModule, LegalMove } from '../../shared/core/module';
import { chooseMove } from './choose';
import { inProcessBots, type BotThinker, type BotRequest } from './thinker';

// Bots that look ahead take tens of milliseconds for a move. They think in a thread of their own, so
// that no person waits for them.

type Question = BotRequest & { id: number };
type Answer = { id: number; move: LegalMove | null } | { id: number; error: unknown };

type Waiting = {
  request: BotRequest;
  resolve(move: LegalMove | null): void;
  reject(error: unknown): void;
};

/** Thinks in a thread that runs the program `file`, begun when it is first needed. */
export function workerBots(file: string, gameOf: (id: string) => GameModule): BotThinker {
  const here = inProcessBots(gameOf);
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let asked = 0;

  function begin(): Worker {
    const begun = new Worker(file, { argv: [] });
    begun.unref();
    begun.on('message', (answer: Answer) => {
      const { resolve, reject } = waiting.get(answer.id)!;
      waiting.delete(answer.id);
      if ('error' in answer) reject(answer.error);
      else resolve(answer.move);
    });
    // whatever became of the thread, nobody's bot stands still
    begun.on('error', () => undefined);
    begun.on('exit', () => {
      worker = null;
      for (const { request, resolve, reject } of waiting.values())
        here.choose(request).then(resolve, reject);
      waiting.clear();
    });
    return begun;
  }

  return {
    choose: (request) =>
      new Promise((resolve, reject) => {
        const id = asked++;
        worker ??= begin();
        try {
          worker.postMessage({ id, ...request } satisfies Question);
        } catch {
          // it remembers something that cannot be sent
          return resolve(here.choose(request));
        }
        waiting.set(id, { request, resolve, reject });
      }),
    close: async () => void (await worker?.terminate()),
  };
}

/** What the program does where it is such a thread. */
export function serveBotRequests(gameOf: (id: string) => GameModule): void {
  parentPort!.on('message', ({ id, game, state, bot }: Question) => {
    try {
      parentPort!.postMessage({ id, move: chooseMove(gameOf(game), state, bot) } satisfies Answer);
    } catch (error) {
      parentPort!.postMessage({ id, error } satisfies Answer);
    }
  });
}
