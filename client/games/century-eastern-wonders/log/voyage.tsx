import type { Event } from '../../../../shared/games/century-eastern-wonders/state';
import { cubes, size } from '../../../../shared/games/century-eastern-wonders/spices';
import type { Inline, LogLine, TurnOfEntry } from '../../../kit/contract';
import { listWords } from '../../../kit/words';
import { CubeRow, CubesInText } from '../CubeRow';
import { tallied } from '../cubes';
import type { OnTable, Title } from '../types';
import { called, cubesWords, tileAt } from '../words';
import { runEndingWith } from './run';

type Step = Extract<Event, { type: 'sailed' | 'paid' | 'collected' }>;

const isStep = (event: Event): event is Step =>
  ['sailed', 'paid', 'collected'].includes(event.type);

const isUnderWay = (events: readonly Event[]): boolean => events.length > 0 && events.every(isStep);

/**
 * A whole voyage in one line, told at its end: every step of it, who was paid, and what
 * was picked up. `null` where an entry is none, or
 * was taken back, or where the log does not know how the voyage began.
 */
export function voyageIn(
  events: readonly Event[],
  scene: OnTable,
  turn?: TurnOfEntry,
): LogLine<Title>[] | null {
  const steps = runEndingWith(events, turn, isUnderWay) as Step[] | null;
  return steps && (steps.length > 0 ? [told(steps, scene)] : []);
}

function told(steps: readonly Step[], scene: OnTable): LogLine<Title> {
  const { view, t, playerID: reader } = scene;
  const sailed = steps.filter((step) => step.type === 'sailed');
  const paid = steps.filter((step) => step.type === 'paid');
  const collected = steps.find((step) => step.type === 'collected');
  const dropped = tallied(sailed.flatMap(({ dropped: cube }) => cube ?? []));
  const hasDropped = size(dropped) > 0;
  const end = sailed[sailed.length - 1];
  const won = paid.find(({ owner }) => owner === reader);
  const form = `${hasDropped ? 'Dropped' : ''}${paid.length > 0 ? 'Paid' : ''}` as const;
  return {
    key: `event.sailed${form}`,
    who: end.playerID,
    values: { at: tileAt(view.table, end.to, t) },
    inlines: {
      cubes: { words: cubesWords(dropped, t), drawing: <CubesInText cubes={dropped} /> },
      paid: paymentsIn(paid, scene),
      collected: collected ? collectedIn(collected, scene) : NOTHING,
    },
    ...(won && {
      worth: 1,
      news: {
        key: 'event.paidToYou' as const,
        who: end.playerID,
        inlines: {
          cubes: {
            words: cubesWords(cubes({ [won.spice]: 1 }), t),
            drawing: <CubeRow cubes={cubes({ [won.spice]: 1 })} />,
          },
        },
      },
    }),
  };
}

/** What is told of nothing. */
export const NOTHING: Inline = { words: '', drawing: null };

/** What was picked up where it ended, to go on after that. */
function collectedIn(
  { playerID, cubes: those }: Extract<Event, { type: 'collected' }>,
  { playerID: reader, t }: OnTable,
): Inline {
  const also = (what: string) =>
    t('event.alsoCollected', { context: playerID === reader ? 'you' : undefined, cubes: what });
  return {
    words: also(cubesWords(those, t)),
    drawing: (
      <span>
        <span aria-hidden>{also('')}</span>
        <CubeRow cubes={those} />
      </span>
    ),
  };
}

/** Who was paid what, in a sentence. */
function paymentsIn(paid: readonly Extract<Event, { type: 'paid' }>[], scene: OnTable) {
  const { t } = scene;
  return {
    words: listWords(
      paid.map(({ owner, spice }) =>
        t('event.payment', {
          name: called(owner, scene),
          cubes: cubesWords(cubes({ [spice]: 1 }), t),
        }),
      ),
      t,
    ),
    drawing: paid.map(({ owner, spice }, i) => {
      // a language may name whoever is paid before the cube, or after it
      const [before, after] = t('event.payment', { name: called(owner, scene), cubes: '\0' }).split(
        '\0',
      );
      return (
        <span key={owner}>
          {i > 0 && ', '}
          {before}
          <CubesInText cubes={cubes({ [spice]: 1 })} />
          {after}
        </span>
      );
    }),
  };
}
