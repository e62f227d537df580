import type { ReactNode } from 'react';
import { useTitleTexts } from '../../../text/useTranslation';
import { minus, plus, type Cubes } from '../../../../shared/games/century-eastern-wonders/spices';
import { VP_TILES } from '../../../../shared/games/century-eastern-wonders/vpTiles';
import { FigureTable } from '../../../kit/FigureTable';
import { VpTile } from '../art/VpTile';
import { CubeRow } from '../CubeRow';
import { tallied } from '../cubes';
import { cubesWords } from '../words';
import type { Key, T } from '../types';
import { DELIVERY, VOYAGE } from './examples';
import styles from './Example.module.css';
import { VoyagePicture } from './VoyagePicture';

/** What a voyage costs: a step that is free, one that is not, and an island where another boat lies. */
export function VoyageExample() {
  const { t } = useTitleTexts<Key>('century-eastern-wonders');
  const { ana, bo, drops, pays } = VOYAGE;
  const paid = tallied([pays]);
  const given = plus(paid, tallied(drops.flatMap((spice) => spice ?? [])));
  return (
    <Example
      picture={<VoyagePicture />}
      words={t('rules.example.voyage')}
      rows={[
        { name: 'Ana', figures: [hold(ana, t), hold(minus(ana, given), t)] },
        { name: 'Bo', figures: [hold(bo, t), hold(plus(bo, paid), t)] },
      ]}
      t={t}
    />
  );
}

/** What is handed in for a VP tile, and what that brings. */
export function DeliveryExample() {
  const { t } = useTitleTexts<Key>('century-eastern-wonders');
  const { ana, tile } = DELIVERY;
  const { cost, points } = VP_TILES[tile];
  return (
    <Example
      picture={<VpTile points={points} cost={cost} />}
      words={t('rules.example.delivery', { cost: cubesWords(cost, t), points })}
      rows={[
        { name: 'Ana', figures: [hold(ana, t), hold(minus(ana, cost), t)] },
        { name: t('rules.example.points'), figures: [0, points] },
      ]}
      t={t}
    />
  );
}

type Props = {
  picture: ReactNode;
  words: string;
  /** What holds, and whatever else, are before it and afterwards. */
  rows: readonly { name: string; figures: readonly ReactNode[] }[];
  t: T;
};

const Example = ({ picture, words, rows, t }: Props) => (
  <figure className={styles.example}>
    <span className={styles.picture} aria-hidden>
      {picture}
    </span>
    <div>
      <figcaption>{words}</figcaption>
      <FigureTable
        rows={[
          {
            name: t('rules.example.hold'),
            figures: [t('rules.example.before'), t('rules.example.after')],
          },
          ...rows,
        ]}
      />
    </div>
  </figure>
);

const hold = (cubes: Cubes, t: T) => (
  <>
    <CubeRow cubes={cubes} size={19} />
    <span className="visually-hidden">{cubesWords(cubes, t)}</span>
  </>
);
