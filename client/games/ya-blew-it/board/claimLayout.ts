/** How many cards lie beside each other, and how far a row lies below the one above, in widths of a card. */
export type ClaimLayout = { columns: number; rows: number; step: number };

/** A card's height in widths, with the gap to the next row; and what shows of one that is lain upon. */
const WHOLE = 1.52;
const HEAD = 0.5;

/** Whole cards are worth this much more than larger ones that lie on each other. */
const WORTH = 1.4;

/** The rows that make the cards of a Claim largest in a box of these proportions (width by height). */
export function claimLayout(cards: number, proportions: number): ClaimLayout {
  const layouts = Array.from({ length: Math.max(cards, 1) }, (_, i) => i + 1).flatMap((columns) => {
    const rows = Math.ceil(cards / columns);
    return [WHOLE, HEAD].map((step) => ({ columns, rows, step }));
  });
  const size = (layout: ClaimLayout) =>
    Math.min(proportions / layout.columns, 1 / heightOf(layout)) *
    (layout.step === WHOLE ? WORTH : 1);
  return layouts.reduce((best, other) => (size(other) > size(best) ? other : best));
}

/** How high all rows are together, in widths of a card. */
export const heightOf = ({ rows, step }: ClaimLayout): number => (rows - 1) * step + 1.45;
