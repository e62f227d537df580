import type { Highlight } from './highlights';
import styles from './Transport.module.css';

type Props = {
  /** The number of the last moment. */
  last: number;
  /** Where each turn begins. */
  turns: readonly number[];
  highlights: readonly Highlight[];
};

/** How many turns a slider has room to mark, and how many diamonds. */
const MOST_TURNS = 60;
const MOST_DIAMONDS = 25;

/** Where turns and chapters begin on the slider, where hearts beat, and what turned the match; the list beside it says what each is. */
export function Marks({ last, turns, highlights }: Props) {
  // of many turns every second, third and so on: how far apart they are is seen all the same
  const every = Math.ceil(turns.length / MOST_TURNS);
  const marks = [
    ...turns.filter((_, i) => i % every === 0).map((moment) => ({ moment, kind: 'turn' })),
    ...highlights,
  ];
  return (
    <span className={styles.marks} data-many={highlights.length > MOST_DIAMONDS} aria-hidden>
      {marks.map(({ moment, kind }, i) => (
        <i
          key={i}
          data-mark={kind}
          style={{ insetInlineStart: `${(100 * moment) / Math.max(1, last)}%` }}
        />
      ))}
    </span>
  );
}
