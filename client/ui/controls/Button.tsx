import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './Button.module.css';
import { classes } from '../classes';

/** `go` is the one amber button of a screen: what is most likely wanted now. */
export type ButtonKind = 'plain' | 'go' | 'ghost';

/** How a button looks and what is written on it; links share it. */
export type Face = {
  kind?: ButtonKind;
  icon?: ReactNode;
  /** What pressing it would do, in smaller letters below. */
  second?: ReactNode;
  /** The key that does the same, shown where there is a keyboard. */
  keyHint?: string;
  /** As wide as its place. */
  wide?: boolean;
};

type Props = Face &
  Omit<ComponentProps<'button'>, 'disabled'> & {
    /** Why it cannot be pressed now; stays focusable, so that everybody can learn the reason. */
    unavailable?: ReactNode;
  };

/** Something to press. It says what it does, and why it does not. */
export function Button({
  kind,
  icon,
  second,
  keyHint,
  wide,
  unavailable,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: Props) {
  const isUnavailable = Boolean(unavailable);
  const refuse = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      {...rest}
      type={type}
      className={classes(buttonClass({ kind, wide }), className)}
      aria-disabled={isUnavailable || undefined}
      aria-keyshortcuts={keyHint}
      onClick={isUnavailable ? refuse : onClick}
    >
      <ButtonFace icon={icon} second={unavailable || second} keyHint={keyHint}>
        {children}
      </ButtonFace>
    </button>
  );
}

export const buttonClass = ({ kind = 'plain', wide }: Pick<Face, 'kind' | 'wide'>): string =>
  classes(
    styles.button,
    kind === 'go' && styles.go,
    kind === 'ghost' && styles.ghost,
    wide && styles.wide,
  );

/** What is written on a button. */
export function ButtonFace({
  icon,
  second,
  keyHint,
  children,
}: Pick<Face, 'icon' | 'second' | 'keyHint'> & { children: ReactNode }) {
  return (
    <>
      {icon}
      <span className={styles.text}>
        {children}
        {second && <span className={styles.second}>{second}</span>}
      </span>
      {/* drawn by the style sheet: it is no part of what the button is called */}
      {keyHint && <kbd className={styles.key} data-key={keyHint} aria-hidden />}
    </>
  );
}
