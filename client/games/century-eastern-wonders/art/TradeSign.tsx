/** A ring of lamplight round a trade that can be made now; nothing of it is covered. As large as the cubes it goes round. */
export const TradeSign = ({ width, height }: { width: number; height: number }) => (
  <svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
    <rect
      x="1.2"
      y="1.2"
      width={width - 2.4}
      height={height - 2.4}
      rx="5"
      fill="none"
      stroke="#ffd24a"
      strokeWidth="2.4"
    />
  </svg>
);
