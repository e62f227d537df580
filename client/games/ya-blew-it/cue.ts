import type { PlayerID } from '../../../shared/core/module';
import type { CardId } from '../../../shared/games/ya-blew-it/cards';
import { DYNAMITE, type Event } from '../../../shared/games/ya-blew-it/state';
import { numbersOf } from '../../../shared/games/ya-blew-it/table';
import type { Cue, Motion } from '../../match/stage/motion';
import type { OnTable } from './types';

const FACES = Array.from({ length: DYNAMITE }, (_, i) => i + 1);

/** What is seen to move and heard when this happens. */
export function cue(events: readonly Event[], scene: OnTable): Cue {
  const cues = events.map((event) => cueOf(event, scene));
  return {
    motions: cues.flatMap(({ motions }) => motions),
    sound: cues.find(({ sound }) => sound)?.sound,
  };
}

function cueOf(event: Event, { view, playerID: reader }: OnTable): Cue {
  switch (event.type) {
    case 'drawn':
      return {
        motions: [
          ...view.table.claim
            .filter((card) => card !== event.card)
            .map((card): Motion => ({ thing: `claim:${card}`, how: 'slide' })),
          { thing: `claim:${event.card}`, how: 'deal', place: ['deck'] },
          ...lighting(numbersOf(event.card)),
        ],
        sound: 'card',
      };
    case 'rolled':
      return {
        motions: [{ thing: 'die', how: 'tumble' }],
        sound: event.hit ? 'hit' : 'die',
      };
    case 'taken':
      return { motions: leaving(event.cards, taker(event.playerID)), sound: 'take' };
    case 'lost':
    case 'discarded':
      return { motions: leaving(event.cards, () => ['discards', 'deck']), sound: 'card' };
    case 'fireBroke':
      return {
        motions: [
          { thing: 'board', how: 'shake' },
          { thing: 'fire', how: 'drop' },
          ...lighting(FACES),
        ],
        sound: 'fire',
      };
    case 'secured':
      return {
        motions: Object.entries(event.safes).flatMap(([playerID, colors]) =>
          colors.map((color): Motion => ({
            thing: playerID === reader ? `own:safe:${color}` : `safe:${color}:${playerID}`,
            how: 'drop',
          })),
        ),
        sound: 'hit',
      };
    case 'burned':
      return {
        motions: [
          { thing: `player:${event.playerID}`, how: 'scorch' },
          ...event.cards.map((card, order): Motion => ({
            thing: `own:${card}`,
            how: 'burn',
            order,
          })),
        ],
        sound: 'fire',
      };
    default:
      return { motions: [] };
  }
}

/** The fuse lights number by number; those that burn already, or do not burn at all, stay as they are. */
const lighting = (numbers: readonly number[]): Motion[] =>
  numbers.map((number, order) => ({ thing: `lit:${number}`, how: 'light', order }));

const leaving = (cards: readonly CardId[], to: (card: CardId) => string[]): Motion[] => [
  ...cards.map((card, order): Motion => ({
    thing: `claim:${card}`,
    how: 'take',
    place: to(card),
    order,
  })),
  { thing: 'noClaim', how: 'appear' },
];

/** Where a card goes that a player takes: onto the stack of whoever looks at their own, or onto the plate. */
const taker = (playerID: PlayerID) => (card: CardId) => [`own:${card}`, `player:${playerID}`];
