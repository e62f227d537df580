import type { Socket } from 'socket.io';
import type { PlayerID } from '../../shared/engine/game';
import type { Refused } from '../../shared/protocol/refusals';
import type { Match } from '../matches/match';
import type { MatchRegistry } from '../matches/registry';
import type { Services } from '../matches/services';
import type { Subscriber } from '../matches/screens/subscribers';
import { Refusal } from '../refusal';
import { createBuckets, createCallerBuckets } from '../buckets';
import { callerOn, cutOff, unread, type Connection } from './socketServer';

/** How often what may be asked for over the sockets, by connection, seat or caller. */
export type Rates = ReturnType<typeof createRates>;

/** What a session speaks for: one viewer of one match, whose seat it has proven. */
export type Bound = {
  match: Match;
  subscriber: Subscriber;
  playerID: PlayerID | null;
  credentials: string | null;
  /** Waits no longer for the device to be removed. */
  forgetDevice(): void;
};

/** One socket of one title; what it is bound to changes with every sync. */
export type Session = {
  readonly services: Services;
  readonly matches: MatchRegistry;
  readonly rates: Rates;
  readonly game: string;
  readonly socket: Socket;
  readonly connection: Connection;
  readonly caller: ReturnType<typeof callerOn>;
  bound: Bound | null;
  /** Counts syncs: only the latest may bind. */
  syncs: number;
  /** How many messages went beyond what may be sent. */
  excess: number;
};

export function createRates({ config: { limits }, monotonic }: Services) {
  return {
    messages: createBuckets(limits.messages, monotonic),
    addressMessages: createCallerBuckets(limits.addressMessages, monotonic),
    syncs: createCallerBuckets(limits.syncs, monotonic),
    actions: createBuckets(limits.actions, monotonic),
    chat: createBuckets(limits.chat, monotonic),
    reactions: createBuckets(limits.reactions, monotonic),
    asides: createBuckets(limits.chat, monotonic),
    addressAsides: createCallerBuckets(limits.asides, monotonic),
    wrongKeys: createCallerBuckets(limits.wrongKeys, monotonic),
  };
}

/** Whether the screen takes in what it is sent; one that does not is cut. */
export function keepsUp({ connection, services }: Session): boolean {
  const does = unread(connection) <= services.config.limits.unread;
  if (!does) cutOff(connection);
  return does;
}

export function send(session: Session, event: string, ...args: unknown[]): void {
  if (keepsUp(session)) session.socket.emit(event, ...args);
}

/** Tells the screen that something it asked of a match was refused. */
export function refuse(session: Session, matchID: unknown, refused: Refused): void {
  session.services.metrics?.refused(refused.code);
  const about = typeof matchID === 'string' ? matchID.slice(0, 40) : '';
  send(session, 'refused', about, refused);
}

/** The session speaks for nobody any more. */
export function release(session: Session): void {
  if (session.bound === null) return;
  const { match, subscriber, forgetDevice } = session.bound;
  session.bound = null;
  forgetDevice();
  match.leave(subscriber);
}

/** The seat this session holds at a match; refused for spectators and whoever did not sync. */
export function boundTo({ bound }: Session, matchID: string): Bound & { playerID: PlayerID } {
  if (bound === null || bound.match.id !== matchID || bound.playerID === null)
    throw new Refusal('unbound');
  return { ...bound, playerID: bound.playerID };
}
