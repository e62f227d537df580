import { useScreen } from '../../../ui/hooks/useScreen';
import type { Highlight } from './highlights';
import styles from './Transport.module.css';

type Props = {
  /** The number of the last moment. */
  last: number;
  /** Where each turn begins. */
  turns: readonly number[];
  highlights: readonly Highlight[];
};

/** How many turns a slider has room to mark. */
const MOST_TURNS = 60;
/**
 * How far apart diamonds are at the least, in hundredths of a slider: a little more than the largest is wide, corner
 * to corner and with its rim.
 */
const APART = { desk: 3, phone: 7 };
/** Of what lies closer together the first of these is marked. */
const FIRST: Highlight['kind'][] = ['turningPoint', 'climax', 'chapter'];

/** Where turns and chapters begin on the slider, where hearts beat, and what turned the match; the list beside it says what each is. */
export function Marks({ last, turns, highlights }: Props) {
  const { isPhone } = useScreen();
  // of many turns every second, third and so on: how far apart they are is seen all the same
  const every = Math.ceil(turns.length / MOST_TURNS);
  const marks = [
    ...turns.filter((_, i) => i % every === 0).map((moment) => ({ moment, kind: 'turn' })),
    ...toldApart(highlights, ((isPhone ? APART.phone : APART.desk) * last) / 100),
  ];
  return (
    <span className={styles.marks} aria-hidden>
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

/** Those that can be told from each other; of equals the later one. */
function toldApart(highlights: readonly Highlight[], apart: number): readonly Highlight[] {
  const kept: Highlight[] = [];
  for (const kind of FIRST)
    for (const one of highlights.filter((other) => other.kind === kind).reverse()) {
      const isFree = kept.every(({ moment }) => Math.abs(moment - one.moment) >= apart);
      if (isFree) kept.push(one);
    }
  return kept;
}
