import styles from './Air.module.css';

/** How many grains are in the light at once. */
const GRAINS = 7;

/**
 * What stirs in the gallery when something happens in it: the lantern's light, and dust. It comes to rest by
 * itself; drawn anew, it begins again.
 */
export const Air = () => (
  <div className={styles.air} aria-hidden>
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.flicker}>
      <path d="M50 0L20 100h60z" />
    </svg>
    {Array.from({ length: GRAINS }, (_, i) => (
      <i key={i} className={styles.grain} />
    ))}
  </div>
);
