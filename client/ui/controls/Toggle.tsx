import { type ReactNode, useId } from 'react';
import { CheckIcon } from '../signs/icons';
import styles from './Toggle.module.css';

type Props = {
  label: string;
  /** What it means when it is on. */
  about?: ReactNode;
  on: boolean;
  disabled?: boolean;
  onChange(on: boolean): void;
};

/** A switch with its name and what it means. */
export function Toggle({ label, about, on, disabled, onChange }: Props) {
  const id = useId();
  return (
    <div className={styles.toggle}>
      <input
        id={id}
        className={styles.input}
        type="checkbox"
        role="switch"
        checked={on}
        disabled={disabled}
        aria-describedby={about ? `${id}-about` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {about && (
          <p id={`${id}-about`} className={styles.about}>
            {about}
          </p>
        )}
      </div>
      <span className={styles.track} aria-hidden>
        <span className={styles.thumb}>
          <CheckIcon size={14} />
        </span>
      </span>
    </div>
  );
}
