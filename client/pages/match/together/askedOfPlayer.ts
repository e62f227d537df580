import type { PlayerID } from '../../../../shared/engine/game';
import type { Table } from '../../../../shared/protocol/table';
import type { MatchKey } from '../../../net/api';
import type { OwnSeat } from '../../../net/seats';
import type { Attempt } from '../../../net/useAttempt';

/** What everything needs that asks something of a player at a table. */
export type AskedOfPlayer = {
  match: MatchKey;
  seat: OwnSeat;
  table: Table;
  name(playerID: PlayerID): string;
  connected: boolean;
  attempt: Attempt;
  isTrying: boolean;
};
