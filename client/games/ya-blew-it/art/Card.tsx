import { CARDS, type CardId } from '../../../../shared/games/ya-blew-it/cards';
import { Gem, type GemName } from '../../../ui/art/Gem';
import styles from './Card.module.css';
import { SIGNS, type Special } from './signs';

type Props = {
  card: CardId;
  /** What is printed on a special card. */
  label: string;
  /** Its gems are struck through: they count against the reader. */
  isCursed?: boolean;
};

/** A card of the deck, face up. Its upper third says everything, so cards may lie on each other. */
export function Card({ card: id, label, isCursed }: Props) {
  const card = CARDS[id];
  return (
    <svg viewBox="0 0 100 145" className={styles.card} aria-hidden>
      <rect y="5" width="100" height="140" rx="6" fill="#0c0a10" opacity=".5" />
      {card.kind === 'gem' && <GemFace gem={card.color} numbers={card.numbers} />}
      {isCursed && <Slash />}
      {card.kind === 'wild' && <GemFace gem="wild" numbers={card.numbers} />}
      {card.kind !== 'gem' && card.kind !== 'wild' && (
        <SpecialFace kind={card.kind} label={label} />
      )}
    </svg>
  );
}

function GemFace({ gem, numbers }: { gem: GemName; numbers: readonly number[] }) {
  const isPair = numbers.length === 2;
  return (
    <>
      <rect y="2.5" width="100" height="140" rx="6" fill="var(--paper-edge)" />
      <rect width="100" height="140" rx="6" fill="var(--paper)" />
      <Fibres />
      <path
        d="M6 0h88q6 0 6 6v30H0V6q0-6 6-6z"
        fill={gem === 'wild' ? '#4a4350' : `var(--gem-${gem})`}
      />
      <path d="M0 36h100l-6 5H0z" fill="#2b1a0e" opacity=".18" />
      {numbers.map((number, i) => (
        <g key={number} transform={`translate(${isPair ? 28 + 44 * i : 50} 28)`}>
          <circle cy="2" r="18.5" fill="#2b1a0e" opacity=".35" />
          <circle r="18.5" fill="#fffaf0" />
          <text y="9.5" className={styles.number}>
            {number}
          </text>
        </g>
      ))}
      {isPair && gem !== 'wild' ? (
        <>
          <Gem gem={gem} x={9} y={66} width={40} height={40} />
          <Gem gem={gem} x={51} y={80} width={40} height={40} />
        </>
      ) : (
        <Gem gem={gem} x={20} y={60} width={60} height={60} />
      )}
    </>
  );
}

/** The ground of each special card. */
const GROUNDS: Record<Special, string> = {
  detonator: '#d9b98a',
  jumper: '#c9a06a',
  safe: '#a9b9c4',
  fire: '#c8402c',
};

function SpecialFace({ kind, label }: { kind: Special; label: string }) {
  const Sign = SIGNS[kind];
  const lines = linesOf(label);
  const band = 14 * lines.length + 10;
  return (
    <>
      <rect y="2.5" width="100" height="140" rx="6" fill="#5c3a1f" />
      <rect width="100" height="140" rx="6" fill={GROUNDS[kind]} />
      <Fibres />
      <path d={`M0 6q0-6 6-6h88q6 0 6 6v${band - 6}H0z`} fill="#2b1a0e" opacity=".86" />
      <path d={`M8 ${band + 6}h84V96L8 116z`} fill="#fff" opacity=".12" />
      {lines.map((line, i) => (
        <text
          key={i}
          x="50"
          y={17 + 14 * i}
          className={styles.label}
          style={{ fontSize: sizeOf(lines) }}
        >
          {line}
        </text>
      ))}
      <Sign x={16} y={48} width={68} height={68} />
    </>
  );
}

/** A name of several words stands in two lines, as equal as can be. */
function linesOf(label: string): string[] {
  const words = label.split(' ');
  const breaks = words.slice(1).map((_, i) => {
    const lines = [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')];
    return { lines, width: Math.max(...lines.map(({ length }) => length)) };
  });
  return breaks.sort((a, b) => a.width - b.width).at(0)?.lines ?? [label];
}

/** Long words are in smaller letters, so that they keep clear of the edges. */
const sizeOf = (lines: readonly string[]): number =>
  Math.min(lines.length > 1 ? 14.5 : 17, 145 / Math.max(...lines.map(lettersIn)));

/** How many letters of a line are seen: what keeps a name whole at its hyphen takes no room. */
const lettersIn = (line: string): number => line.replace('\u2060', '').length;

/** As on a Cursed Gem. */
const Slash = () => (
  <>
    <path d="M10 126L90 58M16 134L88 74" stroke="#14101a" strokeWidth="7" />
    <path d="M10 124L90 56" stroke="#b9b3c0" strokeWidth="2.5" />
  </>
);

/** The paper's grain. */
const Fibres = () => (
  <path
    d="M8 50l5-2M30 46l4-2M66 50l5-2M90 47l4-2M14 66l4-2M88 64l5-2M6 84l5-2M50 54l4-2M92 82l4-2M8 104l4-2M28 114l5-2M60 124l4-2M88 112l5-2M16 128l4-2M44 132l5-2M78 132l4-2"
    stroke="#7a5a30"
    strokeWidth=".8"
    opacity=".3"
  />
);
