import type { ReactNode } from 'react';
import styles from './ComponentList.module.css';

/** What there is of something in the rules, one below the other. */
export const ComponentList = ({ children }: { children: ReactNode }) => (
  <ul className={styles.kinds}>{children}</ul>
);

/** One of them: its picture, its name, and what it does. */
export const ComponentEntry = (props: {
  /** The key of its text, where something leads to it. */
  id?: string;
  picture: ReactNode;
  name: ReactNode;
  children: ReactNode;
}) => (
  <li className={styles.kind} id={props.id}>
    {props.picture}
    <div>
      <h3>{props.name}</h3>
      <p>{props.children}</p>
    </div>
  </li>
);
