import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../text/useTranslation';
import { AVATARS, type Seat, SIGNS } from '../../../shared/protocol/table';
import { type MatchKey, update } from '../../net/api';
import { rememberLook, rememberName } from '../../net/look';
import { Refused } from '../../net/Refused';
import { changeSeat, type OwnSeat } from '../../net/seats';
import { useAttempt } from '../../net/useAttempt';
import { Avatar } from '../../ui/signs/Avatar';
import { Button } from '../../ui/controls/Button';
import { Choice } from '../../ui/controls/Choice';
import { Dialog } from '../../ui/surfaces/Dialog';
import { EMBLEM_SHAPES, EMBLEMS } from '../../ui/signs/emblems';
import { NameField } from '../../ui/controls/NameField';
import styles from './LookDialog.module.css';
import english from '../../text/en/look.json';
import french from '../../text/fr/look.json';
import { addTexts } from '../../text/i18n';

addTexts('look', { en: english, fr: french });

type Props = { match: MatchKey; own: OwnSeat; seat: Seat; onClose(): void };

/** Asks what its holder wants to be called and shown as; loaded when somebody wants to know. */
export function LookDialog(props: Props) {
  const { t } = useTranslation('app');
  return (
    <Dialog title={t('look:title')} about={t('look:about')} onClose={props.onClose}>
      <Fields {...props} />
    </Dialog>
  );
}

function Fields({ match, own, seat, onClose }: Props) {
  const { t } = useTranslation('app');
  const { attempt, refused, isTrying } = useAttempt();
  const [name, setName] = useState(seat.name ?? own.name);
  const [{ sign, avatar }, setLook] = useState(seat.look ?? {});
  const [isMissing, setMissing] = useState(false);

  function save(event: FormEvent) {
    event.preventDefault();
    const newName = name.trim();
    setMissing(newName === '');
    if (newName === '' || isTrying) return;
    void attempt(async () => {
      const look = { sign, avatar };
      await update(match, own, { newName, look });
      changeSeat(own, (kept) => ({ ...kept, name: newName }));
      rememberName(newName);
      rememberLook(look);
      onClose();
    });
  }

  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <NameField value={name} isMissing={isMissing && name.trim() === ''} onChange={setName} />
      <Choice
        label={t('look:sign')}
        about={t('look:signAbout')}
        value={sign ?? -1}
        options={[
          { value: -1, label: t('look:any') },
          ...Array.from({ length: SIGNS }, (_, value) => ({ value, label: <Sign of={value} /> })),
        ]}
        onChange={(next) => setLook({ avatar, sign: next < 0 ? undefined : next })}
      />
      <Choice
        label={t('look:avatar')}
        value={avatar ?? 'none'}
        options={[
          { value: 'none' as const, label: t('look:none') },
          ...AVATARS.map((value) => ({
            value,
            label: (
              <>
                <Avatar of={value} />
                <span className="visually-hidden">{t(`look:avatars.${value}`)}</span>
              </>
            ),
          })),
        ]}
        onChange={(next) => setLook({ sign, avatar: next === 'none' ? undefined : next })}
      />
      <Refused code={refused}>{refused === 'muted' && t('look:muted')}</Refused>
      <Button type="submit" kind="go" wide unavailable={isTrying && t('ask.trying')}>
        {t('look:save')}
      </Button>
    </form>
  );
}

/** A sign by itself, whoever has it at the moment. */
function Sign({ of }: { of: number }) {
  const { t } = useTranslation('app');
  return (
    <>
      <svg
        className={styles.sign}
        viewBox="0 0 40 40"
        width={26}
        height={26}
        aria-hidden
        color={`var(--sign${of + 1})`}
      >
        {EMBLEM_SHAPES[EMBLEMS[of]]}
      </svg>
      <span className="visually-hidden">{t(`look:signs.${EMBLEMS[of]}`)}</span>
    </>
  );
}
