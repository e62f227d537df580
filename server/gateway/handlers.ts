import type { Action } from '../../shared/engine/engine';
import type { Ack } from '../../shared/protocol/refusals';
import type { EncodedUpdate, UpdateAck } from '../../shared/protocol/update';
import { Refusal } from '../refusal';
import { sync } from './lettingIn';
import type { Message, MessageName } from './messages';
import { boundTo, keepsUp, refuse, type Bound, type Session } from './session';

/** Answers a message of a socket. */
export type Answer = (ack: UpdateAck) => void;

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
  pace,
};

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

/** How long its reader looks at things: bots go no faster than whoever sits there can see. */
async function pace(session: Session, [matchID, stretch]: Message<'pace'>): Promise<void> {
  boundTo(session, matchID).subscriber.pace = stretch;
}

const seatOf = ({ match, playerID }: Bound): string => `${match.id} ${playerID}`;

const toAction = ({ type, payload }: Message<'update'>[0]): Action =>
  type === 'UNDO'
    ? { type: 'undo', playerID: payload.playerID }
    : { type: 'move', playerID: payload.playerID, move: payload.type, args: payload.args ?? [] };
