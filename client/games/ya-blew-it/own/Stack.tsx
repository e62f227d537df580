import type { CSSProperties } from 'react';
import type { CardId } from '../../../../shared/games/ya-blew-it/cards';
import { numbersOf } from '../../../../shared/games/ya-blew-it/table';
import { Gem, type GemName } from '../../../ui/art/Gem';
import { classes } from '../../../ui/classes';
import { CursedGem } from '../art/CursedGem';
import { Safe } from '../art/Safe';
import styles from './Stack.module.css';

type Props = {
  gem: GemName;
  cards: readonly CardId[];
  /** Whether it counts against its owner. */
  isCursed?: boolean;
  /** Wild Gems that count for its colour. */
  leaning?: readonly CardId[];
  /** Those of its cards that are still on their way: it stays as it was until they have come. */
  coming?: readonly CardId[];
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
  isCursed = false,
  leaning = [],
  coming = [],
  safes,
  atRisk = [],
  isPlacing = false,
  words,
}: Props) {
  const isNew = [...cards, ...leaning].every((id) => coming.includes(id));
  const isHere = (id: CardId) => isNew || !coming.includes(id);
  const [singles, pairs] = [1, 2].map((count) =>
    cards
      .filter(isHere)
      .filter((id) => numbersOf(id).length === count)
      .sort((a, b) => numbersOf(a)[0] - numbersOf(b)[0]),
  );
  const Head = isCursed ? CursedGem : Gem;
  const isPair = gem !== 'wild' && pairs.length > 0;
  const { sharing, rows } = layOut(leaning.filter(isHere), singles, pairs);
  // on each of them, for it to look the same where it goes from here
  const style = {
    '--gem': gem === 'wild' ? WILD : `var(--gem-${gem})`,
    '--rows': rows,
  } as CSSProperties;
  const strip = (id: CardId, isLeaning: boolean) => {
    const numbers = numbersOf(id);
    return (
      <div
        key={id}
        className={classes(
          styles.card,
          isLeaning && styles.leaning,
          sharing.includes(id) && styles.half,
          numbers.length > 1 && styles.pair,
          atRisk.includes(id) && styles.atRisk,
        )}
        style={style}
        data-thing={`own:${id}`}
        data-hint={isLeaning ? 'wild' : undefined}
      >
        <span className={styles.numbers}>{numbers.join(' · ')}</span>
      </div>
    );
  };
  return (
    <div className={styles.stack}>
      <span className="visually-hidden">{words}</span>
      <div aria-hidden>
        <div className={styles.cards} style={style}>
          {leaning.filter(isHere).map((id) => strip(id, true))}
          {[...singles, ...pairs].map((id) => strip(id, false))}
        </div>
        {!isNew && coming.length > 0 && (
          <div className={styles.coming}>{coming.map((id) => strip(id, leaning.includes(id)))}</div>
        )}
        <div className={styles.gems} data-thing={`gems:${gem}`}>
          <Head gem={gem} width={isPair ? 19 : 25} />
          {isPair && <Head gem={gem} width={19} />}
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

/** So many rows can be read; more cards than that share theirs. */
const ROWS = 3;

/**
 * Which cards of a stack share a row with the next one, and how many rows that makes: two with one number each where
 * there are many cards, and two of any kind where there are too many still.
 */
function layOut(...[leaning, singles, pairs]: (readonly CardId[])[]) {
  const isPacked = leaning.length + singles.length + pairs.length > 2;
  const rowsOfSingles = isPacked ? Math.ceil(singles.length / 2) : singles.length;
  const isCrowded = leaning.length + rowsOfSingles + pairs.length > ROWS;
  const shared = [...(isPacked ? [singles] : []), ...(isCrowded ? [leaning, pairs] : [])];
  const sharing = shared.flatMap((cards) => cards.slice(0, cards.length - (cards.length % 2)));
  return { sharing, rows: leaning.length + singles.length + pairs.length - sharing.length / 2 };
}

/** What the head of a Wild Gem is painted with. */
const WILD = '#4a4350';
