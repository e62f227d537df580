import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { KINDS, size, type Kind } from '../../../../shared/games/tower-of-babel/cards';
import { ownHand } from '../../../../shared/games/tower-of-babel/own';
import { announce } from '../../../ui/announce';
import { useDrag } from '../../../kit/useDrag';
import { classes } from '../../../ui/classes';
import { BuildingCard } from '../art/BuildingCard';
import { TradingCard } from '../art/TradingCard';
import {
  askedFor,
  hasNeeded,
  inHand,
  isOffering,
  laid,
  pressCard,
  placesUp,
  pressPile,
  pressTrade,
  raised,
  raiseTo,
  type Pressed,
} from '../prompt/handSelection';
import { Pile } from './Pile';
import styles from './Hand.module.css';
import { useStops } from '../board/useStops';
import { offerWords } from '../words';
import type { Seated } from '../types';

type Card = {
  name: string;
  kind: Kind | 'trade';
  /** Which of its kind it is, from the left. */
  place: number;
  isRaised: boolean;
  /** The last of its kind, which lies free. */
  isLast: boolean;
  /** So many of a kind lie on one pile. */
  pile?: number;
};

/** As many of a kind lie beside each other; more are a pile. */
const FEW = 3;

/** The reader's cards by kind, as a fan or in piles; whatever is raised stands higher. */
export function Hand(scene: Seated) {
  const { view, draft, setDraft, t } = scene;
  const list = cardsOf(scene);
  const { stop, onKeyDown } = useStops(list.map(({ name }) => name));
  const isChoosing = isOffering(scene) || draft?.trading !== undefined;

  const drag = useDrag({
    what: '[data-drag]',
    onto: `[data-thing="place:${scene.playerID}"]`,
    drop: (card) => card.querySelector('button')?.click(),
  });
  const isLaid = (kind: Kind | 'trade') => isOffering(scene) && fits(kind, scene);

  const done = (pressed: Pressed) => {
    announce(pressedWords(pressed, scene));
    setDraft(pressed);
  };
  /** A number offers just as many of the kind that has the focus. */
  function count({ key, target }: KeyboardEvent) {
    const kind = (target as HTMLElement).closest<HTMLElement>('[data-kind]')?.dataset.kind;
    const is = KINDS.find((one) => one === kind);
    if (is && /^[1-6]$/.test(key) && isOffering(scene) && fits(is, scene))
      done(raiseTo(scene, is, Number(key)));
  }
  return (
    <div
      className={classes(styles.hand, isChoosing && styles.choosing)}
      role="group"
      aria-label={t('own.hand', { count: size(inHand(scene)) })}
      data-thing="hand"
      {...drag}
      onKeyDown={(event) => {
        onKeyDown(event);
        count(event);
      }}
    >
      <ul className={styles.fan}>
        {list.map(({ name, kind, place, isRaised, isLast, pile }, i) =>
          kind !== 'trade' && pile !== undefined ? (
            <Pile
              key={name}
              kind={kind}
              count={pile}
              up={placesUp(scene, kind).length}
              isChoosing={isChoosing}
              isIdle={isChoosing && !fits(kind, scene)}
              mayDrag={isLaid(kind) && placesUp(scene, kind).length < pile}
              stop={stop}
              onPress={(by) => done(pressPile(scene, kind, by))}
              t={t}
            />
          ) : (
            <li
              key={name}
              className={classes(
                styles.place,
                isLast && styles.last,
                isRaised && styles.up,
                isChoosing && !fits(kind, scene) && styles.aside,
              )}
              data-thing={`own:${name}`}
              data-kind={kind}
              data-drag={isLaid(kind) && !isRaised ? '' : undefined}
            >
              <button
                {...stop(name)}
                type="button"
                className={classes(styles.card, !fits(kind, scene) && styles.idle)}
                style={{ '--at': atOf(i, list.length) } as CSSProperties}
                aria-pressed={isChoosing ? isRaised : undefined}
                aria-disabled={!isChoosing || !fits(kind, scene)}
                data-hint={kind === 'trade' ? 'trade' : kind}
                onClick={() =>
                  done(kind === 'trade' ? pressTrade(scene) : pressCard(scene, kind, place))
                }
              >
                <Face kind={kind} t={t} />
                <span className="visually-hidden">
                  {kind === 'trade' ? t('trade.card') : t(`card.${kind}`)}
                </span>
              </button>
            </li>
          ),
        )}
      </ul>
      {size(ownHand(view, scene.playerID)) === 0 && (
        <p className={styles.none}>{t('own.noCards')}</p>
      )}
    </div>
  );
}

/** What has become of the choice: why not, or what is raised now. */
function pressedWords(pressed: Pressed, { t }: Seated): string {
  const { why } = pressed;
  if (why) return t(why.key, why.values);
  return offerWords(raised({ draft: pressed }), t);
}

function Face({ kind, t }: Pick<Card, 'kind'> & Pick<Seated, 't'>): ReactNode {
  return kind === 'trade' ? (
    <TradingCard label={t('trade.label')} />
  ) : (
    <BuildingCard kind={kind} label={t(`label.${kind}`)} />
  );
}

/** The reader's cards from left to right: kind by kind, the trading card last. */
function cardsOf(scene: Seated): Card[] {
  const [own, { trade }] = [inHand(scene), raised(scene)];
  const cards = KINDS.flatMap((kind) => {
    const count = own[kind];
    const places = placesUp(scene, kind);
    if (count > FEW)
      return [{ name: kind, kind, place: 0, isRaised: false, isLast: true, pile: count }];
    return Array.from({ length: count }, (_, place): Card => ({
      name: `${kind}:${place}`,
      kind,
      place,
      isRaised: places.includes(place),
      isLast: place === count - 1,
    }));
  });
  if (laid(scene).trade) return cards;
  return [...cards, { name: 'trade', kind: 'trade', place: 0, isRaised: trade, isLast: true }];
}

/** Whether a card has to do with what is being chosen. */
function fits(kind: Kind | 'trade', scene: Seated): boolean {
  if (scene.draft?.trading) return kind !== 'trade';
  const needs = askedFor(scene);
  if (!needs) return true;
  return kind === 'trade' ? hasNeeded(scene) : needs[kind] > 0;
}

/** Where a card stands in the fan, from -1 to 1. */
const atOf = (i: number, count: number): number => (count < 2 ? 0 : (2 * i) / (count - 1) - 1);
