/** Planks nailed across a site, one above the other, since two that cross are a mill: nothing is built there this time. */
export const Planks = () => (
  <svg viewBox="0 0 68 54" aria-hidden>
    {PLANKS.map(({ y, turn }) => (
      <g key={y} transform={`rotate(${turn} 34 ${y})`}>
        <rect x="2" y={y - 2} width="64" height="9" rx="1" fill="#3f210f" opacity=".6" />
        <rect x="2" y={y - 4.5} width="64" height="9" rx="1" fill="#c98646" />
        <rect x="2" y={y - 4.5} width="64" height="2" rx="1" fill="#f0c68c" />
        <path d={`M12 ${y + 1.5}h17M40 ${y + 2.5}h14`} stroke="#8f5527" strokeWidth=".9" />
        <g fill="#4b2c18">
          <circle cx="7" cy={y} r="1.5" />
          <circle cx="61" cy={y} r="1.5" />
        </g>
      </g>
    ))}
  </svg>
);

const PLANKS = [
  { y: 10, turn: -4 },
  { y: 28, turn: 5 },
  { y: 45, turn: -6 },
];
