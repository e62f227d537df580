import { Fragment, type ReactNode } from 'react';
import type { PlayerID } from '../../../../shared/engine/game';
import { clockwiseFrom } from '../../../../shared/engine/clockwise';
import { sum } from '../../../../shared/engine/numbers';
import { present } from '../../../../shared/engine/present';
import { actionKind } from '../../../../shared/games/tower-of-babel/actionCards';
import type { Event } from '../../../../shared/games/tower-of-babel/state';
import type { LogLine, Inline, TurnOfEntry } from '../../../kit/contract';

import { listWords } from '../../../kit/words';
import { Emblem } from '../../../ui/signs/Emblem';
import styles from './byPlayer.module.css';
import { logOf, paidOf } from './storyOfTurn';
import { cardsWords, personWords } from '../words';
import type { OnTable, Title } from '../types';

/** One log entry in sentences: all that happens while it happens, and in the log what stays of it. */
export const describeEvents = (
  events: readonly Event[],
  scene: OnTable,
  turn?: TurnOfEntry,
): LogLine<Title>[] =>
  turn
    ? logOf(events, scene, turn)
    : (paymentsIn(events, scene) ??
      events.map((event) => ({ ...tellOne(event, scene), worth: worthOf(event, scene) })));

/** Several who are paid at the same moment, in one sentence. */
function paymentsIn(events: readonly Event[], scene: OnTable): LogLine<Title>[] | null {
  const paid = events.filter((event) => event.type === 'paid');
  if (paid.length < 2) return null;
  return [{ key: 'event.paidAll', inlines: { paid: paidOf(paid, scene) } }];
}

/** How much it matters to the reader: a wonder that is scored most, then what became of their offer. */
export function worthOf(event: Event, { playerID }: OnTable): number | undefined {
  if (playerID === null) return undefined;
  switch (event.type) {
    case 'wonderScored': {
      const { [playerID]: own = 0, ...others } = event.points;
      return own - Math.max(0, ...Object.values(others)) || own;
    }
    case 'refused':
      return event.offerer === playerID ? -1 : undefined;
    case 'accepted':
      return event.offerer === playerID ? 1 : undefined;
    case 'paid':
      return event.playerID === playerID ? event.points : -event.points / 100;
    case 'fulfilled':
      return event.playerID === playerID ? 1 : -0.1;
    default:
      return undefined;
  }
}

/** One thing that happened, in a sentence. */
export function tellOne(event: Event, scene: OnTable): LogLine<Title> {
  const { t } = scene;
  switch (event.type) {
    case 'passed':
      return { key: 'event.passed', who: event.playerID, isHeading: true };
    case 'chose':
      return {
        key: 'event.chose',
        who: event.playerID,
        values: { wonder: t(`site.${event.wonder}`) },
        isHeading: true,
      };
    case 'revealed':
      return {
        key: 'event.revealed',
        underWay: { key: 'event.revealing' },
        inlines: {
          offers: byPlayer(asTheyLie(event, scene), scene, ({ cards, trade }) =>
            trade ? t('event.offerTrade', { count: cards }) : String(cards),
          ),
        },
      };
    case 'accepted':
    case 'refused':
      return {
        key: `event.${event.type}${event.offerer === scene.playerID ? 'Yours' : ''}`,
        who: event.playerID,
        inlines: { offerer: personThing(event.offerer, scene) },
      };
    case 'fulfilled':
      return tellBuild(event, scene);
    case 'failed':
      return {
        key: 'event.failed',
        who: event.playerID,
        values: { wonder: t(`short.${event.wonder}`) },
        inlines: { own: NOTHING, paid: NOTHING },
      };
    case 'paid':
      return { key: 'event.paid', who: event.playerID, values: { count: event.points } };
    case 'wonderScored':
      return {
        key: isTied(event.points) ? 'event.wonderTied' : 'event.wonderScored',
        underWay: { key: `moment.finished.${event.wonder}` },
        values: { wonder: t(`short.${event.wonder}`) },
        inlines: { points: byPlayer(mostFirst(event.points), scene, String) },
      };
    case 'played':
      return {
        key: 'event.played',
        who: event.playerID,
        values: { card: t(`action.${actionKind(event.card)}.name`) },
      };
    case 'discarded':
      return {
        key: 'event.discarded',
        who: event.playerID,
        values: { cards: cardsWords(event.cards, t) },
      };
    case 'drew':
      return tellDraw(event.cards, scene);
    case 'reshuffled':
      return { key: 'event.reshuffled' };
    case 'exhausted':
      return {
        key: `event.exhausted.${scene.view.table.options.length}`,
        values: {
          kinds: listWords(
            event.kinds.map((kind) => t(`kind.${kind}`)),
            t,
          ),
        },
        isHeading: true,
      };
    default:
      return { key: `event.${event.type}`, who: event.playerID };
  }
}

