import type { PlayerID } from '../../../shared/engine/game';
import { useTranslation } from 'react-i18next';
import type { Table } from '../../../shared/protocol/table';
import { isTaken, unready } from '../../../shared/protocol/startConditions';
import { isWaitingFor } from './waitsFor';

/** What is going on at a table, in a few words for one of its players. */
export function useTableState() {
  const { t } = useTranslation('app');
  const nameOf = (table: Table) => (id: PlayerID) => table.players[Number(id)]?.name ?? '';

  function beforeStart(table: Table, playerID: PlayerID): string {
    const free = table.players.filter((seat) => !isTaken(seat)).length;
    if (free > 0) return t('state.free', { count: free });
    if (isWaitingFor(table, playerID))
      return t(table.host === playerID ? 'state.start' : 'state.ready');
    const late = unready(table);
    if (late.length > 0) return t('state.unready', { names: late.map(({ name }) => name) });
    return t('state.soon');
  }

  function inPlay(table: Table, playerID: PlayerID): string {
    const { awaited } = table;
    if (awaited.includes(playerID)) return t('state.yourTurn');
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
        return table.waitsForRules ? t('state.waitsForRules') : inPlay(table, playerID);
      case 'stopped':
        return t('state.stopped');
      case 'over':
        return ended(table, playerID);
    }
  };
}
