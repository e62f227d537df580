import type { CSSProperties, ReactNode } from 'react';
import styles from './FigureTable.module.css';

type Props = {
  /** Each with its name in front. */
  rows: readonly { name: string; figures: readonly ReactNode[] }[];
  /** Which column is in force, counted from 0. */
  marked?: number;
};

/** A few rows of figures, the first of which says what the others are for. */
export const FigureTable = ({ rows, marked }: Props) => (
  <table
    className={styles.figures}
    style={{ '--figures': rows[0].figures.length } as CSSProperties}
  >
    <tbody>
      {rows.map(({ name, figures }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {figures.map((figure, i) => (
            <td key={i} className={i === marked ? styles.marked : undefined}>
              {figure}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
