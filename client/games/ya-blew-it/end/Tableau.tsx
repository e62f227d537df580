import type { PlayerID } from '../../../../shared/engine/game';
import type { CardId } from '../../../../shared/games/ya-blew-it/cards';
import { Gem, type GemName, isGemName } from '../../../ui/art/Gem';
import { Lantern } from '../../../ui/art/Lantern';
import { EmblemShape } from '../../../ui/signs/emblems';
import { useScreen } from '../../../ui/hooks/useScreen';
import type { OnTable } from '../types';
import styles from './Tableau.module.css';

type Props = OnTable & { winners: readonly PlayerID[] };

const WIDTH = { desk: 720, phone: 400 };
const HEIGHT = 220;
/** How high the rails lie, and how many gems a cart holds before the rest lies beside it. */
const GROUND = 196;
const HEAP = 22;

/** The way out of the mine: a cart with what the winner brought home, and a lantern that is lit over it. */
export function Tableau({ view: { table }, winners }: Props) {
  const { isPhone } = useScreen();
  const width = isPhone ? WIDTH.phone : WIDTH.desk;
  const middle = width / 2;
  return (
    <svg
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      className={styles.tableau}
    >
      <path d={`M0 0h${width}v${HEIGHT}H0z`} className={styles.rock} />
      <path d={tunnelOf(middle)} className={styles.tunnel} />
      <g className={styles.light}>
        <path d={`M${middle} 24L${middle - 230} ${GROUND + 10}h460z`} opacity=".1" />
        <path d={`M${middle} 24L${middle - 160} ${GROUND + 10}h320z`} opacity=".14" />
      </g>
      {[-190, 174].map((x) => (
        <g key={x} transform={`translate(${middle + x} 0)`}>
          <path d={`M0 14h16v${GROUND - 14}H0z`} fill="#6b4426" />
          <path d={`M0 14h6v${GROUND - 14}H0z`} fill="#936238" />
        </g>
      ))}
      <path d={`M${middle - 206} 6h412v17h-412z`} fill="#7c5230" />
      <path d={`M${middle - 206} 6h412v5h-412z`} fill="#a97544" />
      <Lantern x={middle - 22} y={14} width={44} height={66} />
      <path d={`M0 ${GROUND}h${width}v${HEIGHT}H0z`} className={styles.ground} />
      <path d={`M0 ${GROUND}h${width}v4H0z`} fill="#8b8f96" />
      {winners.map((id, i) => (
        <Cart
          key={id}
          of={id}
          x={middle + (i - (winners.length - 1) / 2) * 150}
          gems={table.scoring[id].flatMap(gemsOn)}
        />
      ))}
      <g transform={`translate(${middle - 172} ${GROUND - 50})`}>
        <path d="M6 46L32 14" stroke="#c98646" strokeWidth="6" strokeLinecap="round" />
        <path d="M17 4C33 3 46 15 47 32C39 21 31 14 20 11z" fill="#aab6bd" />
      </g>
    </svg>
  );
}

/** Which gems are on a card: its name tells, and the whole deck need not be known for that. */
function gemsOn(id: CardId): GemName[] {
  const [name, numbers] = id.split('-');
  return isGemName(name) ? [...numbers].map(() => name) : [];
}

function Cart({ of, x, gems }: { of: PlayerID; x: number; gems: readonly GemName[] }) {
  return (
    <g data-seat={of} transform={`translate(${x} ${GROUND})`}>
      <g className={styles.gems}>
        {gems.slice(0, HEAP).map((gem, i) => {
          const { column, row, wide } = heaped(i);
          return (
            <Gem
              key={i}
              gem={gem}
              x={(column - (wide - 1) / 2) * 19 - 12}
              y={-78 - row * 15}
              width={24}
              height={24}
            />
          );
        })}
      </g>
      <path d="M-70-64h140l-16 46h-108z" fill="#5c4632" />
      <path d="M-70-64h140l-3 9H-67z" fill="#8a6a48" />
      <path d="M-70-64h12l12 46h-8z" fill="#fff" opacity=".14" />
      <circle cx="-34" cy="-9" r="11" fill="#2b2320" />
      <circle cx="34" cy="-9" r="11" fill="#2b2320" />
      <circle cx="-34" cy="-9" r="5" fill="#8b8f96" />
      <circle cx="34" cy="-9" r="5" fill="#8b8f96" />
      <circle cy="-38" r="15" fill="var(--player)" />
      <g color="var(--player-ink)" transform="translate(-11 -49) scale(.55)">
        <EmblemShape seat={of} />
      </g>
    </g>
  );
}

/** Six gems lie side by side in the cart, five on those, and so on. */
function heaped(nth: number) {
  let [row, wide, column] = [0, 7, nth];
  for (; column >= wide && wide > 1; row++, wide--) column -= wide;
  return { row, column, wide };
}

const tunnelOf = (middle: number): string =>
  `M${middle - 190} ${GROUND}V60q0-52 60-52h260q60 0 60 52V${GROUND}z`;
