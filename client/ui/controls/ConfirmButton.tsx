import { type ReactNode, useId, useState } from 'react';
import { Button } from './Button';
import styles from './ConfirmButton.module.css';

type Props = {
  wide?: boolean;
  icon?: ReactNode;
  /** What pressing it a second time would do. */
  warning: string;
  onConfirm(): void;
  children: string;
};

/** A button for what cannot be taken back: the first press only says so. */
export function ConfirmButton({ wide, icon, warning, onConfirm, children }: Props) {
  const [isAsked, setAsked] = useState(false);
  const id = useId();
  return (
    <Button
      wide={wide}
      icon={icon}
      second={isAsked && warning}
      // asked twice, it is another choice: in haste nobody means both
      data-choice={isAsked ? id : undefined}
      className={isAsked ? styles.asked : undefined}
      aria-live="polite"
      onClick={() => (isAsked ? onConfirm() : setAsked(true))}
      onBlur={() => setAsked(false)}
    >
      {children}
    </Button>
  );
}
