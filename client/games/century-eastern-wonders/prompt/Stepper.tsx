import type { Trade } from '../../../../shared/games/century-eastern-wonders/markets';
import { times } from '../../../../shared/games/century-eastern-wonders/spices';
import { PlusIcon } from '../../../ui/signs/icons';
import { IconButton } from '../../../ui/controls/IconButton';
import { MinusIcon } from '../art/tools';
import { CubeRow } from '../CubeRow';
import styles from './Stepper.module.css';
import { cubesWords } from '../words';
import type { T } from '../types';

type Props = {
  trade: Trade;
  often: number;
  most: number;
  onChange(often: number): void;
  t: T;
};

/** How many cubes stand on each side, so that both share a line beside the steps on a phone. */
const DRAWN = 4;

/** How often to trade, and what that gives and brings. */
export function Stepper({ trade, often, most, onChange, t }: Props) {
  const gives = times(trade.gives, often);
  const gets = times(trade.gets, often);
  return (
    <div className={styles.stepper} role="group" aria-label={t('stepper.label')}>
      <IconButton
        className={styles.step}
        label={t('stepper.less')}
        icon={<MinusIcon />}
        disabled={often === 1}
        onClick={() => onChange(often - 1)}
      />
      <b className={styles.often} role="status">
        <span aria-hidden>{often}×</span>
        <span className="visually-hidden">
          {t('stepper.now', {
            count: often,
            gives: cubesWords(gives, t),
            gets: cubesWords(gets, t),
          })}
        </span>
      </b>
      <IconButton
        className={styles.step}
        label={t('stepper.more')}
        icon={<PlusIcon />}
        disabled={often === most}
        onClick={() => onChange(often + 1)}
      />
      <span className={styles.trade}>
        <CubeRow cubes={gives} size={17} most={DRAWN} />
        <b aria-hidden>→</b>
        <CubeRow cubes={gets} size={17} most={DRAWN} />
      </span>
    </div>
  );
}
