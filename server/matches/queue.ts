/** Runs jobs one at a time, in the order they came; a job that fails does not stop the next. */
export type Queue = {
  run<T>(job: () => Promise<T> | T): Promise<T>;
  /** Resolves when all that was asked for so far is done. */
  drained(): Promise<void>;
};

export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return {
    run(job) {
      const result = last.then(job);
      last = result.catch(() => undefined);
      return result;
    },
    drained: async () => void (await last),
  };
}
