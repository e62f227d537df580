import { type Bounds, placed } from '../../../ui/art/place';

/** The rose of a sea chart. */
export const Rose = (bounds: Bounds) => (
  <svg viewBox="-56 -56 112 112" aria-hidden {...placed(bounds)}>
    <circle r="46" fill="none" stroke="var(--rhumb)" strokeWidth="2" />
    <circle r="40" fill="none" stroke="var(--rhumb)" strokeDasharray="2 4" />
    {[0, 90, 180, 270].map((turn) => (
      <g key={turn} transform={`rotate(${turn})`}>
        <polygon points="0,-54 8,-8 0,0" fill="var(--rhumb)" />
        <polygon points="0,-54 -8,-8 0,0" fill="var(--rhumb-lo)" />
      </g>
    ))}
    {[45, 135, 225, 315].map((turn) => (
      <g key={turn} transform={`rotate(${turn})`}>
        <polygon points="0,-34 6,-6 0,0" fill="var(--rhumb-lo)" />
        <polygon points="0,-34 -6,-6 0,0" fill="var(--rhumb)" />
      </g>
    ))}
  </svg>
);
