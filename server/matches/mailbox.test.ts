import { createMailbox } from './mailbox';

/** A job that is done when it is told. */
function held<T>(value: T) {
  let finish!: () => void;
  const done = new Promise<T>((resolve) => (finish = () => resolve(value)));
  return { job: () => done, finish };
}

test('a job begins when the one before it is done', async () => {
  const queue = createMailbox();
  const first = held('first');
  const order: string[] = [];
  const one = queue.run(first.job).then((name) => order.push(name));
  const two = queue.run(() => order.push('second'));
  first.finish();
  await Promise.all([one, two]);
  expect(order).toEqual(['first', 'second']);
});

test('a queue is busy from the first job that is asked for until the last is done', async () => {
  const queue = createMailbox();
  expect(queue.isBusy()).toBe(false);
  const [first, second] = [held(1), held(2)];
  const one = queue.run(first.job);
  const two = queue.run(second.job);
  expect(queue.isBusy()).toBe(true);
  first.finish();
  await one;
  expect(queue.isBusy()).toBe(true);
  second.finish();
  await two;
  expect(queue.isBusy()).toBe(false);
});

test('a job that fails says so to who asked, and the next is done', async () => {
  const queue = createMailbox();
  const failed = queue.run(() => {
    throw new Error('in vain');
  });
  const next = queue.run(() => 'done');
  await expect(failed).rejects.toThrow('in vain');
  await expect(next).resolves.toBe('done');
  await queue.drained();
  expect(queue.isBusy()).toBe(false);
});
