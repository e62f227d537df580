import type { PlayerID } from '../../../../shared/engine/game';
import {
  KINDS,
  type Award as AwardName,
  type Event,
  type Loot,
  type View,
} from '../../../../shared/games/colorful-treasure/state';
import {
  cardOf,
  treasureOf,
  wonderAt,
  wonderOf,
  type CardId,
  type CellId,
} from '../../../../shared/games/colorful-treasure/wonders';
import type { LogLine, Inline } from '../../../kit/contract';
import { Award } from '../art/Award';
import { Face } from '../art/Face';
import { Token } from '../tokens/Token';
import { Treasure } from '../art/Treasure';

import styles from './describe.module.css';
import { listWords } from '../../../kit/words';
import { sharersOf } from '../sharers';
import type { OnTable, T, Title } from '../types';

/** One log entry in sentences; that a turn ended is seen by the next one. */
export const describeEvents = (events: readonly Event[], scene: OnTable): LogLine<Title>[] =>
  events.flatMap((event) => {
    if (event.type === 'ended') return [];
    const sharers = event.type === 'awarded' ? sharersOf(event, events) : [];
    if (event.type === 'awarded' && sharers.length > 1)
      return event.playerID === sharers[0] ? [tellShared(event, sharers, scene)] : [];
    return [{ ...tellOne(event, scene), worth: worthOf(event, scene) }];
  });

/** An award that several have won, told once for all of them. */
function tellShared(
  event: Extract<Event, { type: 'awarded' }>,
  sharers: readonly PlayerID[],
  scene: OnTable,
): LogLine<Title> {
  const { playerID, name, t } = scene;
  const isReaders = playerID !== null && sharers.includes(playerID);
  const names = listWords(
    sharers.filter((id) => id !== playerID).map((id) => name(id)),
    t,
  );
  return {
    ...tellOne(event, scene),
    key: 'event.shared',
    who: isReaders ? playerID : undefined,
    inlines: {
      award: awardThing(event.award, t),
      names: { words: names, drawing: <b aria-hidden>{names}</b> },
    },
    worth: isReaders ? event.points : -event.points / 100,
  };
}

/** How much it matters to the reader: what is stolen from them most, what others win a little. */
function worthOf(event: Event, { playerID }: OnTable): number | undefined {
  const isOwn = event.playerID === playerID;
  switch (event.type) {
    case 'stolen':
      return event.victim === playerID ? -3 : isOwn ? 3 : -0.2;
    case 'awarded':
      return isOwn ? event.points : -event.points / 100;
    case 'taken':
      return isOwn ? 1 : -event.cards.length / 100;
    default:
      return undefined;
  }
}

function tellOne(
  event: Exclude<Event, { type: 'ended' }>,
  { view, t, name, playerID }: OnTable,
): LogLine<Title> {
  const who = event.playerID;
  switch (event.type) {
    case 'revealed':
    case 'looked': {
      const said = { key: `event.${event.type}`, who } as const;
      const words = facesWords(event.cells, view, t);
      return {
        ...said,
        inlines: { cards: placesThing(event.cells, t) },
        spoken: { ...said, inlines: { cards: { words, drawing: words } } },
      };
    }
    case 'taken': {
      const count = event.cards.filter((card) => TOKENED.includes(treasureOf(card))).length;
      return {
        key: count > 0 ? 'event.takenToken' : 'event.taken',
        who,
        values: { count: Math.max(count, 1) },
        inlines: { cards: cardsThing(event.cards, t) },
      };
    }
    case 'paired':
      return {
        key: event.theft ? 'event.paired.theft' : 'event.paired.nothing',
        who,
        inlines: { tokens: { words: t('token.pair'), drawing: PAIR } },
      };
    case 'stolen': {
      const loot = lootThing(event.loot, t);
      if (event.victim === playerID) return { key: 'event.stolenFromYou', who, inlines: { loot } };
      const victim = name(event.victim);
      return {
        key: 'event.stolen',
        who,
        inlines: { loot, victim: { words: victim, drawing: victim } },
      };
    }
    case 'claimed':
      return {
        key: 'event.claimed',
        who,
        values: { color: t(`some.${event.color}`, { count: 3 }) },
        inlines: { face: faceThing(event.face, t) },
      };
    case 'used':
      return { key: 'event.used', who, inlines: { face: faceThing(event.face, t) } };
    case 'awarded':
      return {
        key: 'event.awarded',
        who,
        values: { count: event.points },
        inlines: { award: awardThing(event.award, t) },
      };
    case 'left':
      return { key: 'event.left', who };
  }
}

/** The tokens of a key and a chest, which are spent; their cards stay. */
const PAIR = (
  <span className={styles.marks} aria-hidden>
    {KINDS.map((kind) => (
      <Token key={kind} of={kind} />
    ))}
  </span>
);

/** Cards that bring a token along. */
const TOKENED: readonly string[] = ['diamond', 'key', 'chest'];

/** Where cards lie: only their wonders, never what they show, by names that are short enough for a line of a phone. */
function placesThing(cells: readonly CellId[], t: T): Inline {
  const wonders = cells.map(wonderAt);
  const words = listWords(
    [...new Set(wonders)].map((wonder) => {
      const count = wonders.filter((other) => other === wonder).length;
      const name = t(`said.${wonder}`);
      return count > 1 ? t('cards', { wonder: name, count }) : name;
    }),
    t,
  );
  return { words, drawing: words };
}

/** The same for who does not see the cards: with what they show, as long as they do. */
const facesWords = (cells: readonly CellId[], { grid }: View, t: T): string =>
  listWords(
    cells.map((cell) => {
      const [treasure, wonder] = [grid[cell], wonderAt(cell)];
      return treasure ? oneWords(cardOf(wonder, treasure), t) : t(`said.${wonder}`);
    }),
    t,
  );

/** A card within a sentence. */
const oneWords = (card: CardId, t: T): string =>
  t('card', { treasure: t(`one.${treasureOf(card)}`), wonder: t(`wonder.${wonderOf(card)}`) });

const cardsThing = (cards: readonly CardId[], t: T): Inline => ({
  words: listWords(
    cards.map((card) => oneWords(card, t)),
    t,
  ),
  drawing: (
    <span className={styles.marks} aria-hidden>
      {cards.map((card) => (
        <Treasure key={card} of={treasureOf(card)} width={16} height={16} />
      ))}
    </span>
  ),
});

const lootThing = (loot: Loot, t: T): Inline =>
  loot === 'diamondToken'
    ? {
        words: t('token.oneDiamond'),
        drawing: (
          <span className={styles.marks} aria-hidden>
            <Token of="diamond" />
          </span>
        ),
      }
    : cardsThing([loot], t);

function awardThing(award: AwardName, t: T): Inline {
  const words = t(`award.${award}`);
  return {
    words,
    drawing: (
      <span aria-hidden>
        <span className={styles.marks}>
          <Award of={award} width={18} height={16} />
        </span>{' '}
        <b>{words}</b>
      </span>
    ),
  };
}

function faceThing(face: Extract<Event, { type: 'used' }>['face'], t: T): Inline {
  const words = t(`face.${face}.name`);
  return {
    words,
    drawing: (
      <span aria-hidden>
        <span className={styles.marks}>
          <Face face={face} width={18} height={18} />
        </span>{' '}
        {words}
      </span>
    ),
  };
}
