import { sum } from '../../../../shared/engine/numbers';
import type { Event } from '../../../../shared/games/tower-of-babel/state';
import type { Inline, LogLine, TurnOfEntry } from '../../../kit/contract';
import { signed } from '../../../kit/words';
import { BuildingDisc } from '../art/BuildingDisc';
import type { LogEntry } from '../../../../shared/engine/log';
import { SmallCard } from '../art/SmallCard';
import { TradeSign } from '../art/TradeSign';
import { asTheyLie, byPlayer, NOTHING, tellOne, worthOf } from './describe';
import styles from './storyOfTurn.module.css';
import type { OnTable, Title } from '../types';
import { discWords } from '../words';

// A turn in the log: whose it is and where they build, what was offered, and what came of it.

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** One entry in as few lines as tell the story. */
export function logOf(
  events: readonly Event[],
  scene: OnTable,
  turn: TurnOfEntry,
): LogLine<Title>[] {
  const paid = events.filter((event) => event.type === 'paid');
  const lines = events.flatMap((event): LogLine<Title>[] => {
    const line = lineOf(event, { events, paid, scene, turn });
    return line ? [{ ...line, worth: worthOf(event, scene) }] : [];
  });
  if (paid.length === 0) return lines;
  // what refused offers bring weighs in the line that tells it
  const worth = sum(paid.map((event) => worthOf(event, scene) ?? 0));
  return lines.map((line) =>
    line.inlines && 'paid' in line.inlines ? { ...line, worth: (line.worth ?? 0) + worth } : line,
  );
}

/** What refused offers bring is told with it. */
const OUTCOMES: readonly Event['type'][] = ['fulfilled', 'failed'];

type Entry = {
  events: readonly Event[];
  paid: readonly Of<'paid'>[];
  scene: OnTable;
  turn: TurnOfEntry;
};

function lineOf(event: Event, entry: Entry): LogLine<Title> | null {
  const { events, paid, scene, turn } = entry;
  switch (event.type) {
    case 'passed':
      return { ...tellOne(event, scene), key: 'event.passes', values: { turn: turn.number } };
    case 'chose':
      return {
        ...tellOne(event, scene),
        key: 'event.builds',
        values: { turn: turn.number, wonder: scene.t(`wonder.${event.wonder}`) },
        inlines: { disc: discOf(event, scene, turn) },
      };
    case 'offered':
    case 'answered':
    case 'earned':
      return null;
    case 'revealed':
      return {
        ...tellOne(event, scene),
        inlines: { offers: byPlayer(asTheyLie(event, scene), scene, offerWords(scene), Offered) },
      };
    // as long as nothing has come of it
    case 'accepted':
    case 'refused':
      return isOpen(scene, turn) ? tellOne(event, scene) : null;
    case 'fulfilled':
    case 'failed': {
      const line = tellOne(event, scene);
      const isOwn = ({ playerID }: Of<'paid'>) => playerID === scene.playerID;
      return {
        ...line,
        inlines: {
          ...line.inlines,
          // first, or a line that is too long for a phone would be cut before it
          own: paidOf(paid.filter(isOwn), scene, 'before'),
          paid: paidOf(
            paid.filter((event) => !isOwn(event)),
            scene,
            'after',
          ),
        },
      };
    }
    case 'paid':
      return event !== paid[0] || events.some(({ type }) => OUTCOMES.includes(type))
        ? null
        : { key: 'event.paidAll', inlines: { paid: paidOf(paid, scene) } };
    case 'wonderScored':
      return tellOne(event, scene);
    case 'drew':
      return isUsual(event, events, scene) ? null : tellOne(event, scene);
    default:
      return tellOne(event, scene);
  }
}

/** Which disc, drawn, as long as the turn lasts: afterwards the log does not remember it (R9.5). */
function discOf(event: Of<'chose'>, { view, ctx, t }: OnTable, turn: TurnOfEntry): Inline {
  const { build, second } = view.table;
  const isFirst = !(turn.before ?? []).some((entry) =>
    entry.events.some(({ type }) => type === 'played'),
  );
  const isNow = turn.number === ctx.turn && build?.wonder === event.wonder;
  if (!build || !isNow || (second && isFirst)) return NOTHING;
  return {
    words: ` (${discWords(build.disc, t)})`,
    drawing: (
      <span className={styles.disc} aria-hidden>
        <BuildingDisc disc={build.disc} width={22} height={22} />
      </span>
    ),
  };
}

/** In a second turn the first is over, though they have one number. */
const isOpen = ({ view, ctx }: OnTable, { number, after }: TurnOfEntry): boolean =>
  number === ctx.turn && view.table.build?.outcome === null && !after.some(hasOutcome);

const hasOutcome = ({ events }: LogEntry): boolean =>
  (events as Event[]).some(({ type }) => OUTCOMES.includes(type));

type Offered = { cards: number; trade: boolean };

const offerWords =
  ({ t }: OnTable) =>
  ({ cards, trade }: Offered): string =>
    trade ? t('event.offerTrade', { count: cards }) : String(cards);

/** An offer as so many cards, as large as letters. */
const Offered = ({ cards, trade }: Offered) => (
  <span className={styles.cards}>
    {cards === 0 && '–'}
    {Array.from({ length: cards }, (_, i) => (
      <SmallCard key={i} of="building" width={9} height={12} />
    ))}
    {trade && <TradeSign width={15} height={15} />}
  </span>
);

/** ` · Bo +2`, after what else is told or before it; or alone. */
export function paidOf(
  paid: readonly Of<'paid'>[],
  scene: OnTable,
  where?: 'before' | 'after',
): Inline {
  if (paid.length === 0) return NOTHING;
  const points = paid.map((event) => [event.playerID, event.points] as const);
  const { words, drawing } = byPlayer(points, scene, signed);
  const before = where === 'after' ? ' · ' : '';
  const after = where === 'before' ? ' · ' : '';
  return {
    words: before + words + after,
    drawing: (
      <>
        {before}
        {drawing}
        {after}
      </>
    ),
  };
}

/** Everybody draws after every turn, whoever passes one more, and a card that draws says so itself. */
const isUsual = ({ cards }: Of<'drew'>, events: readonly Event[], { ctx }: OnTable): boolean =>
  Object.keys(cards).length === ctx.numPlayers ||
  events.some(({ type }) => type === 'passed' || type === 'played');
