import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MatchSnapshot } from '../../shared/core/connect';
import { legalMoves } from '../../shared/core/legal';
import type { Arg, GameEvent } from '../../shared/core/module';
import type { Table } from '../../shared/protocol/table';
import type { OwnSeat } from '../lobby/seats';
import type { LoadedTitle, Scene } from './title';

type Shown = {
  title: LoadedTitle;
  match: MatchSnapshot;
  table: Table;
  seat: OwnSeat | undefined;
  /** Says whether the move was accepted. */
  play(move: string, ...args: Arg[]): Promise<boolean>;
};

/** What this screen shows of a match, and what its reader is pointing at and about to decide. */
export function useScene({ title, match, table, seat, play }: Shown) {
  const { view, ctx, awaited, log } = match;
  const { module } = title;
  const { t } = useTranslation(module.id);
  const [draft, setDraft] = useState<unknown>(null);
  const [pointed, setPointed] = useState<readonly GameEvent[]>([]);
  const playerID = seat?.playerID ?? null;

  const scene: Scene = {
    view,
    ctx,
    playerID,
    legal: legalMoves(module, view, ctx, playerID),
    awaited,
    events: log.flatMap(({ events }) => events),
    pointed,
    draft,
    setDraft,
    play: async (move, ...args) => {
      if (await play(move, ...args)) setDraft(null);
    },
    name: (id) => table.players[Number(id)]?.name ?? t('match:seat', { number: Number(id) + 1 }),
    t,
  };
  return { scene, setPointed };
}
