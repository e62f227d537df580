import { legalMoves } from '../../engine/legal';
import type { PlayerID } from '../../engine/game';
import { startMatch, type ScenarioMatch } from '../../testing/scenario';
import { colorfulTreasure } from '.';
import { FACE_IDS, type FaceId } from './faces';
import { readGrid } from './notation';
import type { Color, Event, Grid, Holdings, Length, State, Treasure, Variant } from './state';
import { cellsOf } from './table';
import { cardOf, wonderAt, type CardId } from './wonders';

/**
 * A position for a scenario. Unless a grid is given, the cards lie in printed order, but for those that players hold:
 *
 *     a stonehenge rgpdc   b pisa rbpdk       c parthenon rybdc   d colosseum rypdk   e greatWall rgbdc
 *     f chichenItza rygdk  g tajMahal ybpdc   h easterIsland ygbdk  i christ ygpdc    j giza gbpdk
 */
type Scene = {
  players?: number;
  variant?: Variant;
  tokenSides?: 'side1' | 'side2';
  length?: Length;
  grid?: string;
  /** What lies before each player: `giza-key`, `keyToken`, `diamondToken`, `truce`, `credited-red`. */
  holds?: Partial<Record<PlayerID, string>>;
};

/** A match, of two unless more are asked for, in which `0` begins. */
export const match = ({
  players = 2,
  variant = 'basic',
  tokenSides,
  length = 'printed',
  grid,
  holds = {},
}: Scene = {}) =>
  startMatch<State>(colorfulTreasure, {
    numPlayers: players,
    options: { variant, length, ...(tokenSides && { tokenSides }) },
    arrange(G) {
      if (grid !== undefined) G.grid = readGrid(grid).grid as Grid<Treasure>;
      for (const [id, text] of Object.entries(holds)) {
        for (const word of text!.split(' ').filter(Boolean)) give(G.table.players[id], word);
        const { cards, faces } = G.table.players[id];
        for (const cell of cellsOf(G.grid))
          if (cards.includes(cardOf(wonderAt(cell), G.grid[cell]!))) delete G.grid[cell];
        G.table.supply = G.table.supply.filter((face) => !faces.includes(face));
      }
    },
  });

function give(holdings: Holdings, word: string) {
  if (word === 'diamondToken') holdings.diamondTokens++;
  else if (word === 'keyToken') holdings.kept.key++;
  else if (word === 'chestToken') holdings.kept.chest++;
  else if (word.startsWith('credited-')) holdings.credited.push(word.slice(9) as Color);
  else if ((FACE_IDS as string[]).includes(word)) holdings.faces.push(word as FaceId);
  else holdings.cards.push(word as CardId);
}

/** Every legal move of a player whose name is one of these, as text; all of them if none is named. */
export const offers = ({ G, ctx }: ScenarioMatch<State>, playerID: PlayerID, ...names: string[]) =>
  legalMoves(colorfulTreasure, colorfulTreasure.view(G, ctx, playerID), ctx, playerID)
    .filter(({ move }) => names.length === 0 || names.includes(move))
    .map(({ move, args }) => [move, ...args].join(' '));

/**
 * What everybody saw, an event a line: its type and its values in the order of `Event`.
 * `taken 0 a1 b1 = stonehenge-red pisa-red`, `stolen 0 1 giza-key`, `paired 0 theft`.
 */
export const story = (m: ScenarioMatch<State>): string[] => (m.events as Event[]).map(writeEvent);

function writeEvent(event: Event): string {
  const who = `${event.type} ${event.playerID}`;
  switch (event.type) {
    case 'revealed':
    case 'looked':
      return [who, ...event.cells].join(' ');
    case 'taken':
      return [who, ...event.cells, '=', ...event.cards].join(' ');
    case 'paired':
      return event.theft ? `${who} theft` : who;
    case 'stolen':
      return `${who} ${event.victim} ${event.loot}`;
    case 'claimed':
      return `${who} ${event.face} ${event.color}`;
    case 'used':
      return `${who} ${event.face}`;
    case 'awarded':
      return `${who} ${event.award} ${event.points}`;
    default:
      return who;
  }
}

/** Players of the advanced game hold this, with the action tokens on their first side or on their second. */
export const side1 = (holds: Record<string, string>, grid?: string) =>
  match({ variant: 'advanced', holds, grid });
export const side2 = (holds: Record<string, string>, grid?: string) =>
  match({ variant: 'advanced', tokenSides: 'side2', holds, grid });
