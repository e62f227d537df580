import type { CSSProperties } from 'react';
import type { CardId } from '../../../../shared/games/ya-blew-it/cards';
import { numbersOf } from '../../../../shared/games/ya-blew-it/table';
import { Gem, type GemName } from '../../../ui/art/Gem';
import { classes } from '../../../ui/classes';
import { Safe } from '../art/Safe';
import styles from './Stack.module.css';

type Props = {
  gem: GemName;
  cards: readonly CardId[];
  /** Wild Gems that count for its colour. */
  leaning?: readonly CardId[];
  /** How many Safes stand on it. */
  safes: number;
  /** Those of its cards that glow: a Fire may take them now. */
  atRisk?: readonly CardId[];
  /** Whether these are being placed, by their owner. */
  isPlacing?: boolean;
  words: string;
};

/** The cards of one colour, each showing its numbers: a Fire burns numbers. */
export function Stack({
  gem,
  cards,
  leaning = [],
  safes,
  atRisk = [],
  isPlacing = false,
  words,
}: Props) {
  const [singles, pairs] = [1, 2].map((count) =>
    cards
      .filter((id) => numbersOf(id).length === count)
      .sort((a, b) => numbersOf(a)[0] - numbersOf(b)[0]),
  );
  const isPacked = cards.length + leaning.length > 2;
  const isPair = gem !== 'wild' && pairs.length > 0;
  const isHalf = (i: number) =>
    isPacked && i < singles.length && (i % 2 === 1 || i < singles.length - 1);
  const rows =
    (isPacked ? Math.ceil(singles.length / 2) + pairs.length : cards.length) + leaning.length;
  const style = {
    '--gem': gem === 'wild' ? WILD : `var(--gem-${gem})`,
    '--rows': rows,
  } as CSSProperties;
  const strip = (id: CardId, more?: string) => (
    <div
      key={id}
      className={classes(styles.card, atRisk.includes(id) && styles.atRisk, more)}
      data-thing={`own:${id}`}
      data-hint={leaning.includes(id) ? 'wild' : undefined}
    >
      <span className={styles.numbers}>{numbersOf(id).join(' · ')}</span>
    </div>
  );
  return (
    <div className={styles.stack} style={style}>
      <span className="visually-hidden">{words}</span>
      <div aria-hidden>
        <div className={styles.cards}>
          {leaning.map((id) => strip(id, styles.leaning))}
          {/* two cards with one number share a row where there are many */}
          {[...singles, ...pairs].map((id, i) => strip(id, isHalf(i) ? styles.half : undefined))}
        </div>
        <div className={styles.gems}>
          <Gem gem={gem} width={isPair ? 19 : 25} />
          {isPair && <Gem gem={gem} width={19} />}
        </div>
        {safes > 0 && (
          <div className={styles.safes}>
            {Array.from({ length: safes }, (_, i) => (
              <span
                key={i}
                data-thing={`own:safe:${gem}:${i}`}
                data-drag={isPlacing ? gem : undefined}
              >
                <Safe width={26} height={26} />
              </span>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

/** What the head of a Wild Gem is painted with. */
const WILD = '#4a4350';
