import { distinctNames } from '../../../shared/protocol/distinctNames';
import type { Seat } from '../../../shared/protocol/table';
import type { ChatLine } from '../../../shared/protocol/talk';

/** The name of who said a line, told apart from others at the table, and whether they still hold that seat. */
export function chatAuthorOf(
  { sender, name }: Pick<ChatLine, 'sender' | 'name'>,
  seats: readonly Pick<Seat, 'name'>[],
) {
  const isHolder = name === undefined || name === seats[Number(sender)]?.name;
  return { name: isHolder ? distinctNames(seats)[Number(sender)] : name, isHolder };
}
