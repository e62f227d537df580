import type { PlayerID } from '../../../../shared/engine/game';
import { kindsOf } from '../../../../shared/games/tower-of-babel/discs';
import { shares } from '../../../../shared/games/tower-of-babel/offers';
import { rowInForce, wonderPoints } from '../../../../shared/games/tower-of-babel/scoring';
import type { Build, Offer, RevealedBuild } from '../../../../shared/games/tower-of-babel/state';
import { discsToTake, partCounts } from '../../../../shared/games/tower-of-babel/table';
import { signed } from '../../../kit/words';
import { personWords } from '../words';
import type { OnTable } from '../types';

/** What a build leads to beyond its disc and its parts. */
export type Stakes = {
  /** What everybody with a part would score for the wonder; `null` where more discs lie on it. */
  points: Record<PlayerID, number> | null;
  endsMatch: boolean;
};

/** What it would lead to if a build were fulfilled as it stands, whoever builds adding the rest. */
export function stakesOf(build: RevealedBuild, { view: { table }, ctx }: OnTable): Stakes {
  const site = table.wonders[build.wonder];
  const toTake = discsToTake(table);
  return {
    points:
      site.discs.length === 1
        ? wonderPoints(
            added(partCounts(site), shares(build, ctx.currentPlayer).parts),
            rowInForce(table),
          )
        : null,
    endsMatch: kindsOf(build.disc).some((kind) => toTake[kind] === 1),
  };
}

/** A build that nobody but the reader helps with. */
export const helpedBy = (build: Build, of: PlayerID, offer: Offer): RevealedBuild => ({
  ...build,
  offers: { ...build.offers, [of]: offer },
  accepted: [of],
});

function added(
  one: Record<PlayerID, number>,
  other: Record<PlayerID, number>,
): Record<PlayerID, number> {
  const ids = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(ids.map((id) => [id, (one[id] ?? 0) + (other[id] ?? 0)]));
}

/** The same in words, to go on after what a button does; where others have to help, whose parts will be most is open. */
export function stakesWords(
  build: RevealedBuild,
  scene: OnTable,
  how?: 'alone' | 'helped',
): string[] {
  const { t } = scene;
  const { points, endsMatch } = stakesOf(build, scene);
  const row = rowInForce(scene.view.table);
  return [
    ...(points
      ? [
          how === 'helped'
            ? t('stakes.row', { most: signed(row.most), second: signed(row.second) })
            : t('stakes.finishes', { context: how, points: pointsWords(points, scene) }),
        ]
      : []),
    ...(endsMatch ? [t('stakes.endsMatch')] : []),
  ];
}

/** `you +10, Ada +5`: a line ends between two of them, not between a name and its points. */
export const pointsWords = (points: Record<PlayerID, number>, scene: OnTable): string =>
  Object.keys(points)
    .sort((a, b) => points[b] - points[a])
    .map((id) => `${personWords(scene, id)}\u00a0${signed(points[id])}`)
    .join(', ');
