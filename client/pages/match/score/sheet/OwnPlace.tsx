import type { Standing } from '../../../../../shared/engine/score';
import type { LoadedTitle, Reader } from '../../../../kit/contract';
import { Sentence } from '../../../../kit/Sentence';
import styles from './OwnPlace.module.css';
import { ownPlaceOf } from './ownPlaceOf';

type Props = { title: LoadedTitle; scene: Reader; standings: readonly Standing[] };

/** The reader's own place in words, with what it came from drawn. */
export function OwnPlace({ title, scene, standings }: Props) {
  const sentences = ownPlaceOf(standings, scene, title.ScoreSign);
  if (sentences.length === 0) return null;
  return (
    <p className={styles.own}>
      {sentences.map((phrase) => (
        <span key={phrase.key}>
          <Sentence phrase={phrase} scene={scene} />{' '}
        </span>
      ))}
    </p>
  );
}
