import { actionKind } from '../../../../shared/games/tower-of-babel/actionCards';
import { Disc } from '../../../ui/signs/Disc';
import { ActionCard } from '../art/ActionCard';
import { ActionCardBack } from '../art/ActionCardBack';
import type { CardEvent } from './Moment';
import styles from './Moment.module.css';
import type { OnTable } from '../types';

/** An action card that somebody plays, or is given: which, only to whom it is given. */
export function CardMoment({ event, view, playerID, name, t }: OnTable & { event: CardEvent }) {
  const { playerID: who } = event;
  const card = event.type === 'played' ? event.card : view.actionCards[who]?.at(-1);
  const kind = card && actionKind(card);
  return (
    // the prompt and the live region say it in words
    <div className={styles.card} data-seat={who} aria-hidden>
      <span className={styles.cardFace} data-thing="actionMoment">
        {kind ? (
          <ActionCard kind={kind} width={84} height={118} />
        ) : (
          <ActionCardBack width={84} height={118} />
        )}
      </span>
      <span>
        <span className={styles.who}>
          <Disc seat={who} size={26} />
          <b>{who === playerID ? t('match:you') : name(who)}</b>
        </span>
        <b className={styles.title}>{kind ? t(`action.${kind}.name`) : t('moment.earned')}</b>
        {kind && <span className={styles.about}>{t(`action.${kind}.about`)}</span>}
      </span>
    </div>
  );
}
