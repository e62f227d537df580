import { Disc } from '../../../ui/signs/Disc';
import { Hand } from '../art/Hand';
import { Jumper } from '../art/Jumper';
import styles from './Pass.module.css';
import type { OnTable } from '../types';

/** Who lets the Claim go by, or keeps their Claim Jumper back, without a word: a shingle that hangs from the beam as long as that is in sight. */
export function Pass({ happening, resting }: Pick<OnTable, 'happening' | 'resting'>) {
  const passed = [...happening, ...resting].find(
    (event) => event.type === 'passed' || event.type === 'declined',
  );
  if (!passed) return null;
  return (
    // the prompt and the live region say it in words
    <p
      key={passed.playerID}
      className={styles.shingle}
      data-seat={passed.playerID}
      data-moment={passed.type}
      aria-hidden
    >
      <Disc seat={passed.playerID} size={28} />
      {passed.type === 'declined' && <Jumper width={28} height={28} />}
      <Hand width={28} height={28} />
    </p>
  );
}
