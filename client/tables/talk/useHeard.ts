import type { Snapshot } from '../../../shared/protocol/snapshot';
import type { Table } from '../../../shared/protocol/table';
import { useUnheard } from './unheard';

/** What is said and signed at the table by whomever this reader wants to hear. */
export function useHeard(
  { chat, reactions }: Pick<Snapshot, 'chat' | 'reactions'>,
  table: Table,
): Pick<Snapshot, 'chat' | 'reactions'> {
  const isUnheard = useUnheard(table);
  const nameOf = (playerID: string) => table.players[Number(playerID)]?.name ?? '';
  return {
    chat: chat.filter(({ sender, name }) => !isUnheard(sender, name ?? nameOf(sender))),
    reactions: Object.fromEntries(
      Object.entries(reactions).filter(([playerID]) => !isUnheard(playerID, nameOf(playerID))),
    ),
  };
}
