import { KINDS } from '../../../shared/games/tower-of-babel/cards';
import type { Event, Wonder } from '../../../shared/games/tower-of-babel/state';
import type { Cue, Motion } from '../../match/stage/motion';
import { partNames } from './courses';

import { meterOf } from './filling';
import type { OnTable } from './types';

/** What is seen to move and heard when this happens. */
export function cue(events: readonly Event[], scene: OnTable): Cue {
  const cues = events.map((event) => cueOf(event, scene));
  return {
    motions: cues.flatMap(({ motions }) => motions),
    sound: cues.find(({ sound }) => sound)?.sound,
  };
}

function cueOf(event: Event, scene: OnTable): Cue {
  const { playerID: reader } = scene;
  switch (event.type) {
    case 'chose':
      return { motions: [{ thing: 'column', how: 'drop' }], sound: 'card' };
    case 'offered': {
      const from = event.playerID === reader ? 'hand' : `player:${event.playerID}`;
      return {
        motions: [{ thing: `covered:${event.playerID}`, how: 'deal', place: [from] }],
        sound: 'card',
      };
    }
    case 'revealed':
      return {
        motions: Object.keys(event.offers).flatMap((id): Motion[] => [
          { thing: `covered:${id}`, how: 'turnAway' },
          { thing: `offer:${id}`, how: 'turnUp' },
        ]),
        sound: 'card',
      };
    case 'accepted':
      return { motions: slots(scene), sound: 'hit' };
    case 'fulfilled':
      return {
        motions: [...leaving(event, scene), ...rising(event.wonder, scene)],
        sound: 'hit',
      };
    case 'failed':
      return { motions: [{ thing: `wonder:${event.wonder}`, how: 'shake' }], sound: 'die' };
    case 'paid':
      return { motions: [], sound: 'take' };
    case 'wonderScored':
      return { motions: [{ thing: `wonder:${event.wonder}`, how: 'drop' }], sound: 'take' };
    case 'played':
      return { motions: [], sound: 'card' };
    case 'drew':
      return { motions: ownCards(scene), sound: 'card' };
    default:
      return { motions: [] };
  }
}

/** The disc goes to whoever gets it. */
function leaving(event: Extract<Event, { type: 'fulfilled' }>, { view }: OnTable): Motion[] {
  const disc = view.table.build?.disc;
  if (!disc) return [];
  const place = [`discs:${event.taker}`, `player:${event.taker}`];
  return [{ thing: `disc:${disc}`, how: 'take', place }];
}

/** The parts that were not there before. */
const rising = (wonder: Wonder, { view }: OnTable): Motion[] =>
  lit(partNames(wonder, view.table.wonders[wonder]));

/** The places of the meter that were open before. */
function slots(scene: OnTable): Motion[] {
  const { build } = scene.view.table;
  if (!build) return [];
  return lit(
    meterOf(scene, build).flatMap(({ kind, slots }) =>
      slots.flatMap((slot, i) => ('playerID' in slot ? [`slot:${kind}:${i}`] : [])),
    ),
  );
}

/** The cards of the reader's hand that were not there before. */
function ownCards({ view, playerID }: OnTable): Motion[] {
  const hand = playerID === null ? null : view.hands[playerID];
  if (!hand) return [];
  return lit(
    KINDS.flatMap((kind) => Array.from({ length: hand[kind] }, (_, i) => `own:${kind}:${i}`)),
  );
}

/** Things are lit one after the other; those that were there stay as they are. */
const lit = (names: readonly string[]): Motion[] =>
  names.map((thing, order) => ({ thing, how: 'light', order }));
