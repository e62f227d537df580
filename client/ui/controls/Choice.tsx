import { type ReactNode, useId } from 'react';
import styles from './Choice.module.css';
import { classes } from '../classes';
import field from './field.module.css';

type Props<T extends string | number> = {
  label: string;
  hideLabel?: boolean;
  /** What the chosen one means. */
  about?: ReactNode;
  options: readonly { value: T; label: ReactNode }[];
  value: T;
  disabled?: boolean;
  onChange(value: NoInfer<T>): void;
};

/** One of a few, all of them in sight. */
export function Choice<T extends string | number>(props: Props<T>) {
  const { label, hideLabel, about, options, value, disabled, onChange } = props;
  const id = useId();
  return (
    <fieldset
      className={field.field}
      disabled={disabled}
      aria-describedby={about ? `${id}-about` : undefined}
    >
      <legend className={classes(field.label, hideLabel && 'visually-hidden')}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              className={styles.input}
              type="radio"
              name={id}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {about && (
        <p id={`${id}-about`} className={field.hint}>
          {about}
        </p>
      )}
    </fieldset>
  );
}
