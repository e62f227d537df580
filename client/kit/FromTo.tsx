import type { ReactNode } from 'react';
import type { PlayerID } from '../../shared/engine/game';
import { Disc } from '../ui/signs/Disc';
import { ToIcon } from '../ui/signs/icons';
import styles from './FromTo.module.css';

type Props = {
  /** Nobody, where it is not known any more. */
  from: PlayerID | undefined;
  to: PlayerID;
  /** What goes there, where that is not plain. */
  children?: ReactNode;
};

/** Who has what somebody else had, without a word: the larger disc is who has it now. */
export const FromTo = ({ from, to, children }: Props) => (
  <span className={styles.way}>
    {from !== undefined && (
      <>
        <Disc seat={from} size={26} />
        {children}
        <ToIcon size={18} />
      </>
    )}
    <Disc seat={to} size={36} />
  </span>
);
