import type { RevealedBuild } from '../../../../shared/games/tower-of-babel/state';
import { Disc } from '../../../ui/signs/Disc';
import { BuildingDisc } from '../art/BuildingDisc';
import { Planks } from '../art/Planks';
import { WonderArt } from '../art/WonderArt';
import { roomOn } from '../art/silhouetteLayers';
import styles from './BuildingSite.module.css';
import decision from './Decision.module.css';
import { Gains } from './Gains';
import { decidedParts } from './parts';
import { PlayedCard } from './PlayedCard';
import type { OnTable } from '../types';

/** Below the offers: the wonder that they are for, what is at stake, and who builds, with what they get. */
export function BuildingSite(scene: OnTable & { build: RevealedBuild }) {
  const { build, view, ctx, playerID, name, t } = scene;
  const { wonder, outcome } = build;
  const builder = ctx.currentPlayer;
  const site = view.table.wonders[wonder];
  return (
    <div className={styles.below}>
      <span className={styles.site} data-thing={`decided:${wonder}`} data-hint="wonder" aria-hidden>
        <WonderArt
          wonder={wonder}
          parts={site.parts}
          room={roomOn(site)}
          names={decidedParts(wonder, site)}
        />
        {outcome === 'failed' && (
          <span className={styles.planks} data-thing="decided:planks">
            <Planks />
          </span>
        )}
      </span>
      <span
        className={styles.builder}
        data-seat={builder}
        data-failed={outcome === 'failed'}
        data-hint="column"
        aria-hidden
      >
        <span className={decision.who}>
          <Disc seat={builder} size={26} />
          <b>{builder === playerID ? t('match:you') : name(builder)}</b>
        </span>
        {outcome === 'fulfilled' ? (
          <span className={styles.gained}>
            <PlayedCard {...scene} of={builder} />
            <Gains {...scene} of={builder} />
          </span>
        ) : (
          <span className={styles.stake} data-thing="stake" data-hint="disc" aria-hidden>
            <BuildingDisc disc={build.disc} width={44} height={44} />
          </span>
        )}
      </span>
    </div>
  );
}
