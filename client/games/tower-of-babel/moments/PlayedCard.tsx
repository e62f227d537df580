import type { PlayerID } from '../../../../shared/engine/game';
import { actionKind } from '../../../../shared/games/tower-of-babel/actionCards';
import { ActionCard } from '../art/ActionCard';
import styles from './BuildingSite.module.css';
import type { OnTable } from '../types';

/** The action card that somebody plays with what is just decided. */
export function PlayedCard({ of, happening, resting }: OnTable & { of: PlayerID }) {
  const played = [...happening, ...resting].find(
    (event) => event.type === 'played' && event.playerID === of,
  );
  return played?.type === 'played' ? (
    <span className={styles.played} data-thing="actionMoment">
      <ActionCard kind={actionKind(played.card)} width={60} height={84} />
    </span>
  ) : null;
}
