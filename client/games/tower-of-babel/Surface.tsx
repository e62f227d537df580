import styles from './Surface.module.css';

/** Courses of stone: lapis in the evening, sandstone by day. */
export const Surface = () => (
  <svg className={styles.surface} width="100%" height="100%">
    <defs>
      <pattern id="babel-courses" width="160" height="120" patternUnits="userSpaceOnUse">
        <path
          d="M0 1h160M0 61h160M40 1v60M120 61v60"
          fill="none"
          stroke="var(--relief)"
          strokeWidth="2"
        />
        <path
          d="M12 22h6M88 40h9M140 84h7M60 98h5M30 76h4"
          stroke="var(--relief)"
          strokeWidth="2.5"
        />
      </pattern>
    </defs>
    <rect width="100%" height="100%" fill="url(#babel-courses)" />
  </svg>
);
