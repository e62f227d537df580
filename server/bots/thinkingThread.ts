import { parentPort, Worker } from 'node:worker_threads';
import type { LegalMove } from '../../shared/engine/game';
import { chooseMove } from './choose';
import type { BotRequest, RulesOf } from './thinker';

/** What a thread says: that its program is loaded, and then an answer to each request. */
type Message = 'ready' | { move: LegalMove | null } | { error: unknown };

/** A request, and who waits for its answer. */
export type Asked = {
  request: BotRequest;
  resolve(move: LegalMove | null): void;
  reject(error: unknown): void;
};

/** A thread that thinks about one request after the other, begun when it is first needed. */
export type BotThread = {
  ask(asked: Asked): void;
  close(): Promise<void>;
};

type Setup = {
  /** The program it runs: one that calls `serveBotRequests`. */
  file: string;
  /** How long one thought may take, in milliseconds, from when the thread begins with it. */
  limit: number;
  /** The thread is lost over this request: it took too long, or the thread fell. Others have waited behind it. */
  lost(guilty: Asked, error: Error, others: Asked[]): void;
};

/** A thought that hoards memory brings down its thread, not the server. */
const MEMORY = { maxOldGenerationSizeMb: 256 };

/** The longest time a timer takes; beyond, it rings at once. */
const LONGEST = 2 ** 31 - 1;

export function createBotThread({ file, limit, lost }: Setup): BotThread {
  let waiting: Asked[] = [];
  let current: Asked | null = null;
  let worker: Worker | null = null;
  let isReady = false;
  let timer: NodeJS.Timeout | undefined;

  function begin() {
    const begun = new Worker(file, { argv: [], resourceLimits: MEMORY });
    let cause: Error | undefined;
    worker = begun;
    begun.unref();
    begun.on('message', (message: Message) => {
      if (worker !== begun) return;
      if (message === 'ready') isReady = true;
      else answer(message);
      next();
    });
    begun.on('error', (error) => (cause = error));
    begun.on('exit', (code) => {
      if (worker === begun) replace(cause ?? new Error(`the bots’ thread ended with ${code}`));
    });
  }

  function answer(message: Exclude<Message, 'ready'>) {
    const { resolve, reject } = current!;
    clearTimeout(timer);
    current = null;
    if ('error' in message) reject(message.error);
    else resolve(message.move);
  }

  function next() {
    if (current !== null || waiting.length === 0) return;
    if (worker === null) return begin();
    if (!isReady) return;
    const asked = (current = waiting.shift()!);
    try {
      worker.postMessage(asked.request);
    } catch (error) {
      // it remembers something that cannot be sent
      current = null;
      asked.reject(error);
      return next();
    }
    timer = setTimeout(
      () => {
        // where this thread was held up itself, the answer lies there and is read first
        setImmediate(() => {
          if (current === asked) replace(new Error(`a bot thought for more than ${limit} ms`));
        });
      },
      Math.min(limit, LONGEST),
    );
    timer.unref();
  }

  function replace(error: Error) {
    const guilty = current ?? waiting.shift();
    const others = waiting;
    end();
    if (guilty) lost(guilty, error, others);
  }

  function end(): Worker | null {
    const ended = worker;
    clearTimeout(timer);
    void ended?.terminate();
    [worker, current, waiting, isReady] = [null, null, [], false];
    return ended;
  }

  return {
    ask(asked) {
      waiting.push(asked);
      next();
    },
    async close() {
      const asked = [...(current ? [current] : []), ...waiting];
      const ended = end();
      for (const { reject } of asked) reject(new Error('the server stops'));
      await ended?.terminate();
    },
  };
}

/** What the program does where it is such a thread. */
export function serveBotRequests(rulesOf: RulesOf): void {
  parentPort!.on('message', async ({ game, version, state, bot }: BotRequest) => {
    let message: Message;
    try {
      message = { move: chooseMove(await rulesOf(game, version), state, bot) };
    } catch (error) {
      message = { error };
    }
    parentPort!.postMessage(message);
  });
  parentPort!.postMessage('ready' satisfies Message);
}
