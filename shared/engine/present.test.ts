import { present } from './present';

test('what is there is handed on, also where it counts for nothing', () => {
  expect([present(0), present(''), present(false)]).toEqual([0, '', false]);
});

test.each([null, undefined])('%s is not there', (nothing) => {
  expect(() => present(nothing)).toThrow('has to be there');
});
