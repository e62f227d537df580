import type { Seat } from '../../../shared/protocol/table';

/** Whether a person has the seat. */
const isPerson = ({ name, bot }: Seat): boolean => name !== undefined && !bot;

/** Whether they are there. */
export const isPersonPresent = (seat: Seat): boolean => isPerson(seat) && seat.isConnected === true;
