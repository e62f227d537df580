import type { Server as HttpServer } from 'node:http';
import type { PlayerID } from '../../shared/engine/game';
import type { Socket } from 'socket.io';
import type { UpdateAck, EncodedUpdate } from '../../shared/protocol/update';
import type { Action } from '../../shared/engine/engine';
import type { Ack, Refused } from '../../shared/protocol/table';
import type { TableRecord } from '../tables/table';
import type { Match } from '../matches/actor';
import type { Matches } from '../matches/registry';
import type { Subscriber } from '../matches/subscribers';
import type { Services } from '../matches/services';
import { Refusal } from '../refusal';
import { createBuckets, createCallerBuckets } from './buckets';
import { callerOn, cutOff, openSocketServer, unread, type Connection } from './socketServer';
import { messages, type MessageName } from './messages';
import type { z } from 'zod';

/** The sockets of all titles: each title is a namespace. */
export type Gateway = { close(): Promise<void> };

/** Answers a message of a socket. */
type Answer = (ack: UpdateAck) => void;

type Message<N extends MessageName> = z.output<(typeof messages)[N]>;

/** What a socket is bound to: it speaks for one viewer of one match, whose seat it has proven. */
type Bound = {
  match: Match;
  subscriber: Subscriber;
  playerID: PlayerID | null;
  credentials: string | null;
};

