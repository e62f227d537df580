import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from '../classes';
import field from './field.module.css';
import { WarningIcon } from '../signs/icons';
import styles from './TextField.module.css';

type Props = Omit<ComponentProps<'input'>, 'onChange'> & {
  label: string;
  /** The label is read out but not shown, where the place says enough. */
  hideLabel?: boolean;
  hint?: ReactNode;
  /** What is wrong with what was typed. */
  error?: ReactNode;
  onChange(text: string): void;
};

/** A line of text to type, with its label, a hint, and what is wrong with it. */
export function TextField({ label, hideLabel, hint, error, onChange, className, ...rest }: Props) {
  const id = useId();
  return (
    <div className={classes(field.field, className)}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : field.label}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        className={styles.input}
        aria-invalid={Boolean(error)}
        aria-describedby={hint || error ? `${id}-about` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      <div id={`${id}-about`} aria-live="polite">
        {error ? (
          <p className={field.error}>
            <WarningIcon size={15} />
            {error}
          </p>
        ) : (
          hint && <p className={field.hint}>{hint}</p>
        )}
      </div>
    </div>
  );
}
