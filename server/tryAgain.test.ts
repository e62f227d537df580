import { TRIES, tryAgain } from './tryAgain';

const QUICKER = new Error('others were quicker');
const isOvertaken = (error: unknown) => error === QUICKER;

/** Something that others are quicker with so many times; how often it was done. */
function overtaken(times: number, error = QUICKER) {
  const job = jest.fn(async () => {
    if (job.mock.calls.length <= times) throw error;
    return 'done';
  });
  return job;
}

test('what others were quicker with is done again, once it has been prepared', async () => {
  const job = overtaken(2);
  const before = jest.fn();
  await expect(tryAgain(job, { isOvertaken, before })).resolves.toBe('done');
  expect(job).toHaveBeenCalledTimes(3);
  expect(before.mock.calls).toEqual([[1], [2]]);
});

test('nobody tries for ever, and nothing is prepared for a try that does not come', async () => {
  const before = jest.fn();
  const job = overtaken(Infinity);
  await expect(tryAgain(job, { isOvertaken, before })).rejects.toBe(QUICKER);
  expect(job).toHaveBeenCalledTimes(TRIES);
  expect(before).toHaveBeenCalledTimes(TRIES - 1);
  const twice = overtaken(Infinity);
  await expect(tryAgain(twice, { isOvertaken, tries: 2 })).rejects.toBe(QUICKER);
  expect(twice).toHaveBeenCalledTimes(2);
});

test('what failed for another reason is not tried again', async () => {
  const job = overtaken(1, new Error('the disk is full'));
  await expect(tryAgain(job, { isOvertaken })).rejects.toThrow('the disk is full');
  expect(job).toHaveBeenCalledTimes(1);
});
