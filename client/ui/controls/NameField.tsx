import type { Ref } from 'react';
import { useTranslation } from '../../text/useTranslation';
import { MESSAGE_LIMITS } from '../../../shared/protocol/messageLimits';
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
      maxLength={MESSAGE_LIMITS.name}
      autoComplete="nickname"
      enterKeyHint="done"
      error={isMissing && t('name.missing')}
      onChange={onChange}
    />
  );
}
