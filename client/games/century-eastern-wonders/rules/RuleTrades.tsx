import { useTitleTexts } from '../../../text/useTranslation';
import { MARKETS, marketsOf } from '../../../../shared/games/century-eastern-wonders/markets';
import { SPICES } from '../../../../shared/games/century-eastern-wonders/spices';
import { FigureSource } from '../../../kit/FigureSource';
import { SpicePlant } from '../art/Spice';
import { CubeRow } from '../CubeRow';
import styles from './RuleTrades.module.css';
import { cubesWords } from '../words';
import type { Key } from '../types';

/** What all 24 markets trade, by their symbols. */
export function RuleTrades() {
  const { t } = useTitleTexts<Key>('century-eastern-wonders');
  return (
    <div className={styles.symbols}>
      {SPICES.map((symbol) => (
        <section key={symbol} aria-label={t(`spice.${symbol}`)}>
          <h3 className={styles.symbol}>
            <SpicePlant spice={symbol} width={20} height={20} />
            {t(`spice.${symbol}`)}
          </h3>
          <ul>
            {marketsOf(symbol).map((id) => {
              const { trade, origin } = MARKETS[id];
              return (
                <li key={id} className={styles.trade}>
                  <CubeRow cubes={trade.gives} size={18} />
                  <b aria-hidden>→</b>
                  <CubeRow cubes={trade.gets} size={18} />
                  <span className="visually-hidden">
                    {t('tile.trade', {
                      gives: cubesWords(trade.gives, t),
                      gets: cubesWords(trade.gets, t),
                    })}
                  </span>
                  <FigureSource of={origin} />
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
