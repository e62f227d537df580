import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ChatLine,
  LIMITS,
  type RefusalCode,
  type Table,
} from '../../../shared/protocol/table';
import type { Connection } from '../../../shared/protocol/connection';
import { Refused } from '../../net/Refused';
import { chatAuthorOf } from '../../tables/chatAuthor';
import { Button } from '../../ui/Button';
import { Emblem } from '../../ui/Emblem';
import { TextField } from '../../ui/TextField';
import styles from './Chat.module.css';

type Props = {
  table: Table;
  lines: readonly ChatLine[];
  connection: Connection;
  /** Who only watches may read. */
  maySay: boolean;
};

/** What the people at a table say to each other. */
export function Chat({ table, lines, connection, maySay }: Props) {
  const { t } = useTranslation('app');
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<RefusalCode | null>(null);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);

  async function say(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') return;
    const ack = await connection.say(text.trim());
    setRefused(ack.ok ? null : ack.code);
    if (ack.ok) setText('');
  }

  return (
    <section className={styles.chat} aria-labelledby="chat">
      <h2 id="chat">{t('chat.title')}</h2>
      {lines.length === 0 && <p className={styles.none}>{t('chat.none')}</p>}
      <div ref={list} className={styles.lines} role="log" aria-label={t('chat.title')} tabIndex={0}>
        {lines.map((line) => (
          <p key={line.id}>
            <b>
              <Emblem seat={line.sender} size={13} />
              {chatAuthorOf(line, table.players).name ?? t('chat.somebody')}
            </b>{' '}
            {line.payload}
          </p>
        ))}
      </div>
      {maySay && (
        <form className={styles.form} onSubmit={say}>
          <TextField
            label={t('chat.say')}
            hideLabel
            placeholder={t('chat.say')}
            value={text}
            maxLength={LIMITS.chat}
            autoComplete="off"
            enterKeyHint="send"
            onChange={setText}
          />
          <Button type="submit">{t('chat.send')}</Button>
        </form>
      )}
      <Refused code={refused} />
    </section>
  );
}
