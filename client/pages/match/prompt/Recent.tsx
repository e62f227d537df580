import type { Message, Scene } from '../../../kit/contract';
import { Sentence, wordsOf } from '../../../kit/Sentence';
import { classes } from '../../../ui/classes';
import { isLoss } from '../log/news';
import type { ShownLine } from '../log/logLines';
import styles from './Recent.module.css';

/** How many lines have room on any phone. */
const MOST = 5;

type Props = {
  lines: readonly ShownLine[];
  /** What stands above them. */
  sentence: Message;
  scene: Scene;
};

/** What happened before what is told right now, the newest first: as many lines as there is room for while nothing is asked. */
export function Recent({ lines, sentence, scene }: Props) {
  const told = wordsOf(sentence, scene);
  const before = lines
    .slice(-MOST - 1)
    .filter(({ telling, reader }) => wordsOf(telling, reader) !== told);
  return (
    // the log and the live region say it as well
    <ul className={styles.recent} aria-hidden>
      {before
        .slice(-MOST)
        .reverse()
        .map((line) => (
          <li
            key={line.id}
            className={classes(
              styles.line,
              line.telling.isHeading && styles.heading,
              isLoss(line) && styles.bad,
            )}
          >
            <Sentence phrase={line.telling} scene={line.reader} />
          </li>
        ))}
    </ul>
  );
}
