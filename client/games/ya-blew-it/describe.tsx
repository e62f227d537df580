import type { CardId } from '../../../shared/games/ya-blew-it/cards';
import type { Color, Event } from '../../../shared/games/ya-blew-it/state';
import type { LogLine, Inline } from '../../kit/contract';
import { Gem } from '../../ui/art/Gem';
import { cardsThing } from './CardMarks';
import { listWords } from '../../kit/words';
import styles from './CardMarks.module.css';
import type { OnTable, T, Title } from './types';

/** One log entry in sentences; cards drawn one after the other make one sentence. */
export function describeEvents(events: readonly Event[], scene: OnTable): LogLine<Title>[] {
  return events.flatMap((event, i): LogLine<Title>[] => {
    if (event.type !== 'drawn') return [{ ...tellOne(event, scene), worth: worthOf(event, scene) }];
    if (events[i - 1]?.type === 'drawn') return [];
    const { playerID } = event;
    return [{ key: 'event.drawn', who: playerID, inlines: cards(drawnFrom(events, i), scene.t) }];
  });
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

/** The cards that were drawn in one go. */
function drawnFrom(events: readonly Event[], start: number): CardId[] {
  const event = events[start];
  return event?.type === 'drawn' ? [event.card, ...drawnFrom(events, start + 1)] : [];
}

function tellOne(event: Exclude<Event, { type: 'drawn' }>, scene: OnTable): LogLine<Title> {
  const { t } = scene;
  switch (event.type) {
    case 'roundBegan':
      return {
        key: 'event.roundBegan',
        who: event.playerID,
        values: { round: event.round },
        isHeading: true,
      };
    case 'rolled':
      return {
        key: `event.rolled.${event.purpose}.${event.hit ? 'hit' : 'miss'}`,
        who: event.playerID,
        values: { number: event.number },
        underWay: { key: `event.rolling.${event.purpose}`, who: event.playerID },
      };
    case 'taken':
      return {
        key: `event.taken.${event.manner}`,
        who: event.playerID,
        inlines: cards(event.cards, t),
      };
    case 'lost':
      return { key: 'event.lost', who: event.playerID, inlines: cards(event.cards, t) };
    case 'discarded':
      return { key: 'event.discarded', inlines: cards(event.cards, t) };
    case 'fireBroke':
      return {
        key: event.final ? 'event.fireBroke.final' : 'event.fireBroke.one',
        isHeading: true,
      };
    case 'secured':
      return { key: 'event.secured', inlines: { safes: safesThing(event.safes, scene) } };
    case 'burned':
      return {
        key: `event.burned.${event.cards.length > 0 ? (event.safes.length > 0 ? 'both' : 'cards') : 'safes'}`,
        who: event.playerID,
        inlines: { ...cards(event.cards, t), stacks: colorsThing(event.safes, t) },
      };
    case 'fireEnded':
      return { key: 'event.fireEnded' };
    default:
      return { key: `event.${event.type}`, who: event.playerID };
  }
}

const cards = (ids: readonly CardId[], t: T) => ({ cards: cardsThing(ids, t) });

/** The stacks of some colours. */
const colorsThing = (colors: readonly Color[], t: T): Inline => ({
  words: listWords(
    colors.map((color) => t(`color.${color}`)),
    t,
  ),
  drawing: (
    <span className={styles.marks} aria-hidden>
      {colors.map((color, i) => (
        <Gem key={i} gem={color} width={15} height={15} />
      ))}
    </span>
  ),
});

/** Whose Safes stand where. */
function safesThing(safes: Record<string, Color[]>, { t, name, playerID }: OnTable): Inline {
  const places = Object.entries(safes).map(([id, colors]) => ({
    id,
    name: id === playerID ? t('match:you') : name(id),
    ...(colors.length > 0
      ? colorsThing(colors, t)
      : { words: t('safes.none'), drawing: t('safes.none') }),
  }));
  return {
    words: listWords(
      places.map(({ name: owner, words }) => `${owner} ${words}`),
      t,
    ),
    drawing: (
      <span aria-hidden>
        {places.map(({ id, name: owner, drawing }, i) => (
          <span key={id}>
            {i > 0 && ', '}
            <b>{owner}</b> {drawing}
          </span>
        ))}
      </span>
    ),
  };
}
