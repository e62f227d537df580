import { chatAuthorOf } from './chatAuthor';

const seats = [{ name: 'Ana' }, { name: 'Ana' }, { name: 'Bo' }, {}];

test.each([
  [
    'the holder of a seat, told apart from who is called the same',
    { sender: '1' },
    'Ana (2)',
    true,
  ],
  ['the holder, whose name of then is still theirs', { sender: '2', name: 'Bo' }, 'Bo', true],
  ['who had the seat before, by their name of then', { sender: '2', name: 'Cy' }, 'Cy', false],
  ['who had a seat that is empty now', { sender: '3', name: 'Cy' }, 'Cy', false],
])('a line is by %s', (_, line, name, isHolder) => {
  expect(chatAuthorOf(line, seats)).toEqual({ name, isHolder });
});
