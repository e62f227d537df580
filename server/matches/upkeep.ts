import type { PlayerID } from '../../shared/engine/game';
import { savePresence } from '../storage/tables';
import { withDeadlines } from '../tables/clocks';
import { withHost, withoutLostHost } from '../tables/hosting';
import {
  isLongAway,
  isOverdue,
  LONG_AWAY,
  withPresence,
  type Situation,
} from '../tables/seats/presence';
import { withStandIns } from '../tables/seats/standIns';
import { isIdle, nextIdling, withIdling } from '../tables/seats/idling';
import { withVotes } from '../tables/votes';
import type { TableRecord } from '../tables/table';
import { broadcastTable } from './screens/broadcast';
import type { MatchContext } from './context';

/** How a table keeps up with who is there, and with the time. */
export type Upkeep = {
  /** Takes note of a table that was just read: whoever was there when the server stopped is away since it started again. */
  open(): Promise<void>;
  /** The table as it has to be at this moment; for whoever is about to store it. */
  settled(table: TableRecord): TableRecord;
  /**
   * Stores what has changed since, and tells everybody. To be called from a job. What cannot be stored
   * is found again the next time, and keeps nobody from looking or playing.
   */
  settle(): Promise<void>;
  /** The same as a job of its own; everybody is told how the table stands in any case. */
  settleLater(): void;
  /** Waits for no moment any more. */
  stop(): void;
};

/** After how many milliseconds it is tried again what could not be stored. */
const RETRY = 5000;

/** `changed` is called when the table is another one by now. */
export function createUpkeep(context: MatchContext, changed: () => void): Upkeep {
  const { services, subscribers, log } = context;
  let stopped = false;
  let isRead = false;
  /** Whether what is stored of who is there comes from here. */
  let isStored = false;
  let callOff = () => {};
  let rings: number | null = null;
  /** Who was missed, by the table that everybody was told last. */
  let missed = '';

  const settled = (table: TableRecord): TableRecord =>
    asItHasToBe(withPresence(table, context.situation()), context.situation());

  async function settle(isTold = false) {
    // whose screens go because the server does is not away
    if (stopped || services.isClosing()) return;
    const before = context.table;
    let situation = context.situation();
    noteWhoIsAwaited(situation);
    try {
      await noteWhoIsThere(situation);
      // nobody has done anything: the table gets no younger by it
      if (context.isMine())
        await context.change(
          (table) => asItHasToBe(table, context.table === before ? situation : context.situation()),
          context.table.updatedAt,
        );
    } catch (error) {
      log.warn({ err: error }, 'the table could not be brought up to date');
    }
    // this is asked after every move, and most change nothing
    if (context.table !== before) {
      situation = context.situation();
      noteWhoIsAwaited(situation);
      changed();
    }
    // a move is enough: now it is waited for somebody who has long been away
    const next = whoIsMissed(context.table, situation);
    if (isTold || context.table !== before || next !== missed)
      broadcastTable(subscribers, context.json());
    missed = next;
    arm(situation);
  }

  /** Whoever has been away, or had a bot play for them, has all the time again. */
  function noteWhoIsAwaited(situation: Situation) {
    const { status, pausedAt, seats } = withPresence(context.table, situation);
    const isThere = (id: PlayerID) => {
      const seat = seats[Number(id)];
      return seat.standIn === null && !isLongAway(seat, situation.uptime);
    };
    const play =
      status === 'running' && pausedAt === null && situation.play
        ? { ...situation.play, awaited: situation.play.awaited.filter(isThere) }
        : null;
    context.waits.note(play, situation.uptime);
  }

  /** Stored apart from all else: no change of the table, that others would have to know. */
  async function noteWhoIsThere(situation: Situation) {
    const { table } = context;
    const { began } = services.uptime;
    const known =
      isRead || began === null ? table : withPresence(table, { ...situation, ...began });
    const next = withPresence(known, situation);
    // others see for themselves who is there: one of them stores it
    const isMine = context.isMine();
    const before = isStored || !services.cluster.isShared ? table : null;
    if (isMine && next !== before) await savePresence(services.db, before, next);
    isStored = isMine;
    context.table = next;
    isRead = true;
  }

  /** Has the next moment come in at which something is due by itself. */
  function arm(situation: Situation) {
    const { uptime } = situation;
    const due = nextDue(context.table, situation);
    // what is due already could not be done: it is tried again in a while
    const at = due !== null && due <= uptime ? uptime + RETRY : due;
    if (at === rings) return;
    callOff();
    rings = at;
    if (at === null) return;
    callOff = services.after(at - uptime, () => {
      rings = null;
      context.enqueueBackground(() => settle(true));
    });
  }

  return {
    open: () => settle(),
    settled,
    settle: () => settle(),
    settleLater: () => context.enqueueBackground(() => settle(true)),
    stop() {
      stopped = true;
      callOff();
    },
  };
}

/** Those who have been away, or idle, for so long that others may do without them. */
function whoIsMissed(table: TableRecord, situation: Situation): string {
  const isMissed = (seat: number) =>
    isOverdue(table, seat, situation) || isIdle(table, seat, situation);
  return table.seats.map((_, seat) => isMissed(seat)).join();
}

/** Whatever follows by itself from who is there and what time it is; the very same table where nothing does. */
function asItHasToBe(table: TableRecord, situation: Situation): TableRecord {
  const steps = [withoutLostHost, withHost, withStandIns, withDeadlines, withIdling, withVotes];
  return steps.reduce((now, step) => step(now, situation), table);
}

/** When something is next due at a table by itself; `null` where nothing is. */
function nextDue(table: TableRecord, situation: Situation): number | null {
  const { seats, pausedAt, clock } = table;
  const idling = nextIdling(table, situation);
  const due = seats.flatMap((seat) => [
    ...(seat.away !== null && !isLongAway(seat, situation.uptime)
      ? [seat.away.at + LONG_AWAY]
      : []),
    ...(clock !== 0 && seat.waitedUntil !== null && pausedAt === null ? [seat.waitedUntil] : []),
  ]);
  if (idling !== null) due.push(idling);
  return due.length > 0 ? Math.min(...due) : null;
}
