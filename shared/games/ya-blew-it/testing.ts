import type { PlayerID } from '../../engine/game';
import { startMatch, type ScenarioMatch } from '../../testing/scenario';
import { yaBlewIt } from '.';
import type { CardId } from './cards';
import type { Color, Event, State } from './state';

/** A position for a scenario. Cards are text: `blue-3 wild-18 safe-1`. */
type Scene = {
  players?: number;
  /** The whole deck, the next card first. */
  deck: string;
  /** Scoring areas by seat; those left out are empty. */
  areas?: Partial<Record<PlayerID, string>>;
  /** Safes that stand on stacks already. */
  safes?: Partial<Record<PlayerID, Color[]>>;
  cursed?: Partial<Record<PlayerID, Color>>;
  options?: Record<string, boolean | string>;
  rolls?: number[];
};

/** A match of three whose first Prospector is `0`; cursed are blue, green, pink, yellow, orange, purple by seat. */
export const match = ({ players = 3, deck, areas, safes, cursed, options, rolls }: Scene) =>
  startMatch<State>(yaBlewIt, {
    numPlayers: players,
    options,
    rolls,
    arrange({ table, ...G }) {
      G.deck.splice(0, G.deck.length, ...cards(deck));
      for (const id of Object.keys(table.scoring)) {
        table.scoring[id] = cards(areas?.[id] ?? '');
        table.safes[id] = safes?.[id] ?? [];
        table.cursed[id] = cursed?.[id] ?? table.cursed[id];
      }
    },
  });

export const cards = (text: string): CardId[] => text.split(' ').filter(Boolean) as CardId[];

/**
 * What everybody saw, an event a line: its type and its values in the order of `Event`, `-` for an empty list.
 * `rolled 1 3 steal miss`, `burned 0 blue-1 blue-56 / pink` (cards, then stacks whose Safe was lost).
 */
export const story = (m: ScenarioMatch<State>): string[] => (m.events as Event[]).map(writeEvent);

function writeEvent(event: Event): string {
  switch (event.type) {
    case 'roundBegan':
      return `roundBegan ${event.round} ${event.playerID}`;
    case 'drawn':
      return `drawn ${event.playerID} ${event.card}`;
    case 'rolled':
      return `rolled ${event.playerID} ${event.number} ${event.purpose} ${event.hit ? 'hit' : 'miss'}`;
    case 'rerolled':
      return `rerolled ${event.playerID} ${event.card}`;
    case 'taken':
      return `taken ${event.playerID} ${event.manner} ${list(event.cards)}`;
    case 'lost':
      return `lost ${event.playerID} ${list(event.cards)}`;
    case 'discarded':
      return `discarded ${list(event.cards)}`;
    case 'fireBroke':
      return `fireBroke ${event.card}${event.final ? ' final' : ''}`;
    case 'secured':
      return `secured ${Object.entries(event.safes)
        .map(([id, colors]) => `${id} ${list(colors)}`)
        .join(', ')}`;
    case 'burned':
      return `burned ${event.playerID} ${list(event.cards)} / ${list(event.safes)}`;
    case 'fireEnded':
      return `fireEnded ${event.card}`;
    default:
      return `${event.type} ${event.playerID}`;
  }
}

const list = (words: readonly string[]): string => words.join(' ') || '-';
