import type { PlayerID } from '../../shared/engine/game';
import type { Refused } from '../../shared/protocol/refusals';
import type { Subscriber } from '../matches/screens/subscribers';
import type { Holder } from '../players/holder';
import { Refusal } from '../refusal';
import { provenSeat } from '../tables/seats/seating';
import type { TableRecord } from '../tables/table';
import type { Message } from './messages';
import { asRefused } from './refused';
import { keepsUp, refuse, release, send, type Session } from './session';

/** Lets a socket in to a match, at a seat it proves or as one that watches: what it was bound to before is gone at once, whatever becomes of the new. */
export async function sync(
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
  await match.attend(seat, network, (table) => {
    if (mine !== session.syncs) throw new Refusal('unbound');
    if (holder !== null) provenSeat(table, seat!, holder);
    const subscriber: Subscriber = {
      playerID: seat,
      shown: holder?.keys[0],
      takesPacked: wishes?.packed ?? false,
      takesAnswered: (wishes?.packed && wishes.answered) ?? false,
      takesChanges: wishes?.changes ?? false,
      pace: 1,
      socketID: socket.id,
      network,
      keepsUp: () => keepsUp(session),
      send: (event, ...args) => send(session, event, ...args),
      sendAll: (ids, event, ...about) => void socket.nsp.to(ids).emit(event, ...about),
      unbind(why) {
        if (session.bound?.subscriber === subscriber) release(session);
        const reason = why && { code: why, stateID: null };
        refuse(session, matchID, reason ?? reasonUnbound(match.table(), seat!, holder!));
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

/** Why a screen lost its seat: it has another number now, or another holder, or the device was removed. */
function reasonUnbound(table: TableRecord, playerID: PlayerID, holder: Holder): Refused {
  try {
    provenSeat(table, playerID, holder);
    return { code: 'unbound', stateID: null };
  } catch (error) {
    return asRefused(error, null);
  }
}
