import type { CSSProperties } from 'react';
import {
  ACTION_KINDS,
  ofKind,
  type ActionKind,
} from '../../../../shared/games/tower-of-babel/actionCards';
import { cards } from '../../../../shared/games/tower-of-babel/cards';
import {
  isPlayable,
  ACTION_CARD_TIMINGS,
} from '../../../../shared/games/tower-of-babel/actionCardTiming';
import { classes } from '../../../ui/classes';
import { ActionCard } from '../art/ActionCard';
import styles from './ActionCards.module.css';
import { lookedAway, type Draft } from '../prompt/draft';
import { useStops } from '../board/useStops';
import { seenActionCards } from '../seen';
import type { Seated } from '../types';

/** The reader's action cards; pressing one says what it does and when, and offers to play it. */
export function ActionCards(scene: Seated) {
  const { view, draft, setDraft, legal, t } = scene;
  const own = seenActionCards(scene);
  const kinds = ACTION_KINDS.filter((kind) => ofKind(own, kind).length > 0);
  const { stop, onKeyDown } = useStops(kinds);

  const lookedAt = (kind: ActionKind, isNow: boolean): Draft => {
    const away = lookedAway(draft);
    if (draft?.card === kind) return away;
    return { ...away, card: kind, trading: isNow && kind === 'cardTrade' ? cards() : undefined };
  };
  return (
    <ul
      className={styles.cards}
      style={{ '--kinds': kinds.length } as CSSProperties}
      aria-label={t('actions.title')}
      onKeyDown={onKeyDown}
    >
      {kinds.map((kind) => {
        const ids = ofKind(own, kind);
        const when = ACTION_CARD_TIMINGS[kind];
        const isNow = isPlayable(kind, legal);
        return (
          <li key={kind} data-thing={`action:${kind}`}>
            <button
              {...stop(kind)}
              type="button"
              className={classes(styles.card, isNow && styles.now)}
              aria-pressed={draft?.card === kind}
              data-hint={kind}
              onClick={() => setDraft(lookedAt(kind, isNow))}
            >
              <ActionCard kind={kind} width={52} height={73} />
              {ids.length > 1 && (
                <span className={styles.count} aria-hidden>
                  ×{ids.length}
                </span>
              )}
              {!view.table.over && (
                <span className={styles.when} aria-hidden>
                  <b className={styles.name}>{t(`action.${kind}.name`)}</b>
                  {t(isNow ? 'actions.now' : `when.${when}.short`)}
                </span>
              )}
              <span className="visually-hidden">
                {t('actions.card', { count: ids.length, name: t(`action.${kind}.name`) })}
                {', '}
                {t(isNow ? 'actions.now' : `when.${when}.long`)}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
