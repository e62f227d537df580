import type { PlayerID } from '../../../../shared/engine/game';
import { shares } from '../../../../shared/games/tower-of-babel/offers';
import type { RevealedBuild } from '../../../../shared/games/tower-of-babel/state';
import { Emblem } from '../../../ui/signs/Emblem';
import { BuildingDisc } from '../art/BuildingDisc';
import styles from './BuildingSite.module.css';
import type { OnTable } from '../types';

/** What somebody gets of a build: their parts, as they lie in the wonder, and the disc, or where whoever builds had it at stake. */
export function Gains({ build, of, ctx }: OnTable & { build: RevealedBuild; of: PlayerID }) {
  const { taker, parts } = shares(build, ctx.currentPlayer);
  return (
    <span className={styles.gains} data-seat={of}>
      {taker !== of && of === ctx.currentPlayer && (
        <i className={styles.staked} data-thing="staked" />
      )}
      {taker === of && (
        <span className={styles.won} data-thing={of === ctx.currentPlayer ? 'stake' : 'won'}>
          <BuildingDisc disc={build.disc} width={44} height={44} />
        </span>
      )}
      {(parts[of] ?? 0) > 0 && (
        <span className={styles.parts} data-thing={`gains:${of}`}>
          {Array.from({ length: parts[of] }, (_, i) => (
            <i key={i} className={styles.part}>
              <Emblem seat={of} size={13} />
            </i>
          ))}
        </span>
      )}
    </span>
  );
}
