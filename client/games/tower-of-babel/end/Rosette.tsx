/** Whose petals have which colours: lapis, gold, sandstone. */
const PETALS = ['#3f5fd0', '#f0b54a', '#f3e3c0'];

/** A rosette, as on the walls of Babylon. */
export const Rosette = ({ nth }: { nth: number }) => (
  <svg viewBox="-20 -20 40 40" width="1.5rem" height="1.5rem" aria-hidden>
    <circle r="19" fill="#5a3a12" />
    {Array.from({ length: 8 }, (_, i) => (
      <path
        key={i}
        d="M0 0C-7-8-5-17 0-18 5-17 7-8 0 0z"
        transform={`rotate(${45 * i})`}
        fill={PETALS[nth % PETALS.length]}
      />
    ))}
    <circle r="5" fill="#f0b54a" />
    <circle r="2.5" fill="#5a3a12" />
  </svg>
);
