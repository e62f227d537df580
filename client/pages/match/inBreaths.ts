/** How long the page waits for a job at a time, in milliseconds: less than a picture of a film takes. */
const BREATH = 12;

export type Breaths = {
  /** Ends the job where somebody does not want it any more. */
  signal?: AbortSignal;
  /** Is told how many steps are done, whenever the page has its turn. */
  onBreath?(steps: number): void;
};

/** Carries out a job that yields between its steps, a little at a time: the page answers meanwhile. */
export async function inBreaths<T>(
  job: Generator<void, T>,
  { signal, onBreath }: Breaths = {},
): Promise<T> {
  let end = performance.now() + BREATH;
  for (let steps = 1; ; steps++) {
    const step = job.next();
    if (step.done) return step.value;
    if (performance.now() < end) continue;
    signal?.throwIfAborted();
    onBreath?.(steps);
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    end = performance.now() + BREATH;
  }
}
