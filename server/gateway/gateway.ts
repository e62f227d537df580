import type { Server as HttpServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Socket } from 'socket.io';
import type { UpdateAck } from '../../shared/protocol/update';
import type { MatchRegistry } from '../matches/registry';
import type { Services } from '../matches/services';
import { Refusal } from '../refusal';
import { handlers, type Answer } from './handlers';
import { messages, type MessageName } from './messages';
import { asRefused } from './refused';
import { createRates, refuse, release, type Session } from './session';
import { callerOn, cutOff, openSocketServer, type Connection } from './socketServer';

/** The sockets of all titles: each title is a namespace. */
export type Gateway = {
  /** Answers what was asked for by then, and has the screens come back by themselves, wherever they are sent. */
  close(): Promise<void>;
};

/** How long answers may take before screens are cut, in milliseconds. */
const CLOSING_TIMEOUT = 2000;

/** Lets sockets in to the matches. */
export function openGateway(http: HttpServer, services: Services, matches: MatchRegistry): Gateway {
  const rates = createRates(services);
  const io = openSocketServer(http, services.config, services.monotonic);
  /** The titles each connection has a socket of. */
  const joinedNamespaces = new WeakMap<Connection, Set<string>>();
  /** What was asked for and is not answered yet. */
  const underWay = new Set<Promise<void>>();

  function onConnection(socket: Socket, game: string) {
    const connection = socket.conn as unknown as Connection;
    const joined = joinedNamespaces.get(connection) ?? new Set();
    // a burst of requests to be let in would make as many sockets; a client has one of each title
    if (joined.has(game)) return cutOff(connection);
    joinedNamespaces.set(connection, joined.add(game));
    socket.on('disconnect', () => joined.delete(game));
    const caller = callerOn(connection);
    const state = { bound: null, syncs: 0, excess: 0 };
    const session = { services, matches, rates, game, socket, connection, caller, ...state };
    listen(session, (answering) => {
      underWay.add(answering);
      void answering.finally(() => underWay.delete(answering));
    });
  }

  for (const { id } of services.games)
    io.of(`/${id}`).on('connection', (socket) => onConnection(socket, id));
  return {
    async close() {
      const late = pause(CLOSING_TIMEOUT, undefined, { ref: false }).then(() => underWay.clear());
      while (underWay.size > 0) await Promise.race([...underWay, late]);
      await io.close();
    },
  };
}

/** Carries out what comes over a socket until it is gone. */
function listen(session: Session, begun: (answering: Promise<void>) => void): void {
  const { socket, services } = session;
  for (const name of Object.keys(messages) as MessageName[])
    socket.on(name, (...args) => begun(receive(session, name, args)));
  socket.onAny((name) => {
    if (Object.hasOwn(messages, String(name))) return;
    if (isTooMuch(session)) return cutOff(session.connection);
    refuse(session, '', { code: 'malformed', stateID: null });
  });
  socket.on('disconnect', () => {
    session.syncs++;
    release(session);
  });
  // without a listener an error of one socket would end the process
  socket.on('error', (error) => services.log.debug({ err: error }, 'socket error'));
}

/** One message: counted, checked, carried out and answered. */
async function receive(session: Session, name: MessageName, args: unknown[]): Promise<void> {
  const { services, rates, connection, caller } = session;
  // it answers once: whatever is said after that is not sent
  const ack = typeof args.at(-1) === 'function' ? (args.pop() as Answer) : null;
  const answer = (given: UpdateAck) => ack?.(given);
  const matchID = name === 'update' ? args[2] : args[0];
  const stateID = name === 'update' && Number.isInteger(args[1]) ? Number(args[1]) : null;
  try {
    const cost = name === 'sync' ? services.config.limits.syncCost : 1;
    if (!rates.messages.take(connection.id, cost) || !rates.addressMessages.take(caller, cost)) {
      if (isTooMuch(session)) return cutOff(connection);
      throw new Refusal('tooFast');
    }
    // it comes back by itself, to a server that stays
    if (name === 'sync' && services.isLeaving()) return cutOff(connection);
    const message = messages[name].safeParse(args);
    if (!message.success) throw new Refusal('malformed');
    const given = await handlers[name](session, message.data as never, ack);
    answer(given ?? { ok: true, stateID: 0 });
  } catch (error) {
    const refused = asRefused(error, stateID);
    if (refused.code === 'failed') services.log.error({ err: error, name }, 'message failed');
    answer({ ok: false, code: refused.code });
    refuse(session, matchID, refused);
    // it comes back by itself, maybe to a server that can show it the match
    if (name === 'sync' && refused.code === 'noStorage') return cutOff(connection);
    if (WRONG.has(refused.code) && !rates.wrongKeys.take(caller)) cutOff(connection);
  }
}

/** Counts one message more beyond the limits; whether that is more than a slip. */
const isTooMuch = (session: Session): boolean =>
  ++session.excess > session.services.config.limits.excess;

/** Refusals that a guesser would collect. */
const WRONG = new Set(['credentials', 'unknownMatch', 'noSeat']);
