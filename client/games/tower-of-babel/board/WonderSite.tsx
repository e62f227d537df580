import type { PlayerID } from '../../../../shared/engine/game';
import { common, size } from '../../../../shared/games/tower-of-babel/cards';
import { DISCS, type DiscId } from '../../../../shared/games/tower-of-babel/discs';
import type { Finished, Wonder } from '../../../../shared/games/tower-of-babel/state';
import { unfinishedPoints } from '../../../../shared/games/tower-of-babel/scoring';
import { isScored, partCounts } from '../../../../shared/games/tower-of-babel/table';
import { announce } from '../../../ui/announce';
import { classes } from '../../../ui/classes';
import { Disc } from '../../../ui/signs/Disc';
import { Emblem } from '../../../ui/signs/Emblem';
import { BuildingDisc } from '../art/BuildingDisc';
import { Planks } from '../art/Planks';
import { WonderArt } from '../art/WonderArt';
import { partNames, roomOn } from '../art/silhouetteLayers';

import { useScreen } from '../../../ui/hooks/useScreen';
import type { useStops } from './useStops';
import { isCounted } from '../../../kit/isCounted';
import { listWords } from '../../../kit/words';
import { LastDisc } from './LastDisc';
import { Plaque } from './Plaque';
import { pointing } from '../prompt/preview';
import { winnerOf } from '../ranking';
import { discWords } from '../words';
import styles from './WonderSite.module.css';
import type { OnTable } from '../types';

type Props = OnTable & {
  wonder: Wonder;
  coming: readonly PlayerID[];
  isPointed: boolean;
  canBuild: boolean;
  stop: ReturnType<typeof useStops>['stop'];
};

/** A wonder on its pedestal with the discs that are left, and who has how many parts on it. */
export function WonderSite(scene: Props) {
  const { view, wonder, isPointed, draft } = scene;
  const site = view.table.wonders[wonder];
  const finished = view.table.finished.find((one) => one.wonder === wonder);
  const valued = finished ?? valuedAtEnd(scene);
  return (
    <section
      className={classes(
        styles.site,
        isBuiltNow(scene) && styles.built,
        site.discs.includes(draft?.disc as DiscId) && styles.chosen,
        isPointed && styles.pointed,
      )}
      aria-label={siteWords(scene)}
      data-thing={`wonder:${wonder}`}
      data-seat={finished && winnerOf(finished)}
      data-discs={site.discs.length}
      data-finished={isScored(site) || undefined}
    >
      <div className={styles.stand}>
        <Art {...scene} />
        {isBuiltNow(scene) && (
          <span className={styles.column} data-thing="column" data-hint="column">
            <Disc seat={scene.ctx.currentPlayer} size={28} />
          </span>
        )}
        {valued && <Plaque {...scene} finished={valued} />}
        <DiscsToTake {...scene} isHidden={valued !== undefined} />
      </div>
      <Foot {...scene} />
    </section>
  );
}

const isBuiltNow = ({ view, wonder }: Props): boolean => view.table.build?.wonder === wonder;

/** The wonder as far as it stands, boarded up where its build has failed. */
function Art(scene: Props) {
  const { view, wonder, coming } = scene;
  const site = view.table.wonders[wonder];
  const finished = view.table.finished.find((one) => one.wonder === wonder);
  return (
    <div className={styles.art} data-thing={`site:${wonder}`} data-hint="wonder">
      <WonderArt
        wonder={wonder}
        parts={(finished ?? site).parts}
        coming={coming}
        room={roomOn(site)}
        isFinished={isScored(site)}
        names={partNames(wonder, site)}
      />
      {isBuiltNow(scene) && view.table.build?.outcome === 'failed' && (
        <span className={styles.planks} data-thing={`planks:${wonder}`}>
          <Planks />
        </span>
      )}
    </div>
  );
}

/** Its discs that nobody has taken, where whoever is active chooses one. */
function DiscsToTake(scene: Props & { isHidden: boolean }) {
  const { view, wonder, isHidden } = scene;
  const { discs } = view.table.wonders[wonder];
  return (
    <ul className={styles.discs} hidden={isHidden}>
      {discs.map((disc) => (
        <li key={disc} data-thing={`disc:${disc}`}>
          <DiscButton {...scene} disc={disc} />
        </li>
      ))}
      {discs.length === 1 && !view.table.over && (
        <li className={styles.last}>
          <LastDisc {...scene} />
        </li>
      )}
    </ul>
  );
}

