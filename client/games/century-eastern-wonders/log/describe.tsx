import type { PlayerID } from '../../../../shared/engine/game';
import type { LogEntry } from '../../../../shared/engine/log';
import {
  BONUS_POINTS,
  typeOf,
  type BonusId,
} from '../../../../shared/games/century-eastern-wonders/bonusTiles';
import {
  cubes,
  kindsIn,
  size,
  type Cubes,
} from '../../../../shared/games/century-eastern-wonders/spices';
import { STARTS } from '../../../../shared/games/century-eastern-wonders/starts';
import type { Event } from '../../../../shared/games/century-eastern-wonders/state';
import { withoutUndone } from '../../../../shared/engine/log';
import type { LogLine, Inline, TurnOfEntry } from '../../../kit/contract';
import { Bonus } from '../art/Bonus';
import { Outpost } from '../art/Outpost';
import { CubesInText } from '../CubeRow';
import { areDiscards, discardsIn } from '../discards';
import { lastSign } from '../../../kit/lastSign';
import { isPlayedOut, roundOf } from '../round';
import { called, cubesWords, tileAt } from '../words';
import type { OnTable, Title } from '../types';
import { runEndingWith } from './run';
import { NOTHING, voyageIn } from './voyage';

/** One log entry in sentences; the first of a round begins with it, and the end of an idle turn says so. */
export function describeEvents(
  events: readonly Event[],
  scene: OnTable,
  turn?: TurnOfEntry,
): LogLine<Title>[] {
  const told: LogLine<Title>[] =
    voyageIn(events, scene, turn) ??
    overboard(events, scene, turn) ??
    events.flatMap((event) =>
      tellOne(event, scene).map((line) => ({ ...line, worth: worthOf(event, scene) })),
    );
  // while a delivery is seen, it is what is told of it: what lies there next is in sight
  if (!turn && events.some(({ type }) => type === 'claimed'))
    return told.filter(({ who }) => who !== undefined);
  if (!turn?.before || !events.some(isOfTurn)) return told;
  const { number, before } = turn;
  const { numPlayers } = scene.ctx;
  const isFirst = !before.some((entry) => (entry.events as Event[]).some(isOfTurn));
  if (isFirst && (number - 1) % numPlayers === 0)
    told.unshift({
      key: 'event.round',
      values: { round: roundOf({ turn: number, numPlayers }) },
      isHeading: true,
    });
  const [event] = events;
  if (
    event.type === 'ended' &&
    !withoutUndone(before, ({ move }) => move === null).some((entry) =>
      isDeed(entry, event.playerID),
    )
  )
    told.push({ key: 'event.nothing', who: event.playerID });
  return told;
}

/** All that a player discards in a row, in one line, told with the last of it; as `voyageIn` tells a voyage. */
function overboard(
  events: readonly Event[],
  scene: OnTable,
  turn?: TurnOfEntry,
): LogLine<Title>[] | null {
  if (!areDiscards(events)) return null;
  const discards = turn
    ? runEndingWith(events, turn, (those) => areDiscards(those, events[0]))
    : events;
  if (!discards?.length) return discards && [];
  return [said(events[0], { inlines: { cubes: cubesThing(discardsIn(discards), scene) } })];
}

/** How much it matters to the reader: how near the end is, what others deliver, what they are paid. */
function worthOf(event: Event, { playerID }: OnTable): number | undefined {
  switch (event.type) {
    case 'lastRound':
      return -50;
    case 'claimed':
      return event.playerID === playerID ? event.number : -event.number / 10;
    case 'paid':
      return event.owner === playerID ? 1 : undefined;
    case 'built':
      return event.playerID === playerID ? 1 : -0.05;
    default:
      return undefined;
  }
}

/** Everybody's start is told before the first turn, though the rules' machinery counts it to that. */
const isOfTurn = ({ type }: Event): boolean => type !== 'stocked' && type !== 'placed';

const isDeed = ({ playerID, events }: LogEntry, of: PlayerID): boolean =>
  playerID === of && (events as Event[]).some(isOfTurn);

