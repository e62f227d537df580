import type { PlayerID } from '../../../shared/engine/game';
import type { DiscId } from '../../../shared/games/tower-of-babel/discs';
import type { Wonder } from '../../../shared/games/tower-of-babel/state';
import { isScored, partCounts } from '../../../shared/games/tower-of-babel/table';
import { announce } from '../../ui/announce';
import { classes } from '../../ui/classes';
import { Disc } from '../../ui/Disc';
import { Emblem } from '../../ui/Emblem';
import { BuildingDisc } from './art/BuildingDisc';
import { WonderArt } from './art/WonderArt';
import { partNames, roomOn } from './silhouetteLayers';

import { useScreen } from '../../ui/useScreen';
import type { useStops } from './useStops';
import { listWords } from '../../kit/words';
import { discWords } from './words';
import styles from './WonderSite.module.css';
import type { OnTable } from './types';

type Props = OnTable & {
  wonder: Wonder;
  coming: readonly PlayerID[];
  isPointed: boolean;
  canBuild: boolean;
  stop: ReturnType<typeof useStops>['stop'];
};

/** A wonder on its pedestal with the discs that are left, and who has how many parts on it. */
export function WonderSite(scene: Props) {
  const { view, ctx, playerID, wonder, coming, isPointed, canBuild, draft, setDraft, stop, t } =
    scene;
  const { isPhone } = useScreen();
  const site = view.table.wonders[wonder];
  const { build } = view.table;
  const isBuilt = build?.wonder === wonder;
  const isFinished = isScored(site);

  const press = (disc: DiscId) => {
    if (canBuild) return setDraft(draft?.disc === disc ? null : { disc });
    if (playerID === null || ctx.currentPlayer === playerID) return;
    announce(t('why.notActive'));
    setDraft({ ...draft, why: { key: 'why.notActive' } });
  };
  return (
    <section
      className={classes(
        styles.site,
        isBuilt && styles.built,
        site.discs.includes(draft?.disc as DiscId) && styles.chosen,
        isPointed && styles.pointed,
      )}
      aria-label={siteWords(scene)}
      data-thing={`wonder:${wonder}`}
      data-discs={site.discs.length}
    >
      <div className={styles.stand}>
        <div className={styles.art}>
          <WonderArt
            wonder={wonder}
            parts={site.parts}
            coming={coming}
            room={roomOn(site)}
            isFinished={isFinished}
            names={partNames(wonder, site)}
          />
        </div>
        {isBuilt && (
          <span className={styles.column} data-thing="column" aria-hidden>
            <Disc seat={ctx.currentPlayer} size={22} />
          </span>
        )}
        <ul className={styles.discs}>
          {site.discs.map((disc) => (
            <li key={disc} data-thing={`disc:${disc}`}>
              <button
                {...stop(disc)}
                type="button"
                className={classes(
                  styles.disc,
                  (build?.disc === disc || draft?.disc === disc) && styles.ringed,
                )}
                aria-pressed={canBuild ? draft?.disc === disc : undefined}
                aria-disabled={!canBuild}
                onClick={() => press(disc)}
              >
                <BuildingDisc disc={disc} />
                <span className="visually-hidden">{discWords(disc, t)}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.foot} aria-hidden>
        <span className={styles.name}>{t(isPhone ? `short.${wonder}` : `wonder.${wonder}`)}</span>
        <span className={styles.parts}>
          {isFinished ? (
            <b>✓ {t('board.finished')}</b>
          ) : (
            partsOf(scene).map(({ id, count, next }) => (
              <span key={id} className={styles.count}>
                <Emblem seat={id} size={12} />
                {count}
                {next > count && <em className={styles.next}>→ {next}</em>}
              </span>
            ))
          )}
          {!isFinished && partsOf(scene).length === 0 && (
            <span className={styles.untouched}>{t('board.untouched')}</span>
          )}
        </span>
      </div>
    </section>
  );
}

/** Who has parts on it, or would have, the most first. */
const partsOf = ({ view, ctx, wonder, coming }: Props) => {
  const counts = partCounts(view.table.wonders[wonder]);
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
  if (isScored(view.table.wonders[wonder]))
    return `${t(`wonder.${wonder}`)}: ${t('board.finished')}`;
  const parts = partsOf({ ...scene, coming: [] }).map(({ id, count }) =>
    t('board.parts', { name: id === playerID ? t('match:you') : name(id), count }),
  );
  return `${t(`wonder.${wonder}`)}: ${parts.length > 0 ? listWords(parts, t) : t('board.untouched')}`;
}
