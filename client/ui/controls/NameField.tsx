import type { Ref } from 'react';
import { useTranslation } from '../../text/useTranslation';
import { MAX_LENGTH } from '../../../shared/protocol/maxLength';
import { TextField } from './TextField';

type Props = {
  ref?: Ref<HTMLInputElement>;
  value: string;
  isMissing: boolean;
  autoFocus?: boolean;
  onChange(name: string): void;
};

/** What the others at the table call you. */
export function NameField({ ref, value, isMissing, autoFocus, onChange }: Props) {
  const { t } = useTranslation('app');
  return (
    <TextField
      ref={ref}
      label={t('name.label')}
      value={value}
      autoFocus={autoFocus}
      maxLength={MAX_LENGTH.name}
      autoComplete="nickname"
      enterKeyHint="done"
      error={isMissing && t('name.missing')}
      onChange={onChange}
    />
  );
}
