import { SIGNS } from '../../shared/protocol/table';
import { lastName, myLook, rememberLook, rememberName } from './look';

beforeEach(() => localStorage.clear());

test('whoever sits down again is offered the look and the name of the last time', () => {
  expect([myLook(), lastName()]).toEqual([{}, '']);
  rememberLook({ sign: 3, avatar: 'owl' });
  rememberName('Ana');
  expect([myLook(), lastName()]).toEqual([{ sign: 3, avatar: 'owl' }, 'Ana']);
});

test.each([
  ['the first sign', { sign: 0 }, { sign: 0 }],
  ['the last sign', { sign: SIGNS - 1 }, { sign: SIGNS - 1 }],
  ['a sign beyond the last', { sign: SIGNS, avatar: 'owl' }, { avatar: 'owl' }],
  ['a sign before the first', { sign: -1 }, {}],
  ['half a sign', { sign: 0.5 }, {}],
  ['a sign in words', { sign: '1' }, {}],
  ['an avatar that nobody has drawn', { sign: 1, avatar: 'dragon' }, { sign: 1 }],
  ['nothing', null, {}],
])('a browser that has kept %s offers what there is of it', (_, kept, look) => {
  localStorage.setItem('wondertable.look', JSON.stringify(kept));
  expect(myLook()).toEqual(look);
});

test('a look that cannot be read is none', () => {
  localStorage.setItem('wondertable.look', '{');
  expect(myLook()).toEqual({});
});
