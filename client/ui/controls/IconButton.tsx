import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes';
import styles from './IconButton.module.css';

type Props = Omit<ComponentProps<'button'>, 'children'> & {
  /** What it does, for everybody who does not see or know the drawing. */
  label: string;
  icon: ReactNode;
  /** How many new things are behind it; the label has to say so too. */
  count?: number;
};

/** A button that is only a drawing; its name shows as a tooltip. */
export function IconButton({ label, icon, count, className, type = 'button', ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={classes(styles.button, className)}
      aria-label={label}
      title={label}
    >
      {icon}
      {count ? (
        <span className={styles.count} aria-hidden>
          {count}
        </span>
      ) : null}
    </button>
  );
}
