import type { ReactNode } from 'react';
import type { PlayerID } from '../../shared/engine/game';
import { Disc } from '../ui/signs/Disc';
import { ToIcon } from '../ui/signs/icons';
import styles from './FromTo.module.css';

type Props = {
  /** Nobody had it before, or it is not known any more. */
  from?: PlayerID;
  to: PlayerID;
  /** What goes there, or how they came by it. */
  children?: ReactNode;
  /** What stands beside who has it now. */
  after?: ReactNode;
};

/** Who has what somebody else had, without a word: the larger disc is who has it now. */
export const FromTo = ({ from, to, children, after }: Props) => (
  <span className={styles.way}>
    {from !== undefined && (
      <>
        <Disc seat={from} size={26} />
        {children}
        <ToIcon size={18} />
      </>
    )}
    <Disc seat={to} size={36} />
    {from === undefined && children}
    {after}
  </span>
);
