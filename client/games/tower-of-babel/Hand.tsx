import { present } from '../../../shared/engine/present';
import type { CSSProperties, ReactNode } from 'react';
import { KINDS, size, type Kind } from '../../../shared/games/tower-of-babel/cards';
import { DISCS } from '../../../shared/games/tower-of-babel/discs';
import { announce } from '../../ui/announce';
import { classes } from '../../ui/classes';
import { BuildingCard } from './art/BuildingCard';
import { TradingCard } from './art/TradingCard';
import type { Playing } from './draft';
import {
  hasNeeded,
  inHand,
  isOffering,
  laid,
  placesUp,
  pressCard,
  pressTrade,
  raised,
  type Pressed,
} from './handSelection';
import styles from './Hand.module.css';
import { useStops } from './useStops';
import { offerWords } from './words';

type Card = {
  name: string;
  kind: Kind | 'trade';
  /** Which of its kind it is, from the left. */
  place: number;
  isRaised: boolean;
  /** The last of its kind, which lies free. */
  isLast: boolean;
  /** How many of them lie on each other, on the last one, where they are hard to count. */
  count?: number;
};

/** As many can be counted at a glance. */
const FEW = 2;

/** The reader's cards as a fan by kind; whatever is raised stands higher. */
export function Hand(scene: Playing) {
  const { view, draft, setDraft, t } = scene;
  const list = cardsOf(scene);
  const { stop, onKeyDown } = useStops(list.map(({ name }) => name));
  const isChoosing = isOffering(scene) || draft?.trading !== undefined;

  const done = (pressed: Pressed) => {
    announce(pressedWords(pressed, scene));
    setDraft(pressed);
  };
  return (
    <div
      className={classes(styles.hand, isChoosing && styles.choosing)}
      role="group"
      aria-label={t('own.hand', { count: size(inHand(scene)) })}
      data-thing="hand"
      onKeyDown={onKeyDown}
    >
      <ul className={styles.fan}>
        {list.map(({ name, kind, place, isRaised, isLast, count }, i) => (
          <li
            key={name}
            className={classes(styles.place, isLast && styles.last, isRaised && styles.up)}
            data-thing={`own:${name}`}
          >
            <button
              {...stop(name)}
              type="button"
              className={classes(styles.card, !fits(kind, scene) && styles.idle)}
              style={{ '--at': atOf(i, list.length) } as CSSProperties}
              aria-pressed={isChoosing ? isRaised : undefined}
              title={isUseless(kind, scene) ? t('why.tradeNone') : undefined}
              aria-disabled={!isChoosing || !fits(kind, scene)}
              onClick={() =>
                done(kind === 'trade' ? pressTrade(scene) : pressCard(scene, kind, place))
              }
            >
              <Face kind={kind} t={t} />
              {count && (
                <span className={styles.count} aria-hidden>
                  ×{count}
                </span>
              )}
              <span className="visually-hidden">
                {kind === 'trade' ? t('trade.card') : t(`card.${kind}`)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {size(present(view.hands[scene.playerID])) === 0 && (
        <p className={styles.none}>{t('own.noCards')}</p>
      )}
    </div>
  );
}

/** What has become of the choice: why not, or what is raised now. */
function pressedWords({ why, trading, offer }: Pressed, { t }: Playing): string {
  if (why) return t(why.key, why.values);
  return offerWords(trading ? { cards: trading, trade: false } : present(offer), t);
}

function Face({ kind, t }: Pick<Card, 'kind'> & Pick<Playing, 't'>): ReactNode {
  return kind === 'trade' ? (
    <TradingCard label={t('trade.label')} />
  ) : (
    <BuildingCard kind={kind} label={t(`label.${kind}`)} />
  );
}

/** The reader's cards from left to right: kind by kind, the trading card last. */
function cardsOf(scene: Playing): Card[] {
  const [own, { trade }] = [inHand(scene), raised(scene)];
  const cards = KINDS.flatMap((kind) => {
    const places = placesUp(scene, kind);
    return Array.from({ length: own[kind] }, (_, place): Card => {
      const isLast = place === own[kind] - 1;
      return {
        name: `${kind}:${place}`,
        kind,
        place,
        isRaised: places.includes(place),
        isLast,
        count: isLast && own[kind] > FEW ? own[kind] : undefined,
      };
    });
  });
  if (laid(scene).trade) return cards;
  return [...cards, { name: 'trade', kind: 'trade', place: 0, isRaised: trade, isLast: true }];
}

/** Whether a card has to do with what is being chosen. */
function fits(kind: Kind | 'trade', scene: Playing): boolean {
  if (scene.draft?.trading) return kind !== 'trade';
  if (!isOffering(scene)) return true;
  if (kind === 'trade') return hasNeeded(scene);
  return DISCS[present(scene.view.table.build).disc][kind] > 0;
}

/** Whether it is the trading card, and there is no card to lay it with. */
const isUseless = (kind: Kind | 'trade', scene: Playing): boolean =>
  kind === 'trade' && isOffering(scene) && !hasNeeded(scene);

/** Where a card stands in the fan, from -1 to 1. */
const atOf = (i: number, count: number): number => (count < 2 ? 0 : (2 * i) / (count - 1) - 1);
