import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../text/useTranslation';
import { enterCode } from '../../net/me';
import { Refused } from '../../net/Refused';
import { useAttempt } from '../../net/useAttempt';
import { Button } from '../../ui/controls/Button';
import { TextField } from '../../ui/controls/TextField';
import styles from './DevicesPage.module.css';

/** The longest that is taken in, with room for spaces of any taste. */
const LENGTH = 60;

type Props = {
  /** Whether this browser is somebody's already. */
  hasSeats: boolean;
  onEntered(): Promise<void>;
};

/** Where a code is typed: that of another device, or the recovery code. */
export function EnterCode({ hasSeats, onEntered }: Props) {
  const { t } = useTranslation('devices');
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { attempt, refused, isTrying } = useAttempt();

  function enter(event: FormEvent) {
    event.preventDefault();
    const typed = code.trim();
    setMissing(typed === '');
    if (typed === '' || isTrying) return;
    void attempt(async () => {
      await enterCode(typed);
      setCode('');
      await onEntered();
    });
  }

  return (
    <section aria-labelledby="have">
      <h2 id="have">{t('have')}</h2>
      <p>
        {t('haveAbout')} {hasSeats && t('merges')}
      </p>
      <form className={styles.form} onSubmit={enter} noValidate>
        <TextField
          label={t('code')}
          value={code}
          placeholder="7KQM-2XHD-9A3B-CDEF-GHJK"
          maxLength={LENGTH}
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          error={isMissing && code.trim() === '' && t('codeMissing')}
          onChange={setCode}
        />
        <Button type="submit">{t('codeGo')}</Button>
      </form>
      <Refused code={refused}>
        {refused === 'unknownCode' ? t('codeWrong') : refused === 'tooFast' && t('codeTooFast')}
      </Refused>
    </section>
  );
}