function DiscButton(scene: Props & { disc: DiscId }) {
  const { view, ctx, playerID, canBuild, draft, setDraft, stop, disc, t } = scene;
  const isChosen = draft?.disc === disc;
  const isRinged = isChosen || view.table.build?.disc === disc;

  function press() {
    if (canBuild) return setDraft(isChosen ? null : { disc });
    if (playerID === null || ctx.currentPlayer === playerID) return;
    announce(t('why.notActive'));
    setDraft({ ...draft, why: { key: 'why.notActive' } });
  }
  return (
    <button
      {...stop(disc)}
      type="button"
      className={styles.disc}
      aria-pressed={canBuild ? isChosen : undefined}
      aria-disabled={!canBuild}
      data-hint="disc"
      onClick={press}
      {...(canBuild ? pointing(scene, { disc }) : {})}
    >
      <BuildingDisc disc={disc}>
        {isRinged ? (
          <circle cx="20" cy="19.5" r="20" className={styles.ring} />
        ) : (
          canBuild && <Reach of={shareOf(disc, scene)} />
        )}
      </BuildingDisc>
      <span className="visually-hidden">{discWords(disc, t)}</span>
    </button>
  );
}

/** What it is called, and whose parts are on it. */
function Foot(scene: Props) {
  const { view, wonder, t } = scene;
  const { isPhone } = useScreen();
  const isFinished = isScored(view.table.wonders[wonder]);
  const parts = partsOf(scene);
  return (
    <div className={styles.foot} data-hint="parts">
      <span className={styles.name} aria-hidden>
        {t(isPhone ? `short.${wonder}` : `wonder.${wonder}`)}
      </span>
      <span className={styles.parts} aria-hidden>
        {parts.map(({ id, count, next }) => (
          <span key={id} className={styles.count}>
            <Emblem seat={id} size={12} />
            <span className={styles.now}>{count}</span>
            {next > count && <em className={styles.next}>→{next}</em>}
          </span>
        ))}
        {isFinished && parts.length === 0 && <b>✓ {t('board.finished')}</b>}
        {!isFinished && parts.length === 0 && (
          <span className={styles.untouched}>{t('board.untouched')}</span>
        )}
      </span>
    </div>
  );
}

/** An unfinished wonder with what its parts are worth at the end, once that is counted. */
function valuedAtEnd(scene: Props): Finished | undefined {
  const { table } = scene.view;
  if (!table.over || !isCounted(scene, 'unfinished')) return undefined;
  const [, points] = unfinishedPoints(table).find(([wonder]) => wonder === scene.wonder) ?? [];
  const { parts } = table.wonders[scene.wonder];
  const isTouched = points && Object.keys(points).length > 0;
  return isTouched ? { wonder: scene.wonder, parts, points } : undefined;
}

/** How much of what a disc needs the reader holds: a whole ring around those that they could fill alone. */
const Reach = ({ of }: { of: number }) => (
  <g className={styles.reach}>
    <circle cx="20" cy="19.5" r="19.7" className={styles.lacking} />
    <circle
      cx="20"
      cy="19.5"
      r="19.7"
      className={styles.held}
      pathLength="100"
      strokeDasharray={`${Math.round(100 * of)} 100`}
      transform="rotate(-90 20 19.5)"
    />
  </g>
);

function shareOf(disc: DiscId, { view, playerID }: Props): number {
  const hand = playerID === null ? null : view.hands[playerID];
  return hand ? size(common(hand, DISCS[disc])) / size(DISCS[disc]) : 0;
}

/** Who has parts on it, or would have, the most first. */
const partsOf = ({ view, ctx, wonder, coming }: Props) => {
  // the parts of a finished one have gone back, and are remembered
  const counts = partCounts(
    view.table.finished.find((one) => one.wonder === wonder) ?? view.table.wonders[wonder],
  );
  return ctx.playOrder
    .map((id) => {
      const count = counts[id] ?? 0;
      return { id, count, next: count + coming.filter((other) => other === id).length };
    })
    .filter(({ next }) => next > 0)
    .sort((a, b) => b.count - a.count);
};

function siteWords(scene: Props): string {
  const { view, wonder, name, playerID, t } = scene;
  const nameOf = (id: PlayerID) => (id === playerID ? t('match:you') : name(id));
  const finished = view.table.finished.find((one) => one.wonder === wonder);
  const isFinished = isScored(view.table.wonders[wonder]);
  const parts = partsOf({ ...scene, coming: [] }).map(({ id, count }) =>
    finished
      ? t('board.scored', { name: nameOf(id), count, points: finished.points[id] })
      : t('board.parts', { name: nameOf(id), count }),
  );
  const state = [
    ...(isFinished ? [t('board.finished')] : []),
    ...(parts.length > 0 ? [listWords(parts, t)] : []),
    ...(parts.length === 0 && !isFinished ? [t('board.untouched')] : []),
  ];
  return `${t(`wonder.${wonder}`)}: ${state.join(', ')}`;
}
