/** What a job that yields between its steps comes to. */
export function finished<T>(job: Generator<void, T>): T {
  let step = job.next();
  while (!step.done) step = job.next();
  return step.value;
}
