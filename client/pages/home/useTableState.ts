import type { PlayerID } from '../../../shared/engine/game';
import { useTranslation } from '../../text/useTranslation';
import { distinctNames } from '../../../shared/protocol/distinctNames';
import type { Seat, Table } from '../../../shared/protocol/table';
import { useAway } from '../../tables/seats/away';
import { isTaken, unready } from '../../../shared/protocol/startConditions';
import { isWaitingFor } from './waitsFor';

/** What is going on at a table, in a few words for one of its players. */
export function useTableState(seats: readonly Seat[] = []) {
  const { t } = useTranslation('app');
  const away = useAway(seats);
  const nameOf = ({ players }: Table) => {
    const names = distinctNames(players);
    return (id: PlayerID) => names[Number(id)] ?? '';
  };

  function beforeStart(table: Table, playerID: PlayerID): string {
    const free = table.players.filter((seat) => !isTaken(seat)).length;
    if (free > 0) return t('state.free', { count: free });
    if (isWaitingFor(table, playerID))
      return t(table.host === playerID ? 'state.start' : 'state.ready');
    const late = unready(table);
    if (late.length > 0)
      return t('state.unready', { names: late.map(({ id }) => nameOf(table)(String(id))) });
    return t('state.soon');
  }

  function inPlay(table: Table, playerID: PlayerID): string {
    const { awaited } = table;
    if (awaited.includes(playerID)) return t('state.yourTurn');
    const absent = awaited.map((id) => away(table.players[Number(id)] ?? {}));
    if (absent.length > 0 && absent.every((one) => one !== null))
      return t('state.absent', { names: awaited.map(nameOf(table)), since: absent[0].since });
    if (awaited.length > 2) return t('state.several', { count: awaited.length });
    return t('state.thinking', {
      count: awaited.length,
      names: awaited.map(nameOf(table)),
    });
  }

  function ended(table: Table, playerID: PlayerID): string {
    const winners = (table.gameover?.standings ?? []).filter(({ place }) => place === 1);
    const won = winners.some((one) => one.playerID === playerID);
    if (won)
      return t(winners.length > 1 ? 'state.shared' : 'state.won', { points: winners[0].total });
    return t('state.lost', { names: winners.map((one) => nameOf(table)(one.playerID)) });
  }

  return (table: Table, playerID: PlayerID): string => {
    switch (table.status) {
      case 'open':
        return beforeStart(table, playerID);
      case 'locked':
        return t('state.dealing');
      case 'running':
        if (table.waitsForRules) return t('state.waitsForRules');
        return table.isPaused ? t('state.paused') : inPlay(table, playerID);
      case 'stopped':
        return t('state.stopped');
      case 'over':
        return table.isAbandoned ? t('state.abandoned') : ended(table, playerID);
    }
  };
}
