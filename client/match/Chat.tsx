import { type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChatLine, LIMITS } from '../../shared/protocol/table';
import { Button } from '../ui/Button';
import { Emblem } from '../ui/Emblem';
import styles from './Chat.module.css';
import type { Scene } from './title';

type Props = {
  lines: readonly ChatLine[];
  scene: Scene;
  /** Says whether it was heard; absent for whoever only watches. */
  onSay?: (text: string) => Promise<boolean>;
  /** Where one types. */
  field?: RefObject<HTMLInputElement | null>;
};

/** What the players say to each other. */
export function Chat({ lines, scene, onSay, field }: Props) {
  const { t } = useTranslation('match');
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
        {lines.map(({ id, sender, payload }) => (
          <p key={id} className={styles.line}>
            <b className={styles.sender}>
              <Emblem seat={sender} size={12} />
              {sender === scene.playerID ? t('you') : scene.name(sender)}
            </b>{' '}
            {payload}
          </p>
        ))}
        {lines.length === 0 && <p className={styles.empty}>{t('chat.empty')}</p>}
      </div>
      {onSay && <Say onSay={onSay} field={field} />}
    </>
  );
}

function Say({ onSay, field }: Pick<Props, 'field'> & Required<Pick<Props, 'onSay'>>) {
  const { t } = useTranslation('match');
  const [text, setText] = useState('');

  async function send(event: FormEvent) {
    event.preventDefault();
    const said = text.trim();
    if (said !== '' && (await onSay(said))) setText('');
  }

  return (
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
  );
}
