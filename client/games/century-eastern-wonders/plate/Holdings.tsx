import type { CSSProperties } from 'react';
import type { PlayerID } from '../../../../shared/engine/game';
import { kindsIn, size } from '../../../../shared/games/century-eastern-wonders/spices';
import { holdLimit, uncovered } from '../../../../shared/games/century-eastern-wonders/table';
import { useScreen } from '../../../ui/hooks/useScreen';
import { px } from '../../../ui/art/place';
import { SpiceCube } from '../art/Spice';
import { Bonuses } from './Bonuses';
import { Claims } from './Claims';

import styles from './Holdings.module.css';
import { PlayerBoard } from './PlayerBoard';
import { OnPlate } from './OnPlate';
import { OutpostCount } from './OutpostCount';
import { cubeIn, heapIn, holdOf } from '../thingNames';
import { cubesWords } from '../words';
import type { OnTable } from '../types';

/** A cube with the gap after it, and all of them: however many there are, they are one row, and the plate keeps its height. */
const WIDEST = 17;
const WIDTH = 152;

/** What another player has: their hold cube by cube, VP tiles, outposts and bonus tiles; and where there is room for it their player board. */
export function Holdings(scene: OnTable & { of: PlayerID }) {
  const { view, of, t } = scene;
  const { hold } = view.table.players[of];
  const built = uncovered(view.table, of);
  // in a sheet of its own
  const { isPhone } = useScreen();
  return (
    <div className={styles.holdings}>
      <div className={styles.hold} data-thing={holdOf(of)} data-hint="hold">
        <span
          className={styles.cubes}
          style={{ '--cube': px(Math.min(WIDEST, WIDTH / size(hold))) } as CSSProperties}
        >
          {kindsIn(hold).map((spice) => (
            <span
              key={spice}
              className={styles.heap}
              data-thing={heapIn(of, spice)}
              data-hint={spice}
            >
              {Array.from({ length: hold[spice] }, (_, i) => (
                <i key={i} className={styles.cube} data-thing={cubeIn(of, spice, i)}>
                  <SpiceCube spice={spice} />
                </i>
              ))}
            </span>
          ))}
        </span>
        <span className={styles.count}>
          <span className="visually-hidden">
            {t('hold.other', { cubes: cubesWords(hold, t), limit: holdLimit(view.table, of) })}
          </span>
          <span data-thing={`count:${holdOf(of)}`} aria-hidden>
            {`${size(hold)}/${holdLimit(view.table, of)}`}
          </span>
        </span>
      </div>
      <div className={styles.row}>
        <Claims {...scene} />
        <OutpostCount {...scene} />
        <Bonuses {...scene} />
      </div>
      {isPhone && (
        <PlayerBoard
          caption={t('board.captionOf', { name: scene.name(of) })}
          of={of}
          built={built}
        />
      )}
      <OnPlate {...scene} />
    </div>
  );
}
