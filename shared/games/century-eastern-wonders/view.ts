import type { Chance } from '../../engine/chance';
import type { PlayerID, PublicCtx } from '../../engine/game';
import { CLOSED_PORT_AMONG } from './figures';
import type { State, Table, View } from './state';
import { claimsOf } from './table';
import { VP_TILE_IDS, type VpTileId } from './vpTiles';

/** All but the order of the pile and the VP tiles that others have claimed (R11); the end shows those (R11.4). */
export function view(
  { table, pile, claimed }: State,
  _ctx: PublicCtx,
  playerID: PlayerID | null,
): View {
  const isSeen = (id: PlayerID) => id === playerID || table.openScores || table.over;
  return {
    table,
    pileSize: pile.length,
    claims: claimsOf({ claimed }),
    claimed: mapped(claimed, (tiles, id) => (isSeen(id) ? tiles : null)),
  };
}

/** The VP tiles that this viewer cannot see, in any order (R11.1, R11.2). */
export function determinize(
  { table, pileSize, claims, claimed }: View,
  _ctx: PublicCtx,
  _playerID: PlayerID | null,
  random: Chance,
): State {
  const seen: (string | null)[] = [
    ...Object.values(table.ports),
    ...Object.values(claimed).flatMap((tiles) => tiles ?? []),
  ];
  const unseen = random.shuffle(VP_TILE_IDS.filter((tile) => !seen.includes(tile)));
  const guessed = mapped(claimed, (tiles, id) => tiles ?? unseen.splice(0, claims[id]));
  return { table, pile: withClosedPort(unseen, { table, pileSize, random }), claimed: guessed };
}

/** The Closed Port is no deeper in the pile than it was shuffled in, unless it lies on a port (R2.5). */
function withClosedPort(
  pile: VpTileId[],
  { table, pileSize, random }: { table: Table; pileSize: number; random: Chance },
): State['pile'] {
  if (Object.values(table.ports).includes('closedPort')) return pile;
  const drawn = FULL_PILE - pileSize;
  const depth = random.die(CLOSED_PORT_AMONG.value + 1 - drawn) - 1;
  return [...pile.slice(0, depth), 'closedPort', ...pile.slice(depth)];
}

/** All VP tiles with the Closed Port, but for those on the four ports. */
const FULL_PILE = VP_TILE_IDS.length + 1 - 4;

const mapped = <T, U>(
  of: Record<PlayerID, T>,
  change: (value: T, id: PlayerID) => U,
): Record<PlayerID, U> =>
  Object.fromEntries(Object.entries(of).map(([id, value]) => [id, change(value, id)]));
