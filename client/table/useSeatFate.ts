import { useEffect, useRef, useState } from 'react';
import type { Snapshot } from '../../shared/core/connect';
import { leave, type MatchKey } from '../lobby/api';
import { forgetSeat, keepSeat, type OwnSeat } from '../lobby/seats';

/**
 * What becomes of our seat at a match: it may get another number, be taken from us, or be given up.
 * `isLost` while we have none because it was taken.
 */
export function useSeatFate(match: MatchKey, seat: OwnSeat | undefined, { refused }: Snapshot) {
  const [wasTaken, setTaken] = useState(false);
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!seat || !refused) return;
    const { code, playerID } = refused;
    if (code === 'moved' && playerID !== undefined && playerID !== seat.playerID)
      keepSeat({ ...seat, playerID });
    if (code === 'noSeat' || code === 'credentials') {
      forgetSeat(seat);
      setTaken(!isLeaving.current);
    }
  }, [seat, refused]);

  /** Gives the seat up. */
  async function standUp() {
    if (!seat) return;
    isLeaving.current = true;
    try {
      await leave(match, seat);
      forgetSeat(match);
      setTaken(false);
    } finally {
      isLeaving.current = false;
    }
  }

  return { isLost: wasTaken && !seat, standUp };
}
