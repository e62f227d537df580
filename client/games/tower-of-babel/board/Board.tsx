import { WONDERS } from '../../../../shared/games/tower-of-babel/state';
import { openDiscs } from '../../../../shared/games/tower-of-babel/table';
import { Air } from './Air';
import styles from './Board.module.css';
import { DiscsLeft } from './DiscsLeft';
import { comingOn } from './meterRows';

import { Moment } from '../moments/Moment';
import { Frieze } from './Frieze';
import { useStops } from './useStops';
import { WonderSite } from './WonderSite';
import type { OnTable } from '../types';

/** Eight wonders with their discs. */
export function Board(scene: OnTable) {
  const { view, pointed, legal, events, t } = scene;
  const { stop, onKeyDown } = useStops(openDiscs(view.table));
  const canBuild = legal.some(({ move }) => move === 'build');
  return (
    <div className={styles.board}>
      <Frieze />
      <Air key={`${view.supplySize} ${events.length}`} />
      <div className={styles.left}>
        <DiscsLeft view={view} t={t} isLabelled />
      </div>
      <div
        className={styles.wonders}
        role="group"
        aria-label={t('board.wonders')}
        onKeyDown={onKeyDown}
      >
        {WONDERS.map((wonder) => (
          <WonderSite
            key={wonder}
            {...scene}
            wonder={wonder}
            coming={comingOn(wonder, scene)}
            isPointed={pointed.some((event) => 'wonder' in event && event.wonder === wonder)}
            canBuild={canBuild}
            stop={stop}
          />
        ))}
      </div>
      <Moment {...scene} />
    </div>
  );
}
