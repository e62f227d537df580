import { type ReactNode, useId } from 'react';
import { Dynamite } from '../art/Dynamite';
import { Gem, type GemName } from '../../../ui/art/Gem';
import { Lantern } from '../../../ui/art/Lantern';
import styles from '../../../kit/box/box.module.css';

/** A mine at dusk: dynamite under a lantern, and two cards of a claim. */
export function YaBlewItBox() {
  const paper = useId();
  return (
    <svg viewBox="0 0 360 190" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <defs>
        <pattern
          id={paper}
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(24)"
        >
          <path d="M0 2h4M5 6.5h3" stroke="#7a5a30" strokeWidth=".6" opacity=".22" />
        </pattern>
      </defs>
      <rect width="360" height="190" fill="#2b2a33" />
      <path d="M0 0h118L84 60l20 60L62 190H0z" fill="#1c1b22" />
      <path d="M360 0H262l26 50-18 64 34 76h56z" fill="#1c1b22" />
      <path d="M188 40L20 190h336z" fill="#ffb43c" opacity=".13" />
      <path d="M188 40L98 190h180z" fill="#ffb43c" opacity=".16" />
      <rect y="6" width="360" height="20" fill="#7c5230" />
      <rect y="6" width="360" height="5" fill="#a97544" />
      <rect y="22" width="360" height="4" fill="#442914" />
      <Lantern x={154} y={16} width={68} height={102} />
      <g transform="rotate(-9 80 120) translate(44 72) scale(.86)">
        <Card gem="yellow" numbers={[7]} paper={paper}>
          <Gem gem="yellow" x={22} y={62} width={56} height={56} />
        </Card>
      </g>
      <g transform="rotate(4 260 110) translate(226 66) scale(.86)">
        <Card gem="blue" numbers={[5, 6]} paper={paper}>
          <Gem gem="blue" x={9} y={66} width={40} height={40} />
          <Gem gem="blue" x={51} y={80} width={40} height={40} />
        </Card>
      </g>
      <Dynamite x={136} y={92} width={92} height={92} />
      <Gem gem="pink" x={312} y={140} width={34} height={34} />
      <Gem gem="green" x={18} y={150} width={30} height={30} />
    </svg>
  );
}

type CardProps = { gem: GemName; numbers: number[]; paper: string; children: ReactNode };

const Card = ({ gem, numbers, paper, children }: CardProps) => (
  <>
    <rect y="5" width="100" height="140" rx="6" fill="#0c0a10" opacity=".5" />
    <rect y="2.5" width="100" height="140" rx="6" fill="var(--paper-edge)" />
    <rect width="100" height="140" rx="6" fill="var(--paper)" />
    <rect width="100" height="140" rx="6" fill={`url(#${paper})`} />
    <path d="M6 0h88q6 0 6 6v30H0V6q0-6 6-6z" fill={`var(--gem-${gem})`} />
    <path d="M0 36h100l-6 5H0z" fill="#2b1a0e" opacity=".18" />
    {numbers.map((number, i) => {
      const x = 50 + 44 * (i - (numbers.length - 1) / 2);
      return (
        <g key={number}>
          <circle cx={x} cy="30" r="18.5" fill="#2b1a0e" opacity=".35" />
          <circle cx={x} cy="28" r="18.5" fill="#fffaf0" />
          <text className={styles.number} x={x} y="37.5" fontSize="27" fill="#2b1a0e">
            {number}
          </text>
        </g>
      );
    })}
    {children}
  </>
);
