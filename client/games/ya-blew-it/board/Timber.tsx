import { Grown } from '../../../ui/art/Grown';
import { px } from '../../../ui/art/place';
import styles from './Timber.module.css';

/** The gallery's timber frame round the board: two posts, a beam, and the light that falls below the lantern. */
export const Timber = () => (
  <svg className={styles.timber} width="100%" height="100%" aria-hidden>
    <g className={styles.light}>
      <svg x="57%" overflow="visible">
        <Grown>
          <path d="M0 90L-374 426-1200 1170H1200z" opacity=".08" />
          <path d="M0 90L-284 426-900 1170H900z" opacity=".09" />
          <path d="M0 90L-196 426-630 1170H630z" opacity=".1" />
        </Grown>
      </svg>
    </g>
    <g className={styles.posts}>
      <Grown>
        <path d="M14 0h40L44 1400H34z" fill="#6b4426" />
        <path d="M14 0h14l6 1400z" fill="#936238" />
        <path d="M54 44l52 0-52 50z" fill="#5e3b1f" />
      </Grown>
      <svg x="100%" overflow="visible">
        <Grown>
          <path d="M-54 0h40l-20 1400h-10z" fill="#54341c" />
          <path d="M-54 0h11l-1 1400z" fill="#7c5230" />
          <path d="M-54 44h-52l52 50z" fill="#5e3b1f" />
        </Grown>
      </svg>
    </g>
    <g className={styles.beam}>
      <rect y={px(14)} width="100%" height={px(30)} fill="#7c5230" />
      <rect y={px(14)} width="100%" height={px(7)} fill="#a97544" />
      <rect y={px(38)} width="100%" height={px(6)} fill="#442914" />
      <Grown>
        <path d="M60 26h150M250 31h190M500 25h120" stroke="#5e3b1f" strokeWidth="1.6" />
        <Bolt x="34" />
      </Grown>
      <svg x="100%" overflow="visible">
        <Grown>
          <Bolt x="-34" />
        </Grown>
      </svg>
    </g>
  </svg>
);

const Bolt = ({ x }: { x: string }) => (
  <g transform={`translate(${x} 30)`}>
    <circle r="5" fill="#2b1a0e" />
    <circle cx="-.8" cy="-1" r="4" fill="#a9b3b8" />
  </g>
);
