import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../text/useTranslation';
import { useLocation } from 'wouter';
import type { PlayerID } from '../../../../shared/engine/game';
import type { PlayOnBody } from '../../../../shared/protocol/table';
import { recall, remember } from '../../../app/remembered';
import { tablePath } from '../../../net/paths';
import { playOnFrom } from '../../../net/playOn';
import { Refused } from '../../../net/Refused';
import { lastName } from '../../../net/look';
import { useAttempt } from '../../../net/useAttempt';
import { KeepWarning } from '../../../tables/seats/KeepWarning';
import { Button } from '../../../ui/controls/Button';
import { Choice } from '../../../ui/controls/Choice';
import { Dialog } from '../../../ui/surfaces/Dialog';
import { NameField } from '../../../ui/controls/NameField';
import { TextField } from '../../../ui/controls/TextField';
import { Toggle } from '../../../ui/controls/Toggle';
import styles from './PlayOn.module.css';

type Props = {
  game: string;
  /** Everything until the moment that is shown. */
  from: PlayOnBody['from'];
  players: readonly { id: PlayerID; name: string }[];
  /** Through whose eyes the match is watched: whose seat one is most likely to want. */
  viewer: PlayerID | null;
  onClose(): void;
};

/** Opens a new table that goes on from the moment that is shown. */
export function PlayOn({ game, from, players, viewer, onClose }: Props) {
  const { t } = useTranslation('begun');
  const [, go] = useLocation();
  const { attempt, refused, isTrying } = useAttempt();
  const [name, setName] = useState(lastName);
  const nameField = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);
  const [playerID, setPlayerID] = useState<PlayerID>(viewer ?? players[0].id);
  const [withBots, setWithBots] = useState(true);
  const [createKey, setKey] = useState(() => recall('createKey') ?? '');
  const [isKeyAsked, setKeyAsked] = useState(false);
  const isAboutKey = refused === 'createKey' || refused === 'wrongCreateKey';
  if (isAboutKey && !isKeyAsked) setKeyAsked(true);
  const isBlank = name.trim() === '';

  function open(event: FormEvent) {
    event.preventDefault();
    setMissing(isBlank);
    if (isBlank) return nameField.current?.focus();
    if (isTrying) return;
    void attempt(async () => {
      const match = await playOnFrom(game, {
        from,
        playerName: name.trim(),
        playerID,
        ...(withBots && { strength: 'normal' as const }),
        ...(createKey !== '' && { createKey }),
      });
      if (createKey !== '') remember('createKey', createKey);
      go(tablePath(match));
    });
  }

  return (
    <Dialog title={t('sign')} about={t('explain')} onClose={onClose}>
      <form className={styles.form} onSubmit={open} noValidate>
        <NameField
          ref={nameField}
          value={name}
          isMissing={isMissing && isBlank}
          onChange={setName}
        />
        {isKeyAsked && (
          <TextField
            label={t('app:create.key')}
            hint={t('app:create.keyAbout')}
            type="password"
            autoFocus
            autoComplete="off"
            value={createKey}
            onChange={setKey}
          />
        )}
        <Choice
          label={t('seat')}
          value={playerID}
          options={players.map(({ id, name: label }) => ({ value: id, label }))}
          onChange={setPlayerID}
        />
        <Toggle label={t('others')} about={t('othersAbout')} on={withBots} onChange={setWithBots} />
        <p className={styles.about}>{t('about')}</p>
        <KeepWarning />
        <Refused code={refused}>{refused === 'illegal' && t('illegal')}</Refused>
        <Button type="submit" kind="go" wide unavailable={isTrying && t('trying')}>
          {t('go')}
        </Button>
      </form>
    </Dialog>
  );
}
