import { listWords, orWords, signed } from '../../kit/words';
import type { PlayerID } from '../../../shared/engine/game';
import {
  COLORS,
  KINDS,
  type Color,
  type Kind,
  type Loot,
  type Table,
  type Treasure,
  type View,
} from '../../../shared/games/colorful-treasure/state';
import { chestPoints, hoardOf } from '../../../shared/games/colorful-treasure/scoring';
import { columnTokens, isKind, unseenOf } from '../../../shared/games/colorful-treasure/table';
import {
  kindOf,
  rowOf,
  treasureOf,
  wonderAt,
  wonderOf,
  type CardId,
  type CellId,
  type WonderId,
} from '../../../shared/games/colorful-treasure/wonders';
import { lootPileOf } from './naming';
import { stakeOf } from './points';
import type { Memory } from './board/memory';
import type { T } from './types';

/** What a card is called. */
export const cardWords = (card: CardId, t: T): string =>
  t('card', { treasure: t(`treasure.${treasureOf(card)}`), wonder: t(`wonder.${wonderOf(card)}`) });

/** Keys and chests that were found, as one says it. */
export const foundWords = (found: readonly Kind[], t: T): string =>
  listWords(
    KINDS.map((kind) => ({ kind, count: found.filter((one) => one === kind).length }))
      .filter(({ count }) => count > 0)
      .map(({ kind, count }) => t(`found.${kind}`, { count })),
    t,
  );

/** What can be stolen, as one says it. */
export const lootWords = (loot: Loot, t: T): string =>
  loot === 'diamondToken' ? t('token.diamond') : cardWords(loot, t);

type Thieving = { table: Table; thief: PlayerID; name(playerID: PlayerID): string; t: T };

/** What a theft would change: points, or for a key or a chest how many of them both would have; and what is new to the thief. */
export function stakeWords(theft: { victim: PlayerID; loot: Loot }, thieving: Thieving): string {
  const change = changeWords(theft, thieving);
  return lootPileOf(theft.loot) === 'kinds' ? thieving.t('theft.hoards', { change }) : change;
}

/** The same where it is plain that keys and chests are meant. */
function changeWords(
  theft: { victim: PlayerID; loot: Loot },
  { table, thief, name, t }: Thieving,
): string {
  const { gain, loss, hoards, isNewColor } = stakeOf(table, thief, theft);
  const victim = name(theft.victim);
  const change = hoards
    ? t('theft.hoard', { you: arrow(hoards.thief), name: victim, they: arrow(hoards.victim) })
    : t('theft.stake', { gain: signed(gain), loss: signed(loss), name: victim });
  return isNewColor ? t('theft.newColor', { change }) : change;
}

/** How somebody stands for the Chest award, with what it would bring if the match ended now. */
export function standingWords(table: Table, playerID: PlayerID, t: T): string {
  const hoards = Object.values(table.players).map(hoardOf);
  const [count, most] = [hoardOf(table.players[playerID]), Math.max(...hoards)];
  if (count < most) return t('second.behind', { count, most });
  const isAlone = hoards.filter((hoard) => hoard === most).length === 1;
  const points = signed(chestPoints(table, playerID));
  return t(isAlone ? 'second.ahead' : 'second.level', { points });
}

/** What a theft would change in signs, for the eye: what the thief has more, and the other less. */
export function changeInShort(
  theft: { victim: PlayerID; loot: Loot },
  { table, thief, t }: Thieving,
): string {
  const { gain, loss, hoards, isNewColor } = stakeOf(table, thief, theft);
  // hardly wider than its picture
  const change = hoards
    ? `${arrow(hoards.thief)} / ${arrow(hoards.victim)}`.replaceAll(' → ', '→')
    : `${signed(gain)} / ${signed(loss)}`;
  return isNewColor ? t('theft.newColor', { change }) : change;
}

/** What face-down cards of a wonder may show: the colours first, as one kind of thing. */
export function maybeWords(treasures: readonly Treasure[], t: T): string {
  const colors = COLORS.filter((color) => treasures.includes(color));
  const gems = t('maybe', {
    colors: orWords(
      colors.map((color) => t(`color.${color}`)),
      t,
    ),
  });
  const others = treasures.filter((treasure) => !isColor(treasure));
  return orWords(
    [...(colors.length > 0 ? [gems] : []), ...others.map((one) => t(`treasure.${one}`))],
    t,
  );
}

const isColor = (treasure: Treasure): treasure is Color =>
  (COLORS as readonly Treasure[]).includes(treasure);

/** A card in the grid as a screen reader says it. */
export function cellWords(
  cell: CellId,
  { view, seen, hidden, t }: { view: View; seen: Memory | null; hidden: Hidden; t: T },
): string {
  const wonder = wonderAt(cell);
  const treasure = view.grid[cell] ?? null;
  const place = { wonder: t(`wonder.${wonder}`), place: t(`place.${rowOf(cell)}`) };
  if (treasure !== null) {
    const key = view.table.revealed.includes(cell) ? 'cell.up' : 'cell.peeked';
    return t(key, { ...place, treasure: t(`treasure.${treasure}`) });
  }
  const kept = seen?.[cell];
  return kept
    ? t('cell.seen', { ...place, treasure: t(`treasure.${kept}`) })
    : t('cell.down', { ...place, maybe: hidden.maybe });
}

/** What the backs of a wonder hide as far as anybody can tell: in a few words, and in a note with how likely it is a key or a chest. */
export type Hidden = { maybe: string; note: string };

export function hiddenOf(wonder: WonderId, view: View, t: T): Hidden {
  const unseen = unseenOf(wonder, view);
  const maybe = maybeWords(unseen, t);
  const kind = unseen.find(isKind);
  const note = kind
    ? t('cell.hidesKind', {
        maybe,
        kind: t(`treasure.${kind}`),
        risk: t('risk', { count: unseen.length }),
      })
    : t('cell.hides', { maybe });
  return { maybe, note };
}

/** A column of the grid with the tokens that lie at it. */
export function columnWords(
  wonder: WonderId,
  { view: { table }, isHeld, t }: { view: View; isHeld: boolean; t: T },
): string {
  const { diamond, kind } = columnTokens(wonder, table);
  const tokens = [
    ...(diamond ? [t('token.diamond')] : []),
    ...(kind && table.variant !== 'junior' ? [t(`token.${kindOf(wonder)}`)] : []),
  ];
  return [t(`wonder.${wonder}`), ...tokens, ...(isHeld ? [t('column.held')] : [])].join(', ');
}

const arrow = ({ from, to }: { from: number; to: number }): string => `${from} → ${to}`;
