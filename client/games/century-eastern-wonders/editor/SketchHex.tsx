import type { ComponentProps } from 'react';
import type { Site } from '../../../../shared/games/century-eastern-wonders/map/chart';
import type { Hex } from '../../../../shared/games/century-eastern-wonders/map/hex';
import { classes } from '../../../ui/classes';
import { Land } from '../chart/Island';
import { Pier } from '../art/Pier';
import { VpTile } from '../art/VpTile';
import { corners, REACH, type Lie } from '../chart/layout';
import styles from './SketchHex.module.css';
import type { T } from '../types';

type Props = ComponentProps<'button'> & {
  site: Site | undefined;
  hex: Hex;
  /** Its island has a shape of its own. */
  number: number;
  lie: Lie;
  isHeld: boolean;
  isFaulty: boolean;
  isDoubtful: boolean;
  t: T;
};

/** A hex of the sea: open water, an island or a port. */
export function SketchHex({
  site,
  hex,
  number,
  lie,
  isHeld,
  isFaulty,
  isDoubtful,
  t,
  ...rest
}: Props) {
  const what = t(`editor.hex.${site?.kind ?? 'water'}`);
  const notes = [
    isHeld && t('editor.hex.held'),
    isFaulty && t('editor.hex.faulty'),
    isDoubtful && t('editor.hex.doubtful'),
  ].filter(Boolean);
  return (
    <button
      {...rest}
      type="button"
      className={classes(
        styles.hex,
        site && styles.laid,
        isHeld && styles.held,
        isFaulty && styles.faulty,
        isDoubtful && styles.doubtful,
      )}
      data-lie={lie}
      aria-label={[t('editor.hex.at', { what, row: hex.r, column: hex.q }), ...notes].join('. ')}
    >
      <svg viewBox={BOXES[lie]} aria-hidden>
        <polygon points={corners(lie, REACH - 1.5)} className={styles.water} />
        {site?.kind === 'market' && <Land number={number} symbol="ginger" lie={lie} />}
        {site?.kind === 'port' && (
          <>
            <Pier />
            <VpTile points={null} cost={NOTHING} x={-34.1} y={-32} width={68.2} height={63} />
          </>
        )}
        <polygon points={corners(lie, REACH - 3.5)} className={styles.ring} />
        {(isFaulty || isDoubtful) && (
          <text y="14" className={styles.mark}>
            {isFaulty ? '!' : '?'}
          </text>
        )}
      </svg>
    </button>
  );
}

/** What a hex fills of its drawing. */
const BOXES = { wide: '-53.7 -62 107.4 124', tall: '-62 -53.7 124 107.4' };

const NOTHING = { ginger: 0, chili: 0, tea: 0, cloves: 0 };
