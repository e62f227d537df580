import { ToIcon } from '../../../ui/signs/icons';
import styles from './There.module.css';

/** Points from the question to what it is about, wherever the screen has it. */
export const There = () => (
  <span className={styles.there} aria-hidden>
    <ToIcon size={22} />
  </span>
);
