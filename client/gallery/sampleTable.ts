import { bot, emptySeat, person, tableWith } from '../testing/tables';

/** A table with a seat in every state a seat can be in. */
export const TABLE = tableWith([
  person(0, 'Ana', { ready: true }),
  person(1, 'Bo', { ready: true }),
  person(2, 'Chidi'),
  person(3, 'Deniz', { isConnected: false }),
  bot(4),
  emptySeat(5),
]);
