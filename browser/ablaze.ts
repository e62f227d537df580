import type { ViewerState } from '../shared/engine/engine';
import { CARDS, type CardId } from '../shared/games/ya-blew-it/cards';
import type { Event, View } from '../shared/games/ya-blew-it/state';
import { isGem, numbersOf } from '../shared/games/ya-blew-it/table';
import type { WireEntry } from '../shared/protocol/update';

const GEMS = (Object.keys(CARDS) as CardId[]).filter(isGem);

type Held = (seat: number, players: number) => CardId[];

/** All gem cards there are: one after the other to each, or thirty to one of them. */
export const HELD: Record<string, Held> = {
  evenly: (seat, players) => GEMS.filter((_, i) => i % players === seat),
  'thirty to the reader': (seat, players) => mostly(seat, players),
  'thirty to the last': (seat, players) => mostly((seat + 1) % players, players),
};
const mostly: Held = (seat, players) =>
  seat === 0 ? GEMS.slice(0, 30) : GEMS.slice(30).filter((_, i) => i % (players - 1) === seat - 1);

/** A Fire late in a match: the reader has rolled twice and may roll again; all after the next one have lost what shows a 3. */
export const ablaze =
  (held: Held) =>
  (state: ViewerState, log: WireEntry[]): void => {
    const { table } = state.G as View;
    const seats = Object.keys(table.scoring);
    const [burned, kept] = [true, false].map(
      (isHit) => (seat: string) =>
        held(Number(seat), seats.length).filter((id) => numbersOf(id).includes(3) === isHit),
    );
    const done = seats.slice(2);
    const rolled = (playerID: string, number: number): Event => ({
      ...{ type: 'rolled', purpose: 'fire', hit: true },
      ...{ playerID, number },
    });
    Object.assign(table, {
      ...{ step: 'rerolling', last: null, out: [], waiting: [], claim: ['detonator-1'] },
      roll: { playerID: '0', number: 3, purpose: 'fire' },
      fire: { card: 'fire-1', final: false, owners: [], placed: [], waiting: ['0', '1'] },
      scoring: Object.fromEntries(
        seats.map((seat) => [
          seat,
          [...kept(seat), ...(done.includes(seat) ? [] : burned(seat)), 'detonator-2'],
        ]),
      ),
      safes: Object.fromEntries(seats.map((seat) => [seat, ['blue']])),
    });
    const events: Event[] = [
      { type: 'fireBroke', card: 'fire-1', final: false },
      ...done.flatMap((playerID): Event[] => [
        rolled(playerID, 3),
        { type: 'burned', playerID, cards: burned(playerID), safes: ['green'] },
      ]),
      ...[5, 3].map((number) => rolled('0', number)),
    ];
    Object.assign(log.at(-1)!, { metadata: events });
    Object.assign(state, { awaited: ['0'], ctx: { ...state.ctx, currentPlayer: '1' } });
  };
