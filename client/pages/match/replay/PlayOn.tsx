import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../text/useTranslation';
import type { PlayerID } from '../../../../shared/engine/game';
import type { PlayOnBody } from '../../../../shared/protocol/requests';
import { playOnFrom } from '../../../net/playOn';
import { lastName } from '../../../net/look';
import { OpeningFields } from '../../../tables/opening/OpeningFields';
import { OpeningFoot } from '../../../tables/opening/OpeningFoot';
import { useOpening } from '../../../tables/opening/useOpening';
import { Choice } from '../../../ui/controls/Choice';
import { Dialog } from '../../../ui/surfaces/Dialog';
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
  const [name, setName] = useState(lastName);
  const [playerID, setPlayerID] = useState<PlayerID>(viewer ?? players[0].id);
  const [withBots, setWithBots] = useState(true);
  const opening = useOpening(name);

  function open(event: FormEvent) {
    event.preventDefault();
    if (!opening.hasName() || opening.isTrying) return;
    void opening.open((withKey) =>
      playOnFrom(game, {
        from,
        playerName: name.trim(),
        playerID,
        ...(withBots && { strength: 'normal' as const }),
        ...withKey,
      }),
    );
  }

  return (
    <Dialog title={t('sign')} about={t('explain')} onClose={onClose}>
      <form className={styles.form} onSubmit={open} noValidate>
        <OpeningFields opening={opening} onName={setName} />
        <Choice
          label={t('seat')}
          value={playerID}
          options={players.map(({ id, name: label }) => ({ value: id, label }))}
          onChange={setPlayerID}
        />
        <Toggle label={t('others')} about={t('othersAbout')} on={withBots} onChange={setWithBots} />
        <p className={styles.about}>{t('about')}</p>
        <OpeningFoot opening={opening} go={t('go')} trying={t('trying')}>
          {opening.refused === 'illegal' && t('illegal')}
        </OpeningFoot>
      </form>
    </Dialog>
  );
}
