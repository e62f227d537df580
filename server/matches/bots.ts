import type { LegalMove, PlayerID } from '../../shared/engine/game';
import { timeToSee } from '../../shared/engine/tempo';
import { drawDelay, restOf } from '../bots/drawnDelay';
import { simpleMove } from '../bots/simpleMove';
import { strengthOf } from '../tables/table';
import type { MatchContext } from './context';
import type { Actions } from './actions';

/** The bots at one table. */
export type Bots = {
  /** Has those think who are waited for, and act when their moment has come. */
  wake(): void;
  /** Whether one thinks, waits for its moment, or acts. */
  isBusy(): boolean;
  /** None begins anything afterwards, and what is still thought comes to nothing. */
  stop(): void;
};

/** What a bot will do, and the position of its own that it was thought up for. */
type Choice = { move: LegalMove | null; stateID: number };

/** A bot that is waited for, until it acts. */
type Turn = {
  seat: PlayerID;
  /** When the match began to wait, and the delay that was drawn then. */
  since: number;
  delay: number;
  callOff(): void;
};

/** After how many milliseconds a bot tries again whose move could not be stored. */
const RETRY = 5000;

/** However much is seen at once, nobody is waited for longer than this before a bot goes on, in milliseconds, at the usual pace. */
const LONGEST = 6000;

/** Bots think for half their time at least: what takes a moment to think about is not to be told from the rest. */
const QUICKEST = 0.5;

const nothing = () => undefined;

export function createBots(context: MatchContext, actions: Actions): Bots {
  const { services, log } = context;
  const { module } = context.engine;
  const { clock } = services;
  const turns = new Map<PlayerID, Turn>();
  let acting = 0;
  let stopped = false;
  /** One line in the log is enough: what a title cannot judge comes again and again. */
  let complained = false;

  const seatOf = (seat: PlayerID) => context.table.seats[Number(seat)];

  const awaited = (): PlayerID[] =>
    context.table.status === 'running' && context.table.pausedAt === null && context.isMine()
      ? context.awaited().filter((seat) => strengthOf(seatOf(seat)) !== null)
      : [];

  /** How long bots leave to look at what was seen last; where nobody looks, or without a pace, not at all. */
  function pause(): number {
    if (services.config.botPaceMs === 0 || !context.isSeen()) return 0;
    const seen = context.dealt().log(null).at(-1)?.metadata ?? [];
    const time = Math.min(timeToSee(module, seen), LONGEST) * paceOfReaders();
    return Math.max(module.pause?.(seen) ?? 0, time);
  }

  /** The pace of whoever takes longest to look; on other servers the usual one. */
  const paceOfReaders = () =>
    Math.max(context.subscribers.pace(), context.isSeenElsewhere() ? 1 : 0);

  function begin(seat: PlayerID, least: number) {
    const pace = services.config.botPaceMs * Math.max(QUICKEST, paceOfReaders());
    const delay = Math.max(least, drawDelay(pace, clock));
    const turn: Turn = { seat, since: clock.now(), delay, callOff: nothing };
    turns.set(seat, turn);
    void think(turn);
  }

  function drop(turn: Turn) {
    turn.callOff();
    turns.delete(turn.seat);
  }

  /** Outside the table's queue: meanwhile people act, talk, come and go. */
  async function think(turn: Turn) {
    const { seat } = turn;
    const model = context.dealt();
    const [state, stateID] = [model.state(seat), model.stateID(seat)];
    const bot = { playerID: seat, strength: strengthOf(seatOf(seat))!, notes: model.notes(seat) };
    let move: LegalMove | null;
    try {
      move = await services.thinker.choose({
        game: module.id,
        version: module.version,
        state,
        bot,
      });
    } catch (error) {
      if (turns.get(seat) !== turn) return;
      complain(error, seat);
      try {
        move = simpleMove(module, state, seat, clock.draw);
      } catch (fault) {
        drop(turn);
        return context.enqueueBackground(() => actions.stop(fault));
      }
    }
    if (turns.get(seat) !== turn) return;
    const rest = goesOn(seat, move) ? 0 : restOf(turn.delay, clock.now() - turn.since);
    turn.callOff = clock.after(rest, () =>
      context.enqueueBackground(() => act(turn, { move, stateID })),
    );
  }

  /** Whether a move takes nobody a thought after what this seat did last. */
  const goesOn = (seat: PlayerID, move: LegalMove | null): boolean =>
    move !== null &&
    module.moves[move.move].brief === true &&
    context.dealt().log(null).at(-1)?.action.payload.playerID === seat;

  function complain(error: unknown, seat: PlayerID) {
    if (!complained) log.error({ err: error, seat }, 'bot could not think; it moves without');
    complained = true;
  }

  async function act(turn: Turn, { move, stateID }: Choice) {
    const { seat } = turn;
    if (turns.get(seat) !== turn) return;
    if (!awaited().includes(seat)) return drop(turn);
    const isLatest = stateID === context.dealt().stateID(seat);
    drop(turn);
    if (move === null) return;
    const standIn = seatOf(seat).bot === null && { standIn: true as const };
    acting++;
    const ack = await actions
      .carryOut({ type: 'move', playerID: seat, ...move, ...standIn }, stateID)
      .catch((error: unknown) => {
        log.error({ err: error, seat }, 'bot could not move');
        return { ok: false, code: 'failed' } as const;
      })
      .finally(() => acting--);
    if (ack.ok || stopped) return;
    // something has happened that it did not think of
    if (ack.code === 'stale' || !isLatest) return wake();
    if (ack.code === 'failed' || ack.code === 'noStorage') return begin(seat, RETRY);
    log.warn({ seat, move: move.move, code: ack.code }, 'bot was refused');
  }

  function wake() {
    if (stopped) return;
    const seats = awaited();
    for (const turn of turns.values()) if (!seats.includes(turn.seat)) drop(turn);
    for (const seat of seats) if (!turns.has(seat)) begin(seat, pause());
  }

  return {
    wake,
    isBusy: () => turns.size + acting > 0,
    stop() {
      stopped = true;
      for (const turn of turns.values()) drop(turn);
    },
  };
}
