import { useEffect, useRef, useState } from 'react';
import type { Snapshot } from '../../../shared/protocol/snapshot';
import type { Table } from '../../../shared/protocol/table';
import { leave, type MatchKey } from '../../net/api';
import { loseDevice } from '../../net/syncSeats';
import { forgetSeat, keepSeat, type OwnSeat } from '../../net/seats';

/**
 * Why we have no seat any more, as the key of a sentence: another device removed this one (`refusal.removed`),
 * or the seat was freed or is somebody else's (`room.lost`). To go on at another device takes none away.
 */
export type SeatLoss = 'room.lost' | 'refusal.removed' | null;

/** The same at a table: where nobody else may sit down, neither may whoever lost their seat. */
export const seatLossOf = (lost: SeatLoss & string, { noNewcomers }: Table) =>
  lost === 'room.lost' && noNewcomers ? 'room.lostClosed' : lost;

/**
 * What becomes of our seat at a match: it may get another number, be taken from us, alone or with all that
 * this device had, or be given up.
 */
export function useSeatLoss(match: MatchKey, seat: OwnSeat | undefined, { refused }: Snapshot) {
  const [why, setWhy] = useState<SeatLoss>(null);
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!seat || !refused) return;
    const { code, playerID } = refused;
    if (code === 'moved' && playerID !== undefined && playerID !== seat.playerID)
      keepSeat({ ...seat, playerID });
    if (code === 'noSeat' || code === 'credentials') {
      forgetSeat(seat);
      setWhy(isLeaving.current ? null : 'room.lost');
    }
    if (code === 'removed') {
      loseDevice(seat.credentials);
      setWhy('refusal.removed');
    }
  }, [seat, refused]);

  /** Gives the seat up, and with `erase` leaves no name and no word behind. */
  async function standUp(erase = false) {
    if (!seat) return;
    isLeaving.current = true;
    try {
      await leave(match, seat, erase);
      forgetSeat(match);
      setWhy(null);
    } finally {
      isLeaving.current = false;
    }
  }

  return { lost: seat ? null : why, standUp };
}
