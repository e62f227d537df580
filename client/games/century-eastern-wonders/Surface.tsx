import { useId } from 'react';
import styles from './Surface.module.css';

/** The sea with its waves, and the rhumb lines of two roses. */
export function Surface() {
  const waves = useId();
  return (
    <svg viewBox="0 0 1280 720" preserveAspectRatio="xMidYMid slice" className={styles.sea}>
      <defs>
        <pattern id={waves} width="64" height="40" patternUnits="userSpaceOnUse">
          <path
            d="M4 10q5-5 10 0t10 0M36 30q5-5 10 0t10 0"
            fill="none"
            stroke="var(--relief)"
            strokeWidth="2"
          />
        </pattern>
      </defs>
      <rect width="1280" height="720" fill={`url(#${waves})`} />
      <path d={rhumbs(330, 640) + rhumbs(960, 120)} stroke="var(--rhumb)" opacity=".4" />
    </svg>
  );
}

const WINDS = 16;

const rhumbs = (x: number, y: number): string =>
  Array.from({ length: WINDS }, (_, i) => {
    const turn = (2 * Math.PI * i) / WINDS;
    return `M${x} ${y}l${(1500 * Math.cos(turn)).toFixed(0)} ${(1500 * Math.sin(turn)).toFixed(0)}`;
  }).join('');
