/** How long one job may hold the thread at a time, in milliseconds. */
const SLICE = 3;
/** How long the thread is everybody else's after that: a server that never rests is made to wait by its machine as well. */
const REST = 4;

/** Lets long jobs run beside everybody's moves: a little at a time, one after the other. */
export type Slices = {
  /**
   * Begins a job. What it answers is to be awaited between any two steps: it resolves at once while
   * the job may go on, and otherwise when everything else that had come has had its turn.
   */
  begin(): () => Promise<void>;
};

export function createSlices(): Slices {
  const waiting: (() => void)[] = [];

  // by timers: a move that has come is stored by `setImmediate`, and told, before the next slice begins
  function goOn() {
    waiting.shift()?.();
    if (waiting.length > 0) setTimeout(goOn, REST);
  }

  const turn = () =>
    new Promise<void>((resolve) => {
      if (waiting.push(resolve) === 1) setTimeout(goOn, REST);
    });

  return {
    begin() {
      let end = -Infinity;
      return async () => {
        if (performance.now() < end) return;
        await turn();
        end = performance.now() + SLICE;
      };
    },
  };
}

/** Carries out a job that yields between its steps. */
export async function inSlices<T>(slices: Slices, job: Generator<void, T>): Promise<T> {
  const pause = slices.begin();
  for (;;) {
    await pause();
    const step = job.next();
    if (step.done) return step.value;
  }
}
