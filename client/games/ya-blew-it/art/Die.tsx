import styles from './Die.module.css';

/** A player's Dynamite die in their colour: inside something with `data-seat`. */
export const Die = ({ number }: { number: number }) => (
  <svg viewBox="0 0 100 114" className={styles.die} aria-hidden>
    <polygon points="50,113 96,85 50,101 8,85" fill="#0c0a10" opacity=".45" />
    <polygon points="50,4 94,46 50,104 6,46" fill="var(--player)" />
    <polygon points="50,4 6,46 28,66" fill="#fff" opacity=".38" />
    <polygon points="50,4 28,66 76,62" fill="#fff" opacity=".1" />
    <polygon points="50,4 94,46 76,62" fill="#0c0608" opacity=".22" />
    <polygon points="6,46 28,66 50,104" fill="#0c0608" opacity=".16" />
    <polygon points="28,66 76,62 50,104" fill="#0c0608" opacity=".34" />
    <polygon points="76,62 94,46 50,104" fill="#0c0608" opacity=".5" />
    <text x="51" y="57" className={styles.number}>
      {number}
    </text>
  </svg>
);
