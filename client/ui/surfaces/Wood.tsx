import { useId } from 'react';
import styles from './Wood.module.css';

/** The boards of the wall behind everything. */
export function Wood() {
  const grain = useId();
  return (
    <svg className={styles.wood} width="100%" height="100%" aria-hidden>
      <defs>
        <pattern
          id={grain}
          width="420"
          height="96"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(90) translate(8 0) scale(1 1.6)"
        >
          <path d="M0 95.5h420" className={styles.joint} />
          <path
            d="M0 24q105-10 210 0t210 0M0 44c70 10 140 6 210-4s140-6 210 4M0 70c60-8 150-4 210 6s150 2 210-6"
            className={styles.vein}
          />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${grain})`} />
    </svg>
  );
}
