import styles from './cards.module.css';

/** The back of the building cards: so many edges below the top one. */
export const CardBack = ({ edges = 0 }: { edges?: number }) => (
  <svg viewBox="0 0 62 95" className={styles.card} aria-hidden>
    {Array.from({ length: edges }, (_, i) => edges - i).map((edge) => (
      <rect key={edge} x={edge * 1.5} y={edge * 2} width="58" height="88" rx="4" fill="#b98f4c" />
    ))}
    <rect width="58" height="88" rx="4" fill="#101b4d" />
    <rect x="1.5" y="1.5" width="55" height="85" rx="3" fill="#23409a" />
    <rect x="6" y="6" width="46" height="76" rx="2" fill="none" stroke="#e9b84c" strokeWidth="2" />
    {[0, 45, 90, 135].map((turn) => (
      <path
        key={turn}
        d="M29 28v32"
        stroke="#e9b84c"
        strokeWidth="4"
        transform={`rotate(${turn} 29 44)`}
      />
    ))}
    <circle cx="29" cy="44" r="5.5" fill="#23409a" />
  </svg>
);
