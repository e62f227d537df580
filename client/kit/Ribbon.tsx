import styles from './Ribbon.module.css';

type Props = { title: string; about: string };

/** Across the board, while it is seen: the end has begun. */
export const Ribbon = ({ title, about }: Props) => (
  <p className={styles.ribbon} role="presentation">
    <b>{title}</b>
    <span>{about}</span>
  </p>
);
