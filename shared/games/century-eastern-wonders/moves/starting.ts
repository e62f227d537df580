import { tilesOf, type TileID } from '../map/chart';
import { newTurn } from '../setup';
import { START_IDS, STARTS, type StartId } from '../starts';
import type { Rule } from '../state';
import { isAsked } from './asked';

// Before the first turn, in reverse turn order (R2.8).

/** Choose starting cubes that nobody has chosen. */
export const stock: Rule<[start: StartId]> = {
  undoable: true,

  legal({ table }, ctx, playerID) {
    if (!isAsked(table, ctx, { playerID, steps: ['stocking'] })) return [];
    const taken = Object.values(table.players).map(({ start }) => start);
    return START_IDS.filter((start) => !taken.includes(start)).map((start) => [start]);
  },

  *play({ G: { table }, playerID }, start) {
    table.players[playerID].start = start;
    table.players[playerID].hold = { ...STARTS[start] };
    table.step = 'placing';
    yield { type: 'stocked', playerID, start };
  },
};

/** Put the boat on a market tile, where others may be. */
export const place: Rule<[tile: TileID]> = {
  undoable: true,

  legal: ({ table }, ctx, playerID) =>
    isAsked(table, ctx, { playerID, steps: ['placing'] })
      ? tilesOf(table.chart, 'market').map((tile) => [tile])
      : [],

  *play({ G: { table }, playerID }, tile) {
    table.players[playerID].boat = tile;
    table.starting.shift();
    table.step = table.starting.length > 0 ? 'stocking' : 'sailing';
    // the last one to start takes the first turn
    if (table.step === 'sailing') table.turn = newTurn([tile]);
    yield { type: 'placed', playerID, tile };
  },
};
