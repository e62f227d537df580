import type { CardId } from '../../../../shared/games/ya-blew-it/cards';
import { isIdleRoll } from '../../../../shared/games/ya-blew-it/idleRoll';
import type { Event } from '../../../../shared/games/ya-blew-it/state';
import type { LogLine, Inline } from '../../../kit/contract';
import { cardsThing } from './CardMarks';
import { signed } from '../../../kit/words';
import { Fire } from '../art/Fire';
import { idleWords } from './idleWords';
import { costOf } from './costOf';
import { colorsThing, safesThing } from './stackThings';
import styles from './CardMarks.module.css';
import type { OnTable, Title } from '../types';

/**
 * One log entry in sentences; cards drawn one after the other make one sentence, and so do a roll, those that
 * took its place, and what came of it. Whoever has nothing to lose in a Fire is only named.
 */
export function describeEvents(events: readonly Event[], scene: OnTable): LogLine<Title>[] {
  return events.flatMap((event, i): LogLine<Title>[] => {
    if (event.type === 'fireEnded') return [];
    // what was rolled then tells it
    if (event.type === 'rerolled' && i < events.length - 1) return [];
    if (isIdleRoll(events, i))
      return isIdleRoll(events, i - 1) ? [] : [tellIdle(events.slice(i), scene)];
    if (event.type !== 'drawn') {
      const rolls = rollsOf(event, events.slice(0, i + 1), scene.events);
      return [{ ...tellOne(event, scene, rolls), worth: worthOf(event, scene) }];
    }
    if (events[i - 1]?.type === 'drawn') return [];
    const { playerID } = event;
    return [
      {
        key: 'event.drawn',
        who: playerID,
        inlines: cards(drawnFrom(events, i), scene),
        underWay: { key: 'event.drawing', who: playerID },
      },
    ];
  });
}

function tellIdle(events: readonly Event[], scene: OnTable): LogLine<Title> {
  const end = events.findIndex(({ type }) => type !== 'rolled');
  const idle = events
    .slice(0, end < 0 ? undefined : end)
    .map((event) => (event as Rolled).playerID);
  const { names, count, who } = idleWords(idle, scene);
  return {
    key: 'event.idle',
    who,
    values: { count },
    inlines: { names: { words: names, drawing: names } },
  };
}

type Rolled = Extract<Event, { type: 'rolled' }>;

/** What was rolled one after the other until this came of it, the last being the one that stood. */
function rollsOf(event: Event, entry: readonly Event[], told: readonly Event[]): number[] {
  const at = told.lastIndexOf(event);
  const story = at < 0 ? entry : told.slice(0, at + 1);
  const upTo = story.length - (event.type === 'rolled' ? 1 : 2);
  const roll = story[upTo];
  if (roll?.type !== 'rolled' || !('playerID' in event) || roll.playerID !== event.playerID)
    return [];
  const isAgain = story[upTo - 1]?.type === 'rerolled';
  const before = story[upTo - 2];
  return [...(isAgain && before ? rollsOf(before, story.slice(0, upTo - 1), []) : []), roll.number];
}

/** Numbers that were rolled: those that gave way to the next are struck out. With a space between them two read as one. */
function rollsThing(rolls: readonly number[]): Inline {
  const words = rolls.join(', ');
  if (rolls.length === 1) return { words, drawing: words };
  const drawing = (
    <span aria-hidden>
      {rolls.slice(0, -1).map((number, i) => (
        <span key={i}>
          <s>{number}</s> →{' '}
        </span>
      ))}
      <b>{rolls.at(-1)}</b>
    </span>
  );
  return { words, drawing };
}

/** How much it matters to the reader: their own Claim most, what others win or lose a little. */
function worthOf(event: Event, scene: OnTable): number | undefined {
  switch (event.type) {
    case 'taken': {
      const isTheirs = event.manner !== 'stolen' && event.manner !== 'jumped';
      if (event.playerID === scene.playerID) return event.cards.length;
      return !isTheirs && wasProspecting(event, scene)
        ? -event.cards.length
        : -event.cards.length / LITTLE;
    }
    case 'burned':
    case 'lost':
      return event.playerID === scene.playerID ? -event.cards.length : event.cards.length / LITTLE;
    default:
      return undefined;
  }
}

/** There are fewer cards than this, so that what concerns others weighs less than one. */
const LITTLE = 100;

/** Whether the reader was the Prospector then, as far as the log reaches back. */
function wasProspecting(event: Event, { events, playerID }: OnTable): boolean {
  const drawn = events.slice(0, events.indexOf(event)).findLast(({ type }) => type === 'drawn');
  return drawn?.type === 'drawn' && drawn.playerID === playerID;
}

