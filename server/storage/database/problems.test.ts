import { reasonOf } from './problems';

const failed = (code: string, message = code) => Object.assign(new Error(message), { code });

test('where a name has several addresses, the reason is that of the first', () => {
  const tried = [failed('ECONNREFUSED', 'refused at ::1'), failed('ETIMEDOUT', 'nobody answers')];
  expect(reasonOf(new AggregateError(tried))).toBe('refused at ::1');
});

test('a reason is one line, and one that a host can do something about where there is one', () => {
  expect(reasonOf(failed('ENOENT', 'no such folder\n at open'))).toBe('no such folder');
  expect(reasonOf(failed('53100', 'could not extend file'))).toBe('the disk is full');
  expect(reasonOf(failed('SQLITE_CORRUPT_INDEX'))).toBe('it is damaged');
});
