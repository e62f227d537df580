import type { ChatLine, Seat } from '../../../shared/protocol/table';

/** The name of who said a line, and whether they still hold that seat. */
export function chatAuthorOf({ sender, name }: ChatLine, seats: readonly Seat[]) {
  const holder = seats[Number(sender)]?.name;
  return { name: name ?? holder, isHolder: name === undefined || name === holder };
}