/** Whether it was the reader's Claim that somebody else stole. */
const isRobbed = (event: Extract<Event, { type: 'taken' }>, scene: OnTable): boolean =>
  event.manner === 'stolen' && event.playerID !== scene.playerID && wasProspecting(event, scene);

/** The cards that were drawn in one go. */
function drawnFrom(events: readonly Event[], start: number): CardId[] {
  const event = events[start];
  return event?.type === 'drawn' ? [event.card, ...drawnFrom(events, start + 1)] : [];
}

function tellOne(
  event: Exclude<Event, { type: 'drawn' | 'fireEnded' }>,
  scene: OnTable,
  rolls: readonly number[],
): LogLine<Title> {
  const { t } = scene;
  const outcome = {
    goesOn: rolls.length > 0,
    of: rolls.length > 0 ? 'rolledAnd' : 'event',
  } as const;
  const rolled = { rolls: rollsThing(rolls) };
  switch (event.type) {
    case 'roundBegan':
      return {
        key: 'event.roundBegan',
        who: event.playerID,
        values: { round: event.round },
        isHeading: true,
        isInHeader: true,
      };
    case 'rolled':
      return {
        key: `event.rolled.${event.purpose}.${event.hit ? 'hit' : 'miss'}`,
        who: event.playerID,
        goesOn: rolls.length > 1,
        inlines: rolled,
        underWay: { key: `event.rolling.${event.purpose}`, who: event.playerID },
      };
    case 'rerolled':
      return {
        key: 'event.rerolled',
        who: event.playerID,
        goesOn: outcome.goesOn,
        inlines: rolled,
      };
    case 'taken':
      return {
        key: isRolled(event.manner)
          ? `${outcome.of}.taken.${isRobbed(event, scene) ? 'stolenFromYou' : event.manner}`
          : `event.taken.${event.manner}`,
        who: event.playerID,
        goesOn: outcome.goesOn && isRolled(event.manner),
        inlines: {
          cards: cardsThing(event.cards, t, scene.view.table.cursed[event.playerID]),
          ...rolled,
        },
      };
    case 'lost':
      return {
        key: `${outcome.of}.lost`,
        who: event.playerID,
        goesOn: outcome.goesOn,
        inlines: { ...cards(event.cards, scene), ...rolled },
      };
    case 'discarded':
      return { key: 'event.discarded', inlines: cards(event.cards, scene) };
    case 'fireBroke':
      return {
        key: event.final ? 'event.fireBroke.final' : 'event.fireBroke.one',
        inlines: { fire: { words: '', drawing: FIRE } },
        isHeading: true,
        underWay: { key: 'event.drawing', who: scene.ctx.currentPlayer },
      };
    case 'secured':
      return {
        key: 'event.secured',
        values: { count: Object.values(event.safes).flat().length },
        inlines: { safes: safesThing(event.safes, scene) },
      };
    case 'burned':
      return {
        key: `${outcome.of}.burned.${event.cards.length > 0 ? (event.safes.length > 0 ? 'both' : 'cards') : 'safes'}`,
        who: event.playerID,
        values: { count: event.safes.length },
        goesOn: outcome.goesOn,
        inlines: { cards: burnt(event, scene), stacks: colorsThing(event.safes, t), ...rolled },
      };
    default:
      return { key: `event.${event.type}`, who: event.playerID };
  }
}

/** Taken by a roll. */
const isRolled = (manner: string): manner is 'stolen' | 'won' =>
  manner === 'stolen' || manner === 'won';

/** Cards that nobody has: as they lie before the reader, whose cursed colour is struck through. */
const cards = (ids: readonly CardId[], { view, playerID, t }: OnTable) => ({
  cards: cardsThing(ids, t, playerID === null ? undefined : view.table.cursed[playerID]),
});

/** At the head of what is told of a Fire. */
const FIRE = (
  <span className={styles.fire}>
    <Fire width={20} height={20} />
  </span>
);

/**
 * The cards that a Fire took, after what that cost: many cards have no end on a line of a phone. Or before what it
 * brought: of the cursed colour one is glad to be rid.
 */
function burnt(event: Extract<Event, { type: 'burned' }>, scene: OnTable): Inline {
  const { t, view } = scene;
  const { words, drawing } = cardsThing(event.cards, t, view.table.cursed[event.playerID]);
  const cost = costOf(event, scene);
  if (cost === undefined || event.cards.length === 0) return { words, drawing };
  if (cost < 0) {
    const points = t('log.cost', { count: -cost });
    return {
      words: `${points} ${words}`,
      drawing: (
        <>
          <span aria-hidden>{points}</span> {drawing}
        </>
      ),
    };
  }
  const points = cost > 0 ? t('log.rid', { points: signed(cost) }) : t('second.nothing');
  return {
    words: `${words} (${points})`,
    drawing: (
      <>
        {drawing} <span aria-hidden>({points})</span>
      </>
    ),
  };
}
