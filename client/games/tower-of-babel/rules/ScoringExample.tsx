import type { PlayerID } from '../../../../shared/engine/game';
import { useTitleTexts } from '../../../text/useTranslation';
import { ROWS } from '../../../../shared/games/tower-of-babel/figures';
import { laidOut } from '../../../../shared/games/tower-of-babel/offers';
import { wonderPoints } from '../../../../shared/games/tower-of-babel/scoring';
import type { Wonder } from '../../../../shared/games/tower-of-babel/state';
import { FigureTable } from '../../../kit/FigureTable';
import { Emblem } from '../../../ui/signs/Emblem';
import { WonderArt } from '../art/WonderArt';
import styles from './Rules.module.css';
import type { Key } from '../types';

type Props = { of: 'clear' | 'tied'; wonder: Wonder; parts: Record<PlayerID, number> };

/** What everybody scores for the first wonder that is finished, with so many parts on it. */
export function ScoringExample({ of, wonder, parts }: Props) {
  const { t } = useTitleTexts<Key>('tower-of-babel');
  const points = wonderPoints(parts, ROWS[0]);
  const seats = Object.keys(parts);
  return (
    <figure className={styles.example}>
      <span className={styles.built}>
        <WonderArt wonder={wonder} parts={laidOut(parts)} />
      </span>
      <div>
        <figcaption>{t(`rules.scoring.${of}`)}</figcaption>
        <FigureTable
          rows={[
            {
              name: t('rules.scoring.who'),
              figures: seats.map((id) => (
                <span key={id} className={styles.who}>
                  <Emblem seat={id} size={12} /> {NAMES[Number(id)]}
                </span>
              )),
            },
            { name: t('rules.scoring.parts'), figures: Object.values(parts) },
            { name: t('rules.scoring.points'), figures: seats.map((id) => points[id] ?? 0) },
          ]}
        />
      </div>
    </figure>
  );
}

const NAMES = ['Ana', 'Bo', 'Chidi', 'Deniz'];