/** What refused offers bring is told by itself as long as it happens. */
export const NOTHING: Inline = { words: '', drawing: null };

function tellBuild(event: Extract<Event, { type: 'fulfilled' }>, scene: OnTable): LogLine<Title> {
  const { builders, taker, playerID } = event;
  const names = listWords(
    builders.map((id) => personWords(scene, id)),
    scene.t,
  );
  return {
    key: `event.fulfilled.${builders.length === 0 ? 'alone' : taker === playerID ? 'with' : 'traded'}`,
    who: playerID,
    inlines: {
      builders: { words: names, drawing: <b>{names}</b> },
      taker: personThing(taker, scene),
      own: NOTHING,
      paid: NOTHING,
    },
  };
}

/** One player draws, or everybody does. */
function tellDraw(cards: Record<PlayerID, number>, scene: OnTable): LogLine<Title> {
  const drawers = Object.keys(cards);
  if (drawers.length === scene.ctx.numPlayers) return { key: 'event.drew.everybody' };
  if (drawers.length === 1)
    return { key: 'event.drew.one', who: drawers[0], values: { count: cards[drawers[0]] } };
  return {
    key: 'event.drew.some',
    inlines: { players: byPlayer(Object.entries(cards), scene, String) },
  };
}

type Revealed = Extract<Event, { type: 'revealed' }>;

/** Offers from the left of whoever builds on, who alone makes none: a record has them by seat. */
export function asTheyLie({ offers }: Revealed, { ctx: { playOrder } }: OnTable) {
  const builder = present(playOrder.find((id) => !(id in offers)));
  return clockwiseFrom(playOrder, builder)
    .slice(1)
    .map((id) => [id, offers[id]] as const);
}

/** Whether several had the most parts, and so all of them less than that brings. */
function isTied(points: Record<PlayerID, number>): boolean {
  const [most, next] = Object.values(points).sort((a, b) => b - a);
  return most === next;
}

/** As on the plaque of the wonder. */
const mostFirst = (points: Record<PlayerID, number>) =>
  Object.entries(points).sort(([, a], [, b]) => b - a);

/** More letters of names than a phone has room for in a line of three. */
const LONG = 20;

/** Several players, by their names; on a phone, where these are long, by their emblems. */
export function several(ids: readonly PlayerID[], { name, t }: OnTable): Inline {
  const words = listWords(ids.map(name), t);
  const isLong = ids.length > 2 && sum(ids.map((id) => name(id).length)) > LONG;
  if (!isLong) return { words, drawing: words };
  return {
    words,
    drawing: (
      <span aria-hidden className={styles.long}>
        {ids.map((id) => (
          <i key={id} className={styles.emblem}>
            <Emblem seat={id} size={16} />{' '}
          </i>
        ))}
        <b style={{ fontWeight: 'inherit' }}>{words}</b>
      </span>
    ),
  };
}

/** `Ana 2, Bo 1`, the values drawn where there is a drawing for them. */
export function byPlayer<T>(
  of: readonly (readonly [PlayerID, T])[],
  scene: OnTable,
  write: (value: T) => string,
  draw: (value: T) => ReactNode = write,
): Inline {
  const entries = of.map(([id, value]) => ({
    id,
    name: id === scene.playerID ? scene.t('match:you') : scene.name(id),
    value,
  }));
  // on a phone three such names have no line to share
  const isLong = entries.length > 2 && sum(entries.map(({ name }) => name.length)) > LONG;
  return {
    words: listWords(
      entries.map(({ name, value }) => `${name} ${write(value)}`),
      scene.t,
    ),
    drawing: (
      <span aria-hidden>
        {entries.map(({ id, name, value }, i) => (
          <Fragment key={id}>
            {i > 0 && ' '}
            {/* no line begins with a comma, nor with what belongs to a name, if there is room for both */}
            <span style={{ display: 'inline-block' }} className={isLong ? styles.long : undefined}>
              {isLong && (
                <i className={styles.emblem}>
                  <Emblem seat={id} size={13} />
                </i>
              )}
              <b>{name}</b>{' '}
              <span style={{ whiteSpace: 'nowrap' }}>
                {draw(value)}
                {i < entries.length - 1 && ','}
              </span>
            </span>
          </Fragment>
        ))}
      </span>
    ),
  };
}

function personThing(id: PlayerID, scene: OnTable): Inline {
  const words = personWords(scene, id);
  return { words, drawing: <b aria-hidden>{words}</b> };
}
