import { memo } from 'react';
import type { Chart } from '../../../../shared/games/century-eastern-wonders/map/chart';
import type { MarketId } from '../../../../shared/games/century-eastern-wonders/markets';
import { Island } from './Island';
import { Pier } from '../art/Pier';
import { corners, middle, REACH, type Frame, type Lie } from './layout';
import styles from './Ground.module.css';
import { landOn } from '../thingNames';

type Props = {
  chart: Chart;
  markets: Readonly<Record<number, MarketId>>;
  frame: Frame;
  lie: Lie;
};

/** All of the chart that never changes: shoals, islands with their trades, the piers of the ports. */
export const Ground = memo(function Ground({ chart, markets, frame, lie }: Props) {
  const { left, top, width, height } = frame;
  return (
    <svg className={styles.ground} viewBox={`${left} ${top} ${width} ${height}`} aria-hidden>
      {chart.tiles.map(({ id, hex }) => (
        <g key={id} transform={shift(middle(hex, lie))}>
          <polygon points={corners(lie, REACH - 1)} className={styles.shoal} />
        </g>
      ))}
      {chart.tiles.map(({ id, hex, kind }) => (
        <g key={id} transform={shift(middle(hex, lie))}>
          <g className={styles.land} data-thing={landOn(id)}>
            {kind === 'port' ? <Pier /> : <Island number={id} market={markets[id]} lie={lie} />}
          </g>
        </g>
      ))}
    </svg>
  );
});

const shift = ({ x, y }: { x: number; y: number }): string => `translate(${x} ${y})`;
