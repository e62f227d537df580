import { encode } from 'uqr';
import styles from './QrCode.module.css';

type Props = { text: string; label: string };

/** A text as a square of dark and light, for somebody's camera. */
export function QrCode({ text, label }: Props) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect width={size} height={size} fill="#fffaf0" />
      <path d={path} fill="#2b1a0e" />
    </svg>
  );
}
