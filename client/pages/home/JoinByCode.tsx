import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../text/useTranslation';
import { useLocation } from 'wouter';
import { Button } from '../../ui/controls/Button';
import { findByCode } from '../../net/api';
import styles from './JoinByCode.module.css';
import { tablePath } from '../../net/paths';
import { Refused } from '../../net/Refused';
import { useAttempt } from '../../net/useAttempt';

/** The longest code, with room for a slip of the finger. */
const LENGTH = 32;

type Props = {
  code?: string;
  /** Whether nothing else on the page is more likely wanted. */
  isFirst?: boolean;
};

/** A code somebody read out, typed in; leads to the table. */
export function JoinByCode({ code: given = '', isFirst = true }: Props) {
  const { t } = useTranslation('app');
  const [, go] = useLocation();
  const [code, setCode] = useState(given);
  const { attempt, refused, isTrying } = useAttempt();

  function join(event: FormEvent) {
    event.preventDefault();
    if (code.trim() === '' || isTrying) return;
    void attempt(async () => go(tablePath(await findByCode(code.trim()))));
  }

  return (
    <form className={styles.form} onSubmit={join}>
      <label htmlFor="code" className={styles.label}>
        {t('join.title')}
      </label>
      <div className={styles.row}>
        <input
          id="code"
          className={styles.input}
          value={code}
          placeholder="LAMP-MANGO-427"
          maxLength={LENGTH}
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          onChange={(event) => setCode(event.target.value.toUpperCase())}
        />
        <Button type="submit" kind={isFirst ? 'go' : 'plain'}>
          {t('join.go')}
        </Button>
      </div>
      <Refused code={refused}>{refused === 'tooFast' && t('join.tooFast')}</Refused>
    </form>
  );
}
