import type { PlayerID } from '../../shared/engine/game';
import { Refusal } from '../refusal';
import { uncommit } from '../tables/seats/seating';
import type { TableRecord } from '../tables/table';
import { askNonce, broadcastTable, sendSync } from './screens/broadcast';
import type { MatchContext } from './context';
import type { Start } from './start';
import type { Subscriber } from './screens/subscribers';
import type { Talk } from './talk';
import type { Upkeep } from './upkeep';
import { whoMakesRoom } from './screens/spectators';

/** The screens at a table, as they come and go. */
export type Attendance = {
  /** Shows the match to a screen; `bind` proves its seat, or throws. To be called from a job. */
  attend(
    viewer: PlayerID | null,
    network: string,
    bind: (table: TableRecord) => Subscriber,
  ): Promise<void>;
  leave(subscriber: Subscriber): void;
};

/** What of a table a screen is shown when it comes, and what has to be done when it goes. */
type Rest = { talk: Talk; upkeep: Upkeep; start: Start };

export function createAttendance(context: MatchContext, { talk, upkeep, start }: Rest): Attendance {
  const { subscribers, services } = context;
  const { cluster } = services;
  const { limits } = services.config;

  /** The screens at it are others by now: those here are told, and so are other servers. */
  function showWhoIsHere() {
    const seats = [...subscribers.connected()].sort();
    cluster.show(context.table.id, { seats, watching: subscribers.spectators().length });
  }

  /** The device that has a seat's nonce is gone; where another one is at the seat, it commits to its own. */
  function askOthersForNonce({ playerID, shown }: Subscriber) {
    const isBound = () =>
      shown !== undefined && context.table.seats.at(Number(playerID))?.nonceAt === shown;
    const others = subscribers.of(playerID);
    if (!isBound() || others.length === 0 || others.some((other) => other.shown === shown)) return;
    context.enqueueBackground(async () => {
      if (isBound()) await context.saveAndBroadcast(uncommit(context.table, Number(playerID)));
    });
  }

  return {
    async attend(viewer, network, bind) {
      const spectators = subscribers.spectators();
      // who took all places by one server takes none of those that come by another
      const own = limits.spectators / cluster.servers();
      const isTaken = context.watching() >= limits.spectators && spectators.length >= own;
      const isFull = viewer === null && isTaken;
      const leaving = isFull ? whoMakesRoom(spectators, network) : undefined;
      if (isFull && leaving === undefined) throw new Refusal('tooMany');
      const subscriber = bind(context.table);
      leaving?.unbind('tooMany');
      subscribers.add(subscriber);
      showWhoIsHere();
      await upkeep.settle();
      sendSync(subscriber, context);
      talk.show(subscriber);
      broadcastTable(subscribers, context.json());
      askNonce(subscriber, context.table);
      await start.ifFull();
    },

    leave(subscriber) {
      if (!subscribers.remove(subscriber)) return;
      showWhoIsHere();
      upkeep.settleLater();
      askOthersForNonce(subscriber);
    },
  };
}
