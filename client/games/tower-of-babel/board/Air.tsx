import styles from './Air.module.css';

/** How many grains of sand are on their way at once. */
const GRAINS = 6;

/**
 * What stirs on the site when something happens on it: a gust takes sand along, and the sun runs over the glazed
 * bricks. It comes to rest by itself; drawn anew, it begins again.
 */
export const Air = () => (
  <div className={styles.air} aria-hidden>
    <i className={styles.glint} />
    {Array.from({ length: GRAINS }, (_, i) => (
      <i key={i} className={styles.grain} />
    ))}
  </div>
);
