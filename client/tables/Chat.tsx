import { type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Ack, type ChatLine, LIMITS, type RefusalCode } from '../../shared/protocol/table';
import { Refused } from '../net/Refused';
import { Button } from '../ui/Button';
import { Emblem } from '../ui/Emblem';
import styles from './Chat.module.css';

type Props = {
  lines: readonly ChatLine[];
  /** What whoever said a line is called. */
  author(line: ChatLine): string;
  /** Stands in for the lines as long as there are none. */
  empty: string;
  /** Says something to all; absent for whoever only watches. */
  onSay?: (text: string) => Promise<Ack>;
  /** Where one types. */
  field?: RefObject<HTMLInputElement | null>;
};

/** What the people at a table say to each other. */
export function Chat({ lines, author, empty, onSay, field }: Props) {
  const { t } = useTranslation('app');
  const scroller = useRef<HTMLDivElement>(null);
  const newest = lines.at(-1)?.id;
  useLayoutEffect(() => {
    const box = scroller.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [newest]);

  return (
    <>
      <div
        ref={scroller}
        className={styles.lines}
        role="log"
        aria-live="off"
        aria-label={t('chat.title')}
        tabIndex={0}
      >
        {lines.map((line) => (
          <p key={line.id} className={styles.line}>
            <b className={styles.sender}>
              <Emblem seat={line.sender} size={12} />
              {author(line)}
            </b>{' '}
            {line.payload}
          </p>
        ))}
        {lines.length === 0 && <p className={styles.empty}>{empty}</p>}
      </div>
      {onSay && <Say onSay={onSay} field={field} />}
    </>
  );
}

function Say({ onSay, field }: Pick<Props, 'field'> & Required<Pick<Props, 'onSay'>>) {
  const { t } = useTranslation('app');
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<RefusalCode | null>(null);
  const isSent = useRef(false);

  /** While an answer is due, the same is not said twice; moves have nothing to do with it. */
  async function send(event: FormEvent) {
    event.preventDefault();
    const said = text.trim();
    if (said === '' || isSent.current) return;
    isSent.current = true;
    const ack = await onSay(said);
    isSent.current = false;
    setRefused(ack.ok ? null : ack.code);
    if (ack.ok) setText((typed) => (typed === text ? '' : typed));
  }

  return (
    <>
      <form className={styles.say} onSubmit={send}>
        <input
          ref={field}
          className={styles.input}
          aria-label={t('chat.say')}
          placeholder={t('chat.say')}
          value={text}
          maxLength={LIMITS.chat}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" className={styles.send}>
          {t('chat.send')}
        </Button>
      </form>
      {refused && <Refused code={refused} />}
    </>
  );
}
