import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../text/useTranslation';
import { useLocation } from 'wouter';
import type { GameInfo } from '../../../shared/engine/info';
import { recall, remember } from '../../app/remembered';
import { tablePath } from '../../net/paths';
import { Refused } from '../../net/Refused';
import { lastName } from '../../net/look';
import { openTable } from '../../net/seatActions';
import { useAttempt } from '../../net/useAttempt';
import { dealtAtOnce } from '../../tables/dealtAtOnce';
import { KeepWarning } from '../../tables/seats/KeepWarning';
import { lastSettings } from '../../tables/options/lastSettings';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/surfaces/Dialog';
import { NameField } from '../../ui/controls/NameField';
import { TextField } from '../../ui/controls/TextField';
import styles from './CreateTable.module.css';

type Props = { box: GameInfo; onClose(): void };

/** Opens a table for us and bots, as the title was played last, and goes there; asks for nothing but what is missing. */
export function PlayNow({ box, onClose }: Props) {
  const { t } = useTranslation('app');
  const [, go] = useLocation();
  const { attempt, refused, isTrying } = useAttempt();
  const [name, setName] = useState(lastName);
  const [isNameMissing, setNameMissing] = useState(false);
  const [key, setKey] = useState(() => recall('createKey') ?? '');
  const [isAsking, setAsking] = useState(name === '');
  const [isKeyAsked, setKeyAsked] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);

  const play = () =>
    attempt(async () => {
      const { seats, strength, options } = lastSettings(box);
      const match = await openTable(box.id, name.trim(), {
        numPlayers: seats,
        setupData: options,
        unlisted: true,
        bots: Array.from({ length: seats - 1 }, () => strength),
        absence: 'vote',
        clock: 0,
        ...(key !== '' && { createKey: key }),
      });
      if (key !== '') remember('createKey', key);
      dealtAtOnce.add(match.matchID);
      go(tablePath(match));
    });

  const isBegun = useRef(false);
  useEffect(() => {
    if (isAsking || isBegun.current) return;
    isBegun.current = true;
    void play();
  });

  // what was refused is told where it can be mended
  if (refused && !isAsking) setAsking(true);
  if ((refused === 'createKey' || refused === 'wrongCreateKey') && !isKeyAsked) setKeyAsked(true);
  if (!isAsking) return null;

  function submit(event: FormEvent) {
    event.preventDefault();
    const isMissing = name.trim() === '';
    setNameMissing(isMissing);
    if (isMissing) nameField.current?.focus();
    else if (!isTrying) void play();
  }

  return (
    <Dialog title={t(`games.${box.id}.name`)} about={t('play.about')} onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <NameField
          ref={nameField}
          value={name}
          isMissing={isNameMissing && name.trim() === ''}
          autoFocus={name === ''}
          onChange={setName}
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
        <KeepWarning />
        <Refused code={refused} />
        <Button type="submit" kind="go" wide unavailable={isTrying && t('create.trying')}>
          {t('play.now')}
        </Button>
      </form>
    </Dialog>
  );
}
