import type { PlayerID, PublicCtx } from '../../engine/game';
import { inStep } from '../../engine/inStep';
import { legalMoves } from '../../engine/legal';
import { startMatch, type ScenarioMatch } from '../../testing/scenario';
import { towerOfBabel } from '.';
import { ACTION_CARDS, ACTION_KINDS, type ActionCardId, type ActionKind } from './actionCards';
import { isPlayable } from './actionCardTiming';
import { cards, KINDS, type Cards } from './cards';
import type { DiscId } from './discs';
import type { Move } from './moves';
import { laidOut } from './offers';
import {
  WONDERS,
  type Event,
  type RevealedBuild,
  type State,
  type View,
  type Wonder,
} from './state';
import { partCounts } from './table';

/** Parts are laid player by player. */
type Place = { discs?: string; parts?: Record<PlayerID, number> };

/** A position for a scenario. Discs and action cards are text: `ship-5a camel-3`. */
type Scene = {
  players?: number;
  /** Hands by seat; those left out are empty. */
  hands?: Record<PlayerID, Partial<Cards>>;
  actionCards?: Record<PlayerID, string>;
  /** Discs that were taken; they leave their wonders. */
  discs?: Record<PlayerID, string>;
  wonders?: Partial<Record<Wonder, Place>>;
  /** Twenty camels unless it matters: the cards come in the order camel, crane, mason, ship. */
  supply?: Partial<Cards>;
  discards?: Partial<Cards>;
  options?: Record<string, boolean | string>;
};

/**
 * A match of four whose first active player is `0`. The wonders have their discs in order: giza and gardens the
 * camels, zeus and artemis the cranes, mausoleum and colossus the masons, lighthouse and babel the ships.
 */
export const match = (scene: Scene) =>
  startMatch<State>(towerOfBabel, {
    numPlayers: scene.players ?? 4,
    options: scene.options,
    arrange: (G) => arrange(G, scene),
  });

function arrange(G: State, { hands, actionCards, discs, wonders, supply, discards }: Scene) {
  G.supply = cards(supply ?? { camel: 20 });
  G.table.discards = cards(discards);
  for (const id of Object.keys(G.hands)) {
    G.hands[id] = cards(hands?.[id]);
    G.actionCards[id] = words<ActionCardId>(actionCards?.[id]);
    G.discs[id] = words<DiscId>(discs?.[id]);
  }
  const taken = Object.values(G.discs).flat();
  for (const wonder of WONDERS) {
    const site = G.table.wonders[wonder];
    const place = wonders?.[wonder];
    if (place?.discs !== undefined) site.discs = words<DiscId>(place.discs);
    site.discs = site.discs.filter((disc) => !taken.includes(disc));
    site.parts = laidOut(place?.parts ?? {});
  }
  G.actionSupply = G.actionSupply.filter(
    (card) => !Object.values(G.actionCards).flat().includes(card),
  );
}

const words = <T extends string>(text = ''): T[] => text.split(' ').filter(Boolean) as T[];

/** What a player sees of a match; `null` is a spectator. */
export const seen = ({ G, ctx }: ScenarioMatch<State>, playerID: PlayerID | null): View =>
  towerOfBabel.view(G, ctx, playerID);

export const awaited = (m: ScenarioMatch<State>): PlayerID[] =>
  towerOfBabel.awaited(seen(m, null), m.ctx as PublicCtx);

/** The legal arguments of a move, each list as text. */
export const legal = (m: ScenarioMatch<State>, playerID: PlayerID, move: Move['move']): string[] =>
  towerOfBabel.moves[move].legal(seen(m, playerID), m.ctx, playerID).map((args) => args.join(' '));

/** The build whose offers lie open, while the active player chooses among them. */
export const revealed = ({ G }: ScenarioMatch<State>): RevealedBuild =>
  inStep(G.table, 'selecting').build;

/** How many parts everybody has on a wonder. */
export const parts = ({ G, ctx }: ScenarioMatch<State>, wonder: Wonder): Record<PlayerID, number> =>
  Object.fromEntries(ctx.playOrder.map((id) => [id, partCounts(G.table.wonders[wonder])[id] ?? 0]));

/** Points so far: by refused offers, and by wonders. */
export const points = ({ G }: ScenarioMatch<State>): Record<PlayerID, string> =>
  Object.fromEntries(
    Object.entries(G.table.points).map(([id, { offers, wonders }]) => [id, `${offers}+${wonders}`]),
  );

/**
 * What everybody saw, an event a line: its type and its values in the order of `Event`; numbers of
 * cards by kind or player as `2 ship`, `1:3`.
 */
export const story = (m: ScenarioMatch<State>): string[] => (m.events as Event[]).map(writeEvent);

function writeEvent(event: Event): string {
  switch (event.type) {
    case 'chose':
    case 'failed':
      return `${event.type} ${event.playerID} ${event.wonder}`;
    case 'revealed':
      return `revealed ${byPlayer(event.offers, ({ cards, trade }) => `${cards}${trade ? '+trade' : ''}`)}`;
    case 'accepted':
    case 'refused':
      return `${event.type} ${event.playerID} ${event.offerer}`;
    case 'fulfilled':
      return `fulfilled ${event.playerID} ${event.wonder} with ${event.builders.join(' ') || '-'}, disc to ${event.taker}`;
    case 'paid':
      return `paid ${event.playerID} ${event.points}`;
    case 'wonderScored':
      return `wonderScored ${event.wonder} ${byPlayer(event.points, String)}`;
    case 'played':
      return `played ${event.playerID} ${event.card}`;
    case 'discarded':
      return `discarded ${event.playerID} ${writeCards(event.cards)}`;
    case 'reshuffled':
      return 'reshuffled';
    case 'drew':
      return `drew ${byPlayer(event.cards, String)}`;
    case 'exhausted':
      return `exhausted ${event.kinds.join(' ')}`;
    default:
      return `${event.type} ${event.playerID}`;
  }
}

const byPlayer = <T>(of: Record<PlayerID, T>, write: (value: T) => string): string =>
  Object.entries(of)
    .map(([id, value]) => `${id}:${write(value)}`)
    .join(' ');

/** `2 ship, 1 camel`; `-` for none. */
export const writeCards = (those: Cards): string =>
  KINDS.filter((kind) => those[kind] > 0)
    .map((kind) => `${those[kind]} ${kind}`)
    .join(', ') || '-';

/** Three opponents offer nothing. */
export const NOTHING = ['1 offer 0', '2 offer 0', '3 offer 0'];

/** The kinds of cards that a player could play now if they held one of each. */
export function playable({ G, ctx }: ScenarioMatch<State>, playerID: PlayerID): ActionKind[] {
  const actionCards = { ...G.actionCards, [playerID]: ONE_OF_EACH };
  const view = towerOfBabel.view({ ...G, actionCards }, ctx, playerID);
  const legal = legalMoves(towerOfBabel, view, ctx, playerID) as Move[];
  return ACTION_KINDS.filter((kind) => isPlayable(kind, legal));
}

const ONE_OF_EACH = ACTION_CARDS.filter((id) => id.endsWith('-1'));
