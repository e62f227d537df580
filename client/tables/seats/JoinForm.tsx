import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from '../../text/useTranslation';
import type { MatchKey } from '../../net/api';
import { NameField } from '../../ui/controls/NameField';
import { Refused } from '../../net/Refused';
import { lastName } from '../../net/look';
import { sitDown } from '../../net/seatActions';
import { KeepWarning } from './KeepWarning';
import { useAttempt } from '../../net/useAttempt';
import { Button } from '../../ui/controls/Button';
import styles from './JoinForm.module.css';

/** All it takes to sit down: a name. */
export function JoinForm({ match }: { match: MatchKey }) {
  const { t } = useTranslation('app');
  const [name, setName] = useState(lastName);
  const nameField = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);
  const { attempt, refused, isTrying } = useAttempt();
  const isBlank = name.trim() === '';

  function sit(event: FormEvent) {
    event.preventDefault();
    setMissing(isBlank);
    if (isBlank) nameField.current?.focus();
    else if (!isTrying) void attempt(() => sitDown(match, name.trim()));
  }

  return (
    <form className={styles.form} onSubmit={sit} noValidate>
      <NameField ref={nameField} value={name} isMissing={isMissing && isBlank} onChange={setName} />
      <Button type="submit" kind="go">
        {t('room.sit')}
      </Button>
      <Refused code={refused} />
      <KeepWarning />
    </form>
  );
}
