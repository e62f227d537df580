import { type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../text/useTranslation';
import type { Ack, RefusalCode } from '../../../shared/protocol/refusals';
import { MAX_LENGTH } from '../../../shared/protocol/maxLength';
import type { ChatLine } from '../../../shared/protocol/talk';
import { Refused } from '../../net/Refused';
import { Button } from '../../ui/controls/Button';
import { Emblem } from '../../ui/signs/Emblem';
import styles from './Chat.module.css';

type Line = Pick<ChatLine, 'id' | 'payload'> & Partial<ChatLine>;

type Props<L extends Line> = {
  lines: readonly L[];
  /** What is talked about or by whom, where it is not the table’s own talk. */
  label?: string;
  /** What whoever said a line is called. */
  author(line: L): string;
  /** Stands in for the lines as long as there are none. */
  empty: string;
  /** Says something to all; absent for whoever only watches. */
  onSay?: (text: string) => Promise<Ack>;
  /** Where one types. */
  field?: RefObject<HTMLInputElement | null>;
};

/** What the people at a table say to each other. */
export function Chat<L extends Line>({ lines, label, author, empty, onSay, field }: Props<L>) {
  const { t } = useTranslation('app');
  const scroller = useRef<HTMLDivElement>(null);
  const newest = lines.at(-1)?.id;
  useLayoutEffect(() => {
    const box = scroller.current;
    // how high it is takes the whole page to be laid out, before it is all there
    if (box && newest !== undefined) box.scrollTop = box.scrollHeight;
  }, [newest]);

  return (
    <>
      <div
        ref={scroller}
        className={styles.lines}
        role="log"
        aria-live="off"
        aria-label={label ?? t('chat.title')}
        tabIndex={0}
      >
        {lines.map((line) => (
          <p key={line.id} className={styles.line}>
            <b className={styles.sender}>
              {line.sender !== undefined && <Emblem seat={line.sender} size={12} />}
              {author(line)}
            </b>{' '}
            <bdi>{line.payload}</bdi>
          </p>
        ))}
        {lines.length === 0 && <p className={styles.empty}>{empty}</p>}
      </div>
      {onSay && <Say onSay={onSay} field={field} />}
    </>
  );
}

function Say({ onSay, field }: Pick<Props<Line>, 'field'> & Required<Pick<Props<Line>, 'onSay'>>) {
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
          maxLength={MAX_LENGTH.chat}
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
