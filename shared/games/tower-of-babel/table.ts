import { clockwise } from '../../engine/clockwise';
import { present } from '../../engine/present';
import type { PlayerID, PublicCtx } from '../../engine/game';
import { byKind, type Kind } from './cards';
import { kindsOf, type DiscId } from './discs';
import { LAST_DISCS } from './figures';
import { WONDERS, type Site, type Table, type Wonder } from './state';

// Questions about what lies open on the table.

/** The others, from the active player's left on. */
export const opponents = (ctx: PublicCtx): PlayerID[] => clockwise(ctx).slice(1);

/** Whom the table waits for. */
export function acting(table: Table, ctx: PublicCtx): PlayerID[] {
  if (table.over) return [];
  switch (table.step) {
    case 'offering': {
      const { offered } = table.build;
      return opponents(ctx).filter((id) => !offered.includes(id));
    }
    case 'answering': {
      const { asked, answered } = table.build;
      return asked.filter((id) => !answered.includes(id));
    }
    default:
      return [ctx.currentPlayer];
  }
}

/** The discs that nobody has taken, each on its wonder. */
export const openDiscs = ({ wonders }: Table): DiscId[] =>
  WONDERS.flatMap((wonder) => wonders[wonder].discs);

export const wonderOf = ({ wonders }: Table, disc: DiscId): Wonder =>
  present(WONDERS.find((wonder) => wonders[wonder].discs.includes(disc)));

/** How many discs of each kind are left. */
export function discsLeft(table: Table): Record<Kind, number> {
  const open = openDiscs(table);
  return byKind((kind) => open.filter((disc) => kindsOf(disc).includes(kind)).length);
}

/** How many discs of each kind can still be taken: the match ends when one kind has none, or in a short one a single one left (R8.1, R8.8). */
export function discsToTake(table: Table): Record<Kind, number> {
  const left = discsLeft(table);
  return byKind((kind) => left[kind] - LAST_DISCS[table.options.length]);
}

/** How many parts each player has on a wonder; who has none is left out. */
export const partCounts = ({ parts }: Pick<Site, 'parts'>): Record<PlayerID, number> =>
  Object.fromEntries(
    [...new Set(parts)].map((id) => [id, parts.filter((other) => other === id).length]),
  );

/** A wonder that was finished and scored: no discs left, and the parts have gone back (R6.7). */
export const isScored = ({ discs, parts }: Site): boolean =>
  discs.length === 0 && parts.length === 0;

/** How many wonders were scored: the place of the row marker, counted from 0. */
export const scoredWonders = ({ wonders }: Table): number =>
  WONDERS.filter((wonder) => isScored(wonders[wonder])).length;
