import type { z } from 'zod';
import type { PlayerID } from '../../shared/engine/game';
import type { Action } from '../../shared/engine/engine';
import type { Ack, Refused } from '../../shared/protocol/table';
import type { EncodedUpdate, UpdateAck } from '../../shared/protocol/update';
import type { Subscriber } from '../matches/screens/subscribers';
import type { Holder } from '../players/holder';
import { provenSeat } from '../tables/seating';
import { Refusal } from '../refusal';
import { isLost } from '../storage/database/problems';
import type { TableRecord } from '../tables/table';
import type { messages, MessageName } from './messages';
import { boundTo, keepsUp, refuse, release, send, type Bound, type Session } from './session';

/** Answers a message of a socket. */
export type Answer = (ack: UpdateAck) => void;

type Message<N extends MessageName> = z.output<(typeof messages)[N]>;

type Handler<N extends MessageName> = (
  session: Session,
  message: Message<N>,
  answer: Answer | null,
) => Promise<Ack | void>;

/** What each message does; refused by throwing. */
export const handlers: { [N in MessageName]: Handler<N> } = {
  sync,
  update,
  chat,
  nonce,
  react,
  aside,
};

/** Binds the session: what it was bound to before is gone at once, whatever becomes of the new. */
async function sync(
  session: Session,
  [matchID, playerID, credentials, , wishes]: Message<'sync'>,
): Promise<void> {
  const { services, matches, rates, caller, socket } = session;
  const mine = ++session.syncs;
  release(session);
  if (!rates.syncs.take(caller) || !rates.wrongKeys.has(caller)) throw new Refusal('tooFast');
  const match = await matches.get(session.game, matchID);
  const seat = playerID ?? null;
  const holder = seat === null ? null : await services.players.holderOf(credentials ?? '');
  const network = caller.at(-1)!;
  await match.watch(seat, network, (table) => {
    if (mine !== session.syncs || socket.disconnected) throw new Refusal('unbound');
    if (holder !== null) provenSeat(table, seat!, holder);
    const subscriber: Subscriber = {
      playerID: seat,
      shown: holder?.keys[0],
      takesPacked: wishes?.packed ?? false,
      takesAnswered: (wishes?.packed && wishes.answered) ?? false,
      takesChanges: wishes?.changes ?? false,
      socketID: socket.id,
      network,
      keepsUp: () => keepsUp(session),
      send: (event, ...args) => send(session, event, ...args),
      sendAll: (ids, event, ...about) => void socket.nsp.to(ids).emit(event, ...about),
      unbind(why) {
        if (session.bound?.subscriber === subscriber) release(session);
        const reason = why && { code: why, stateID: null };
        refuse(session, matchID, reason ?? reasonUnbound(match.record(), seat!, holder!));
      },
    };
    if (seat !== null) matches.note(matchID, Number(seat) === table.host ? caller : null);
    session.bound = {
      match,
      subscriber,
      playerID: seat,
      credentials: credentials ?? null,
      forgetDevice: holder
        ? services.players.onRemoved(holder, () => subscriber.unbind())
        : () => undefined,
    };
    return subscriber;
  });
}

async function update(
  session: Session,
  [action, stateID, matchID, playerID]: Message<'update'>,
  answer: Answer | null,
): Promise<Ack> {
  const at = boundTo(session, matchID);
  const { payload } = action;
  if (payload.playerID !== at.playerID || (playerID ?? payload.playerID) !== at.playerID)
    throw new Refusal('credentials');
  if ((payload.credentials ?? null) !== at.credentials) throw new Refusal('credentials');
  if (!session.rates.actions.take(seatOf(at))) throw new Refusal('tooFast');
  const withUpdate =
    answer !== null && at.subscriber.takesAnswered
      ? (update: EncodedUpdate) => {
          if (keepsUp(session)) answer({ ok: true, stateID: update[0], update });
        }
      : undefined;
  const ack = await at.match.act(at.subscriber, toAction(action), stateID, withUpdate);
  if (!ack.ok) {
    refuse(session, matchID, { code: ack.code, stateID });
    if (session.bound?.subscriber === at.subscriber) at.match.correct(at.subscriber);
  }
  return ack;
}

async function chat(session: Session, [matchID, line, credentials]: Message<'chat'>): Promise<Ack> {
  const at = boundTo(session, matchID);
  if ((line.sender ?? at.playerID) !== at.playerID) throw new Refusal('credentials');
  if ((credentials ?? null) !== at.credentials) throw new Refusal('credentials');
  if (!session.rates.chat.take(seatOf(at))) throw new Refusal('tooFast');
  return at.match.say(at.subscriber, line.payload);
}

async function nonce(session: Session, [matchID, revealed]: Message<'nonce'>): Promise<void> {
  const at = boundTo(session, matchID);
  await at.match.reveal(Number(at.playerID), revealed);
}

async function react(
  session: Session,
  [matchID, reaction, credentials]: Message<'react'>,
): Promise<Ack> {
  const at = boundTo(session, matchID);
  if ((credentials ?? null) !== at.credentials) throw new Refusal('credentials');
  if (!session.rates.reactions.take(seatOf(at))) throw new Refusal('tooFast');
  return at.match.react(at.subscriber, reaction);
}

/** Somebody who watches says something: each socket so often, and each address not much oftener. */
async function aside(session: Session, [matchID, text]: Message<'aside'>): Promise<Ack> {
  const { bound, rates, connection, caller } = session;
  if (bound === null || bound.match.id !== matchID || bound.playerID !== null)
    throw new Refusal('unbound');
  if (!rates.asides.take(connection.id) || !rates.addressAsides.take(caller))
    throw new Refusal('tooFast');
  return bound.match.sayAside(bound.subscriber, text);
}

const seatOf = ({ match, playerID }: Bound): string => `${match.id} ${playerID}`;

const toAction = ({ type, payload }: Message<'update'>[0]): Action =>
  type === 'UNDO'
    ? { type: 'undo', playerID: payload.playerID }
    : { type: 'move', playerID: payload.playerID, move: payload.type, args: payload.args ?? [] };

/** What is said of something that was thrown; what is no refusal is a fault of ours. */
export function asRefused(error: unknown, stateID: number | null): Refused {
  if (!(error instanceof Refusal)) return { code: isLost(error) ? 'noStorage' : 'failed', stateID };
  const { code, playerID } = error;
  return { code, stateID, ...(playerID !== undefined && { playerID }) };
}

/** Why a screen lost its seat: it has another number now, or another holder, or the device was removed. */
function reasonUnbound(table: TableRecord, playerID: PlayerID, holder: Holder): Refused {
  try {
    provenSeat(table, playerID, holder);
    return { code: 'unbound', stateID: null };
  } catch (error) {
    return asRefused(error, null);
  }
}
