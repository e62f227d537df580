import { useTranslation } from '../../text/useTranslation';
import { NameField } from '../../ui/controls/NameField';
import { TextField } from '../../ui/controls/TextField';
import type { Opening } from './useOpening';

type Props = { opening: Opening; autoFocus?: boolean; onName(name: string): void };

/** The name of whoever opens a table, and the key, once the server has asked for it. */
export function OpeningFields({ opening, autoFocus, onName }: Props) {
  const { nameField, name, isNameMissing, isKeyAsked, key, setKey } = opening;
  const { t } = useTranslation('app');
  return (
    <>
      <NameField
        ref={nameField}
        value={name}
        isMissing={isNameMissing}
        autoFocus={autoFocus}
        onChange={onName}
      />
      {isKeyAsked && (
        <TextField
          label={t('create.key')}
          hint={t('create.keyAbout')}
          type="password"
          autoFocus
          autoComplete="off"
          value={key}
          onChange={setKey}
        />
      )}
    </>
  );
}
