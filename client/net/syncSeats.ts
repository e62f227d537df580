import type {
  ClaimAnswer,
  ClaimBody,
  PlayersSeat,
  TablesAnswer,
} from '../../shared/protocol/requests';
import { remember } from '../app/remembered';
import { ask, proofOf } from './api';
import { deviceKey, forgetDevice, noticeForgotten, thisDevice } from './device';
import { rememberLook, rememberName } from './look';
import { codeOf } from './refusal';
import { changeSeat, forgetSeat, keepSeat, type OwnSeat, ownSeats, seatAt } from './seats';

/* What this browser keeps of seats follows what its player holds, wherever they sat down. */

/** Seats the server did not take: with other credentials, they are asked for as before. */
const unclaimed = new Set<string>();
let asking: Promise<void> | null = null;

/** Brings the seats in line with those of the player: from other devices, and given up there. */
export function syncSeats(): Promise<void> {
  asking ??= followSeats().finally(() => (asking = null));
  return asking;
}

async function followSeats() {
  if (noticeForgotten()) return;
  await claimSeats();
  const key = deviceKey();
  if (key === null) return;
  const before = ownSeats();
  try {
    const { seats, devices, playerName, look } = await ask<TablesAnswer>('POST', 'me/tables', {
      key,
    });
    remember('devices', String(devices));
    // as it was said on whatever device of theirs was the last to
    if (playerName !== undefined) rememberName(playerName);
    if (look) rememberLook(look);
    const isHeld = (own: OwnSeat) =>
      seats.some((one) => one.matchID === own.matchID && one.gameName === own.game);
    // not those that were taken while this was asked
    for (const own of before)
      if (own.credentials === key && !isHeld(own) && seatAt(own)?.joinedAt === own.joinedAt)
        forgetSeat(own);
    for (const { gameName: game, matchID, playerID, playerName: name } of [...seats].reverse()) {
      const own = seatAt({ game, matchID });
      if (!own)
        keepSeat({ game, matchID, playerID, name, credentials: key, nonce: '', joinedAt: 0 });
      // claimed before, by a page that was left before it heard so
      else if (own.playerID === playerID && own.credentials !== key)
        changeSeat(own, (kept) => ({ ...kept, credentials: key }));
    }
    for (const own of ownSeats()) if (own.credentials === key) noteOthers(own, seats);
  } catch (error) {
    if (codeOf(error) === 'credentials') loseDevice(key);
  }
}

/** Keeps beside a seat what else its player holds at the same table. */
function noteOthers(own: OwnSeat, seats: readonly PlayersSeat[]) {
  const others = seats
    .filter(({ matchID, gameName }) => matchID === own.matchID && gameName === own.game)
    .filter(({ playerID }) => playerID !== own.playerID)
    .map(({ playerID, playerName }) => ({ playerID, name: playerName }));
  if (JSON.stringify(others) === JSON.stringify(own.others ?? [])) return;
  changeSeat(own, ({ others: _, ...kept }) => (others.length > 0 ? { ...kept, others } : kept));
}

/** Makes seats the player's that were taken by credentials of their own, in an earlier version. */
async function claimSeats() {
  const own = ownSeats();
  const key = deviceKey();
  const old = own.filter(
    ({ credentials, matchID }) => credentials !== key && !unclaimed.has(matchID),
  );
  for (let i = 0; i < old.length; i += SEATS) {
    const some = old.slice(i, i + SEATS);
    const device = thisDevice();
    const body: ClaimBody = {
      device,
      seats: some.map((seat) => ({
        gameName: seat.game,
        matchID: seat.matchID,
        ...proofOf(seat),
      })),
    };
    for (const { matchID } of some) unclaimed.add(matchID);
    const { matchIDs } = await ask<ClaimAnswer>('POST', 'me/claim', body).catch(
      (): ClaimAnswer => ({ matchIDs: [] }),
    );
    for (const seat of some)
      if (matchIDs.includes(seat.matchID))
        changeSeat(seat, (kept) => ({ ...kept, credentials: device.key }));
  }
}

/** How many seats are claimed at a time. */
const SEATS = 40;

/** This device was removed from its player's: what it had is theirs, and not here any more. */
export function loseDevice(key: string) {
  forgetDevice();
  for (const seat of ownSeats()) if (seat.credentials === key) forgetSeat(seat);
}