/** Lets sockets in to the matches. */
export function openGateway(http: HttpServer, services: Services, matches: Matches): Gateway {
  const { config, log } = services;
  const { limits } = config;
  const rates = {
    messages: createBuckets(limits.messages, services.monotonic),
    addressMessages: createCallerBuckets(limits.addressMessages, services.monotonic),
    syncs: createCallerBuckets(limits.syncs, services.monotonic),
    actions: createBuckets(limits.actions, services.monotonic),
    chat: createBuckets(limits.chat, services.monotonic),
    wrongKeys: createCallerBuckets(limits.wrongKeys, services.monotonic),
  };

  const io = openSocketServer(http, config, services.monotonic);
  /** The titles each connection has a socket of. */
  const joinedNamespaces = new WeakMap<Connection, Set<string>>();

  for (const { id } of services.games)
    io.of(`/${id}`).on('connection', (socket) => onConnection(socket, id));

  function onConnection(socket: Socket, game: string) {
    let bound: Bound | null = null;
    /** Counts syncs: only the latest may bind. */
    let syncs = 0;
    let excess = 0;
    const connection = socket.conn as unknown as Connection;
    const caller = callerOn(connection);

    const cut = () => cutOff(connection);

    // a burst of requests to be let in would make as many sockets; a client has one of each title
    if (joinedNamespaces.get(connection)?.has(game)) return cut();
    joinedNamespaces.set(connection, new Set(joinedNamespaces.get(connection)).add(game));

    function refuse(matchID: unknown, refused: Refused) {
      services.metrics?.refused(refused.code);
      send('refused', typeof matchID === 'string' ? matchID.slice(0, 40) : '', refused);
    }

    function keepsUp(): boolean {
      const does = unread(connection) <= limits.unread;
      if (!does) cut();
      return does;
    }

    function send(event: string, ...args: unknown[]) {
      if (keepsUp()) socket.emit(event, ...args);
    }

    function release() {
      if (bound === null) return;
      const { match, subscriber } = bound;
      bound = null;
      match.leave(subscriber);
    }

    /** Binds this socket: what it was bound to before is gone at once, whatever becomes of the new. */
    async function sync([
      matchID,
      playerID,
      credentials,
      ,
      wishes,
    ]: Message<'sync'>): Promise<void> {
      const mine = ++syncs;
      release();
      if (!rates.syncs.take(caller) || !rates.wrongKeys.has(caller)) throw new Refusal('tooFast');
      const match = await matches.get(game, matchID);
      const seat = playerID ?? null;
      await match.watch(seat, (table) => {
        if (mine !== syncs || socket.disconnected) throw new Refusal('unbound');
        if (seat !== null) services.handovers.provenSeat(table, seat, credentials ?? '');
        const subscriber: Subscriber = {
          playerID: seat,
          takesPacked: wishes?.packed ?? false,
          takesAnswered: (wishes?.packed && wishes.answered) ?? false,
          socketID: socket.id,
          keepsUp,
          send,
          sendAll: (ids, event, ...about) => void socket.nsp.to(ids).emit(event, ...about),
          unbind() {
            if (bound?.subscriber === subscriber) release();
            refuse(matchID, reasonUnbound(services, match.record(), seat!, credentials ?? ''));
          },
        };
        if (seat !== null) matches.note(matchID, Number(seat) === table.host ? caller : null);
        bound = { match, subscriber, playerID: seat, credentials: credentials ?? null };
        return subscriber;
      });
    }

    async function update(
      [action, stateID, matchID, playerID]: Message<'update'>,
      answer: Answer | null,
    ): Promise<Ack> {
      const at = boundTo(matchID);
      const { payload } = action;
      if (payload.playerID !== at.playerID || (playerID ?? payload.playerID) !== at.playerID)
        throw new Refusal('credentials');
      if ((payload.credentials ?? null) !== at.credentials) throw new Refusal('credentials');
      if (!rates.actions.take(seatOf(at))) throw new Refusal('tooFast');
      const told =
        answer !== null && at.subscriber.takesAnswered
          ? (update: EncodedUpdate) => {
              if (keepsUp()) answer({ ok: true, stateID: update[0], update });
            }
          : undefined;
      const ack = await at.match.act(at.subscriber, toAction(action), stateID, told);
      if (!ack.ok) {
        refuse(matchID, { code: ack.code, stateID });
        if (bound?.subscriber === at.subscriber) at.match.correct(at.subscriber);
      }
      return ack;
    }

    async function chat([matchID, line, credentials]: Message<'chat'>): Promise<Ack> {
      const at = boundTo(matchID);
      if ((line.sender ?? at.playerID) !== at.playerID) throw new Refusal('credentials');
      if ((credentials ?? null) !== at.credentials) throw new Refusal('credentials');
      if (!rates.chat.take(seatOf(at))) throw new Refusal('tooFast');
      return at.match.say(at.subscriber, line.payload);
    }

    async function nonce([matchID, revealed]: Message<'nonce'>): Promise<void> {
      const at = boundTo(matchID);
      await at.match.reveal(Number(at.playerID), revealed);
    }

    /** The seat this socket holds at a match; refused for spectators and whoever did not sync. */
    function boundTo(matchID: string): Bound & { playerID: PlayerID } {
      if (bound === null || bound.match.id !== matchID || bound.playerID === null)
        throw new Refusal('unbound');
      return { ...bound, playerID: bound.playerID };
    }

    const handlers = { sync, update, chat, nonce };

    async function receive(name: MessageName, args: unknown[]): Promise<void> {
      // it answers once: whatever is said after that is not sent
      const ack = typeof args.at(-1) === 'function' ? (args.pop() as Answer) : null;
      const answer = (given: UpdateAck) => ack?.(given);
      const matchID = name === 'update' ? args[2] : args[0];
      const stateID = name === 'update' && Number.isInteger(args[1]) ? Number(args[1]) : null;
      try {
        const cost = name === 'sync' ? limits.syncCost : 1;
        if (
          !rates.messages.take(connection.id, cost) ||
          !rates.addressMessages.take(caller, cost)
        ) {
          if (++excess > limits.excess) return cut();
          throw new Refusal('tooFast');
        }
        const message = messages[name].safeParse(args);
        if (!message.success) throw new Refusal('malformed');
        const given = await handlers[name](message.data as never, ack);
        answer(given ?? { ok: true, stateID: 0 });
      } catch (error) {
        const refused = asRefused(error, stateID);
        if (refused.code === 'failed') log.error({ err: error, name }, 'message failed');
        answer({ ok: false, code: refused.code });
        refuse(matchID, refused);
        if (WRONG.has(refused.code) && !rates.wrongKeys.take(caller)) cut();
      }
    }

    for (const name of Object.keys(messages) as MessageName[])
      socket.on(name, (...args) => void receive(name, args));
    socket.onAny((name) => {
      if (Object.hasOwn(messages, String(name))) return;
      if (++excess > limits.excess) return cut();
      refuse('', { code: 'malformed', stateID: null });
    });
    socket.on('disconnect', () => {
      joinedNamespaces.get(connection)?.delete(game);
      syncs++;
      release();
    });
    // without a listener an error of one socket would end the process
    socket.on('error', (error) => log.debug({ err: error }, 'socket error'));
  }

  return { close: async () => io.close() };
}

/** Refusals that a guesser would collect. */
const WRONG = new Set(['credentials', 'unknownMatch', 'noSeat']);

const seatOf = ({ match, playerID }: Bound): string => `${match.id} ${playerID}`;

const toAction = ({ type, payload }: Message<'update'>[0]): Action =>
  type === 'UNDO'
    ? { type: 'undo', playerID: payload.playerID }
    : { type: 'move', playerID: payload.playerID, move: payload.type, args: payload.args ?? [] };

function asRefused(error: unknown, stateID: number | null): Refused {
  if (!(error instanceof Refusal)) return { code: 'failed', stateID };
  const { code, playerID } = error;
  return { code, stateID, ...(playerID !== undefined && { playerID }) };
}

/** Why a screen lost its seat: it has another number now, another holder, or its holder another screen. */
function reasonUnbound(
  { handovers }: Services,
  table: TableRecord,
  playerID: PlayerID,
  credentials: string,
): Refused {
  try {
    handovers.provenSeat(table, playerID, credentials);
    return { code: 'unbound', stateID: null };
  } catch (error) {
    return asRefused(error, null);
  }
}
