import type { PlayerID } from '../../../shared/engine/game';
import type { Gameover } from '../../../shared/engine/score';
import { size } from '../../../shared/games/tower-of-babel/cards';
import { pointsSoFar } from '../../../shared/games/tower-of-babel/scoring';
import { clockwise } from '../../../shared/games/tower-of-babel/table';
import type { PlateInfo } from '../../kit/contract';
import { Column } from './art/Column';
import type { OnTable } from './types';

/** What a player is doing, when it is their turn, and their points so far. */
export function plate(scene: OnTable, of: PlayerID): PlateInfo {
  const { view, ctx, t } = scene;
  const { standings } = (ctx.gameover ?? { standings: [] }) as Partial<Gameover>;
  const total = standings?.find(({ playerID }) => playerID === of)?.total;
  if (view.table.over) return { role: '', points: total ?? pointsSoFar(view.table, of) };
  const turn = clockwise(ctx).indexOf(of) + 1;
  return {
    role: roleOf(scene, of),
    sign: (
      <span data-hint="turn">
        <Column turn={turn} width={15} height={15} />
        <span className="visually-hidden">{t('role.turn', { count: turn, ordinal: true })}</span>
      </span>
    ),
    points: pointsSoFar(view.table, of),
  };
}

function roleOf({ view: { table }, ctx, t }: OnTable, of: PlayerID): string {
  const { build } = table;
  if (of === ctx.currentPlayer)
    return build ? t('role.builds', { wonder: t(`short.${build.wonder}`) }) : t('role.active');
  if (!build) return t('role.waits');
  if (!build.offers) return t(build.offered.includes(of) ? 'role.laid' : 'role.waits');
  if (build.accepted.includes(of)) return t('role.accepted');
  if (size(build.offers[of].cards) === 0) return t('role.nothing');
  return t(build.outcome ? 'role.refused' : 'role.offered');
}