function tellOne(event: Event, scene: OnTable): LogLine<Title>[] {
  const { view, t } = scene;
  const at = (id: number) => tileAt(view.table, id, t);
  const lump = (those: Cubes): Inline => cubesThing(those, scene);
  switch (event.type) {
    case 'stocked':
      return [said(event, { inlines: { cubes: lump(STARTS[event.start]) } })];
    case 'placed':
      return [said(event, { values: { at: at(event.tile) } })];
    case 'sailed':
      return [
        event.dropped === null
          ? said(event, { values: { at: at(event.to) }, inlines: { collected: NOTHING } })
          : {
              ...said(event, {
                values: { at: at(event.to) },
                inlines: { cubes: lump(cubes({ [event.dropped]: 1 })) },
              }),
              key: 'event.sailedOn',
            },
      ];
    case 'paid':
      return [
        said(event, {
          values: { name: called(event.owner, scene) },
          inlines: { cubes: lump(cubes({ [event.spice]: 1 })) },
        }),
      ];
    case 'collected':
    case 'harvested':
      return [said(event, { inlines: { cubes: lump(event.cubes) } })];
    case 'built':
      return [
        {
          ...said(event, {
            values: { at: at(event.tile) },
            inlines: {
              post: {
                words: t('event.outpost'),
                drawing: <Outpost of={event.playerID} width={16} height={16} />,
              },
              cubes: lump(event.cost),
            },
          }),
          key: size(event.cost) === 0 ? 'event.builtFree' : 'event.built',
        },
      ];
    case 'chose':
      return [said(event, { inlines: { bonus: bonusThing(event.bonus, scene) } })];
    case 'upgraded':
      return [
        said(event, {
          inlines: {
            from: lump(cubes({ [event.from]: 1 })),
            to: lump(cubes({ [event.to]: 1 })),
          },
        }),
      ];
    case 'traded':
      return [
        said(event, {
          values: { count: event.times },
          inlines: {
            gave: lump(once(event.gave, event.times)),
            got: lump(once(event.got, event.times)),
          },
        }),
      ];
    case 'claimed':
      return [said(event, { values: { at: at(event.tile), count: event.number } })];
    case 'revealed':
      return [{ key: 'event.revealed', values: { at: at(event.tile) } }];
    case 'closed':
      return [{ key: 'event.closed', values: { at: at(event.tile) } }];
    case 'lastRound': {
      const isOver = isPlayedOut(scene, event.playerID);
      return [
        {
          key: 'event.lastRoundHead',
          inlines: { last: lastSign(t(isOver ? 'event.lastRoundOver' : 'event.lastRound')) },
          isHeading: true,
        },
      ];
    }
    case 'discarded':
      return [said(event, { inlines: { cubes: lump(cubes({ [event.spice]: 1 })) } })];
    case 'ended':
      return [];
  }
}

/** What one of several trades in a row gave or got. */
const once = (those: Cubes, often: number): Cubes =>
  cubes(Object.fromEntries(kindsIn(those).map((spice) => [spice, those[spice] / often])));

/** What somebody does, and what is told of them. */
type Deed = Exclude<Event, { type: 'revealed' | 'closed' | 'lastRound' | 'ended' }>;

type Filled = Pick<LogLine<Title>, 'values' | 'inlines'>;

const said = (event: Deed, filled: Filled): LogLine<Title> => ({
  key: `event.${event.type}`,
  who: event.playerID,
  ...filled,
});

/** Cubes in a sentence. */
const cubesThing = (those: Cubes, { t }: OnTable): Inline => ({
  words: cubesWords(those, t),
  drawing: <CubesInText cubes={those} />,
});

const bonusThing = (bonus: BonusId, { t }: OnTable): Inline => ({
  words: t(`bonus.${typeOf(bonus)}.name`, { points: BONUS_POINTS[bonus] }),
  drawing: <Bonus type={typeOf(bonus)} points={BONUS_POINTS[bonus]} width={18} height={18} />,
});
