import { gameOf } from '../../shared/games';
import { addSeat, close, swap } from './seats/arranging';
import { seatBot, sit } from './seats/seating';
import { rematchOf } from './rematch';
import { newTable, type TableRecord } from './table';

// Who begins a rematch, until it is dealt.

const title = gameOf('ya-blew-it')!;

/** A match of Ana, Bo and a bot. */
function match(start: 'host' | 'full' = 'host'): TableRecord {
  let table = newTable(title, { numPlayers: 3, unlisted: true, start });
  for (const name of ['Ana', 'Bo']) ({ table } = sit(table, { name, keyHash: name }));
  return seatBot(table, 2, 'easy');
}

const rematch = (began: string | null, table = match()) =>
  rematchOf(title, table, { host: 0, began }, {}, 0);

test.each([
  ['0', 1],
  ['1', 2],
  ['2', 0],
])('after seat %s it is seat %i', (began, first) => {
  expect(rematch(began).first).toBe(first);
});

test('it is drawn where nobody knows who began, and where people sit down anew', () => {
  expect(rematch(null).first).toBeNull();
  expect(rematch('0', match('full')).first).toBeNull();
});

test('whoever is to begin takes that along to another seat, and is passed it with another seat', () => {
  const table = rematch('0');
  expect(table.seats[table.first!].name).toBe('Bo');
  const swapped = swap(table, 0, 1, '2');
  expect(swapped.seats[swapped.first!].name).toBe('Bo');
  expect(swap(table, 0, 0, '2').first).toBe(1);
});

test('where their seat is taken away the next one begins, after the last the first', () => {
  const emptied = (seat: number) => {
    const { first, ...table } = rematch(String((seat + 2) % 3));
    expect(first).toBe(seat);
    const seats = table.seats.map((one, i) =>
      i === seat ? { ...one, name: null, bot: null, keyHash: null } : one,
    );
    return close({ ...table, first, seats }, seat, title);
  };
  expect(emptied(1)).toMatchObject({ first: 1, seats: [{ name: 'Ana' }, { bot: 'easy' }] });
  expect(emptied(2)).toMatchObject({ first: 0, seats: [{ name: 'Ana' }, { name: 'Bo' }] });
});

test('another seat that comes or goes changes nothing of that', () => {
  const table = rematch('1');
  const larger = addSeat(table, title);
  expect(larger.first).toBe(2);
  expect(close(larger, 3, title).first).toBe(2);
  const before = { ...larger, seats: [{ ...larger.seats[3] }, ...larger.seats.slice(1)] };
  expect(close(before, 0, title).first).toBe(1);
});
