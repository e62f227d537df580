/** Runs jobs one at a time, in the order they came; a job that fails does not stop the next. */
export type Queue = {
  run<T>(job: () => Promise<T> | T): Promise<T>;
  /** Whether something that was asked for is not done yet. */
  isBusy(): boolean;
  /** Resolves when all that was asked for so far is done. */
  drained(): Promise<void>;
};

export function createMailbox(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    run(job) {
      waiting++;
      const result = last.then(job).finally(() => void waiting--);
      last = result.catch(() => undefined);
      return result;
    },
    isBusy: () => waiting > 0,
    drained: async () => void (await last),
  };
}
