import type { PlayerID } from '../../../../shared/engine/game';
import type { Gameover } from '../../../../shared/engine/score';
import { pointsSoFar } from '../../../../shared/games/tower-of-babel/scoring';
import { clockwise } from '../../../../shared/engine/clockwise';
import type { PlateInfo } from '../../../kit/contract';
import { Crown } from '../art/Crown';
import { TurnNumber } from '../art/TurnNumber';
import { fateOf, wayBack } from '../moments/fates';
import { seenPoints } from '../seen';
import type { OnTable } from '../types';

/** What a player is doing, when it is their turn, and their points so far. */
export function plate(scene: OnTable, of: PlayerID): PlateInfo {
  const { view, ctx, t } = scene;
  const { standings } = (ctx.gameover ?? { standings: [] }) as Partial<Gameover>;
  const total = standings?.find(({ playerID }) => playerID === of)?.total;
  if (view.table.over) return { role: '', points: total ?? pointsSoFar(view.table, of) };
  const turn = turnOf(scene, of);
  return {
    role: roleOf(scene, of),
    // which wonder it is stands out on the board
    brief: isBuilding(scene, of) ? t('role.building') : undefined,
    isBusy: isBuilding(scene, of),
    sign: (
      <span data-hint="turn">
        <TurnNumber turn={turn} width={15} height={15} />
        <span className="visually-hidden">{t('role.turn', { count: turn, ordinal: true })}</span>
      </span>
    ),
    ...pointsOf(scene, of),
    asked: askedOf(scene),
  };
}

/** Points so far, and a crown for whoever has the most; before anybody has any, nobody leads. */
function pointsOf(scene: OnTable, of: PlayerID) {
  const { view, ctx, t } = scene;
  // the number counts up to what there is, and nobody leads by what has not come
  const come = seenPoints(scene, of);
  const leads = come > 0 && ctx.playOrder.every((other) => seenPoints(scene, other) <= come);
  return {
    points: pointsSoFar(view.table, of),
    onDisc: leads && <Leader words={t('role.leads')} />,
  };
}

const Leader = ({ words }: { words: string }) => (
  <span data-hint="leader">
    <Crown width={18} height={18} />
    <span className="visually-hidden">{words}</span>
  </span>
);

/** What of the reader's is waited for. */
function askedOf({ view: { table }, t }: OnTable): string | undefined {
  if (table.step === 'offering') return t('role.yourOffer');
  return table.step === 'answering' ? t('role.yourAnswer') : undefined;
}

const isBuilding = ({ view, ctx }: OnTable, of: PlayerID): boolean =>
  view.table.build !== null && of === ctx.currentPlayer;

/** Whether they play first, as whoever is active does, second, third ... */
const turnOf = ({ ctx }: OnTable, of: PlayerID): number => clockwise(ctx).indexOf(of) + 1;

function roleOf(scene: OnTable, of: PlayerID): string {
  const { view, ctx, happening, decided, t } = scene;
  const { build } = view.table;
  if (of === ctx.currentPlayer)
    return build ? t('role.builds', { wonder: t(`short.${build.wonder}`) }) : t('role.active');
  if (!build) {
    if (of === decided) return t('role.played');
    const turn = turnOf(scene, of);
    return turn === 2 ? t('role.next') : t('role.later', { count: turn, ordinal: true });
  }
  // an offer that is just being turned is no more than laid
  if (!build.offers || happening.some(({ type }) => type === 'revealed'))
    return t(build.offered.includes(of) ? 'role.laid' : 'role.waits');
  switch (fateOf(build, of)) {
    case 'empty':
      return t('role.nothing');
    case 'open':
      return t('role.offered');
    case 'refused':
      return t(`sign.${wayBack(build, of)}`);
    default:
      return t('sign.accepted');
  }
}
