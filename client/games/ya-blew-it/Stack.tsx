import type { CSSProperties } from 'react';
import type { CardId } from '../../../shared/games/ya-blew-it/cards';
import { numbersOf } from '../../../shared/games/ya-blew-it/table';
import { Gem, type GemName } from '../../ui/art/Gem';
import { Safe } from './art/Safe';
import styles from './Stack.module.css';

type Props = {
  gem: GemName;
  cards: readonly CardId[];
  /** How many Safes stand on it. */
  safes: number;
  words: string;
};

/** The cards of one colour, each showing its numbers: a Fire burns numbers. */
export function Stack({ gem, cards, safes, words }: Props) {
  const sorted = [...cards].sort((a, b) => numbersOf(a)[0] - numbersOf(b)[0]);
  const isPair = gem !== 'wild' && numbersOf(sorted.at(-1)!).length === 2;
  return (
    <div className={styles.stack}>
      <span className="visually-hidden">{words}</span>
      <div aria-hidden>
        {sorted.map((id) => (
          <div
            key={id}
            className={styles.card}
            style={{ '--gem': gem === 'wild' ? '#4a4350' : `var(--gem-${gem})` } as CSSProperties}
            data-thing={`own:${id}`}
          >
            <span className={styles.numbers}>{numbersOf(id).join(' · ')}</span>
          </div>
        ))}
        <div className={styles.gems}>
          <Gem gem={gem} width={isPair ? 19 : 25} />
          {isPair && <Gem gem={gem} width={19} />}
        </div>
        {safes > 0 && (
          <div className={styles.safes} data-thing={`own:safe:${gem}`}>
            {Array.from({ length: safes }, (_, i) => (
              <Safe key={i} width={26} height={26} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
