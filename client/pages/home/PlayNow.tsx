import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../text/useTranslation';
import type { GameInfo } from '../../../shared/engine/info';
import { lastName } from '../../net/look';
import { openTable } from '../../net/seatActions';
import { dealtAtOnce } from '../../tables/dealtAtOnce';
import { OpeningFields } from '../../tables/opening/OpeningFields';
import { OpeningFoot } from '../../tables/opening/OpeningFoot';
import { useOpening } from '../../tables/opening/useOpening';
import { lastSettings } from '../../tables/options/lastSettings';
import { Dialog } from '../../ui/surfaces/Dialog';
import styles from './CreateTable.module.css';

type Props = { box: GameInfo; onClose(): void };

/** Opens a table for us and bots, as the title was played last, and goes there; asks for nothing but what is missing. */
export function PlayNow({ box, onClose }: Props) {
  const { t } = useTranslation('app');
  const [name, setName] = useState(lastName);
  const [isAsking, setAsking] = useState(name === '');
  const opening = useOpening(name);

  const play = () =>
    opening.open(async (withKey) => {
      const { seats, strength, options } = lastSettings(box);
      const match = await openTable(box.id, name.trim(), {
        numPlayers: seats,
        setupData: options,
        unlisted: true,
        bots: Array.from({ length: seats - 1 }, () => strength),
        absence: 'vote',
        clock: 0,
        ...withKey,
      });
      dealtAtOnce.add(match.matchID);
      return match;
    });

  const isBegun = useRef(false);
  useEffect(() => {
    if (isAsking || isBegun.current) return;
    isBegun.current = true;
    void play();
  });

  // what was refused is told where it can be mended
  if (opening.refused && !isAsking) setAsking(true);
  if (!isAsking) return null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (opening.hasName() && !opening.isTrying) void play();
  }

  return (
    <Dialog title={t(`games.${box.id}.name`)} about={t('play.about')} onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <OpeningFields opening={opening} autoFocus={name === ''} onName={setName} />
        <OpeningFoot opening={opening} go={t('play.now')} trying={t('create.trying')} />
      </form>
    </Dialog>
  );
}
