import type { PlayerID } from '../../../../shared/engine/game';
import { EmblemShape } from '../../../ui/signs/emblems';
import { useScreen } from '../../../ui/hooks/useScreen';
import { Boat } from '../art/Boat';
import { Outpost } from '../art/Outpost';
import { Wave } from '../art/Wave';
import type { OnTable } from '../types';
import styles from './Tableau.module.css';

type Props = OnTable & { winners: readonly PlayerID[] };

const WIDTH = { desk: 720, phone: 400 };
const HEIGHT = 220;
/** Where the water begins, and where boats lie in it. */
const SHORE = 118;
const ANCHOR = 178;

/** The harbour at dusk: all boats are home, with flags from mast to mast, and the houses that were built stand on the shore. */
export function Tableau({ view: { table }, ctx, winners }: Props) {
  const { isPhone } = useScreen();
  const width = isPhone ? WIDTH.phone : WIDTH.desk;
  const step = width / ctx.playOrder.length;
  const built = (id: PlayerID) =>
    Object.values(table.outposts).filter((owners) => owners.includes(id)).length;
  const boats = ctx.playOrder.map((id, i) => {
    const size = winners.includes(id) ? 124 : 96;
    return { id, x: step * (i + 0.5), size, mast: ANCHOR - size * 0.86 };
  });
  return (
    <svg
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      className={styles.tableau}
    >
      <path d={`M0 0h${width}v${HEIGHT}H0z`} className={styles.sky} />
      <path d={`M0 62h${width}v60H0z`} className={styles.dusk} />
      <circle cx={width / 2} cy={SHORE - 4} r="46" className={styles.sun} />
      <path d={coastOf(width)} className={styles.coast} />
      {boats.flatMap(({ id, x }) =>
        Array.from({ length: built(id) }, (_, i) => (
          <Outpost
            key={`${id}:${i}`}
            of={id}
            x={x - (step - 12) / 2 + houseAt(i, step - 12)}
            y={SHORE - 21 - (i % 2) * 9}
            width={20}
            height={20}
          />
        )),
      )}
      <path d={`M0 ${SHORE}h${width}v${HEIGHT}H0z`} className={styles.sea} />
      <path d={ripplesOver(width)} className={styles.ripples} />
      <g className={styles.bunting}>
        {boats.slice(1).map((boat, i) => (
          <Bunting key={boat.id} from={boats[i]} to={boat} />
        ))}
      </g>
      {boats.map(({ id, x, size, mast }) => (
        <g key={id}>
          {winners.includes(id) && <Pennant of={id} x={x - size * 0.014} y={mast} />}
          <Boat of={id} x={x - size / 2} y={ANCHOR - size * 0.92} width={size} height={size} />
          <Wave x={x - size * 0.56} y={ANCHOR - 10} width={size * 1.12} height={size * 0.2} />
        </g>
      ))}
    </svg>
  );
}

type Mast = { x: number; mast: number };

const FLAGS = 7;

/** Small flags in the colours of the spices, on a line that hangs through. */
function Bunting({ from, to }: { from: Mast; to: Mast }) {
  const low = Math.max(from.mast, to.mast) + 30;
  const at = (part: number) => ({
    x: (1 - part) ** 2 * from.x + 2 * part * (1 - part) * ((from.x + to.x) / 2) + part ** 2 * to.x,
    y: (1 - part) ** 2 * from.mast + 2 * part * (1 - part) * low + part ** 2 * to.mast,
  });
  return (
    <>
      <path
        d={`M${from.x} ${from.mast}Q${(from.x + to.x) / 2} ${low} ${to.x} ${to.mast}`}
        className={styles.line}
      />
      {Array.from({ length: FLAGS }, (_, i) => {
        const { x, y } = at((i + 1) / (FLAGS + 1));
        return (
          <path
            key={i}
            d={`M${x - 5} ${y}h10l-5 12z`}
            fill={SPICE_COLORS[i % SPICE_COLORS.length]}
          />
        );
      })}
    </>
  );
}

const SPICE_COLORS = [
  'var(--sp-ginger)',
  'var(--sp-chili)',
  'var(--sp-tea)',
  'var(--sp-clove)',
] as const;

const Pennant = ({ of, x, y }: { of: PlayerID; x: number; y: number }) => (
  <g data-seat={of} transform={`translate(${x} ${y - 22})`} className={styles.pennant}>
    <path d="M0 0h2.4v30H0z" fill="#4b2c18" />
    <path d="M2.4 1h36l-8 8 8 8h-36z" fill="var(--player)" />
    <path d="M2.4 1h36l-2.5 2.500H2.400z" fill="#fff" opacity=".3" />
    <g color="var(--player-ink)" transform="translate(9 1.5) scale(.38)">
      <EmblemShape seat={of} />
    </g>
  </g>
);

/** Houses stand from left to right as long as there is room, then between each other. */
const houseAt = (nth: number, room: number): number => (nth * 23) % Math.max(23, room - 20);

const coastOf = (width: number): string =>
  `M0 ${SHORE}v-26q${width * 0.12}-20 ${width * 0.24} 4t${width * 0.26} 6 ${width * 0.24}-8 ${width * 0.26} 2V${SHORE}z`;

const ripplesOver = (width: number): string =>
  Array.from(
    { length: 26 },
    (_, i) => `M${(i * 83) % width} ${SHORE + 12 + ((i * 37) % 88)}q5-4 10 0t10 0`,
  ).join('');
