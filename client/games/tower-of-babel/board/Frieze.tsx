import { px } from '../../../ui/art/place';
import styles from './Frieze.module.css';

/** Glazed bricks with rosettes, along the top of the board. */
export const Frieze = () => (
  <svg className={styles.frieze} width="100%" height={px(20)} aria-hidden>
    <defs>
      <pattern
        id="babel-rosettes"
        viewBox="0 0 26 20"
        width={px(26)}
        height={px(20)}
        patternUnits="userSpaceOnUse"
      >
        <rect width="26" height="20" fill="#23409a" />
        <rect width="26" height="2.5" fill="#5f7ed6" />
        <rect y="17.5" width="26" height="2.5" fill="#122566" />
        <circle cx="13" cy="10" r="6" fill="#e9b84c" />
        <path d="M13 4v12M7.8 7l10.4 6M7.8 13l10.4-6" stroke="#a3701c" strokeWidth="1.2" />
        <circle cx="13" cy="10" r="2.4" fill="#23409a" />
      </pattern>
    </defs>
    <rect width="100%" height={px(20)} fill="url(#babel-rosettes)" />
  </svg>
);
