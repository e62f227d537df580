import styles from './Swell.module.css';

/** Where crests of waves run, in hundredths of the sea. */
const CRESTS = [
  [4, 22],
  [12, 66],
  [80, 12],
  [88, 44],
  [84, 84],
  [2, 88],
  [93, 68],
] as const;

/** The sea swells when something happens on it, and grows calm by itself; drawn anew, it begins again. */
export const Swell = () => (
  <div className={styles.swell} aria-hidden>
    {CRESTS.map(([left, top], i) => (
      <svg
        key={i}
        viewBox="0 0 60 12"
        style={{ left: `${left}%`, top: `${top}%` }}
        className={styles.crest}
      >
        <path d="M2 8q7-8 14 0t14 0 14 0 14 0" />
      </svg>
    ))}
  </div>
);
