/** The mine: rock with a few cracks, darker towards the sides and the ground. */
export const Surface = () => (
  <svg viewBox="0 0 1280 720" preserveAspectRatio="xMidYMin slice">
    <path d={CRACKS} fill="none" stroke="var(--relief)" strokeWidth="2.5" />
    <path d={CHIPS} stroke="var(--depth)" strokeWidth="3" />
    <path
      d="M0 0h250L205 120 228 260 180 420 214 560 190 720H0z"
      fill="var(--depth)"
      opacity=".55"
    />
    <path
      d="M1280 0h-270l40 130-24 140 46 150-30 140 26 160h212z"
      fill="var(--depth)"
      opacity=".55"
    />
    <path
      d="M0 600L160 570 330 596 520 566 720 592 900 570 1060 598 1280 566V720H0z"
      fill="var(--depth)"
      opacity=".7"
    />
  </svg>
);

/** The same few strokes all over the rock, in steps of 120 by 90. */
const tiled = (strokes: (x: number, y: number) => string): string =>
  Array.from({ length: 11 * 8 }, (_, i) => strokes((i % 11) * 120, Math.floor(i / 11) * 90)).join(
    '',
  );

const CRACKS = tiled(
  (x, y) =>
    `M${x + 8} ${y + 12}l14-4 6 9M${x + 70} ${y + 30}l10 5 12-6M${x + 30} ${y + 62}l9-6 13 4M${x + 96} ${y + 74}l8-6`,
);
const CHIPS = tiled(
  (x, y) =>
    `M${x + 60} ${y + 8}l4 2M${x + 18} ${y + 40}l3 3M${x + 104} ${y + 44}l4-1M${x + 52} ${y + 80}l4 2`,
);
