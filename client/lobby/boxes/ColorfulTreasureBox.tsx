import type { Color } from '../../../shared/games/colorful-treasure/state';
import { colorsOf, type WonderId } from '../../../shared/games/colorful-treasure/wonders';
import { Chest } from '../../games/colorful-treasure/art/Chest';
import { Cut } from '../../games/colorful-treasure/art/Cut';
import { Key } from '../../games/colorful-treasure/art/Key';
import { Wonder } from '../../games/colorful-treasure/art/Wonder';
import { Gem } from '../../ui/art/Gem';
import type { Place } from '../../ui/art/place';

/** A green cloth with three posters, one of them turned, and a chest with its key. */
export const ColorfulTreasureBox = () => (
  <svg viewBox="0 0 360 190" preserveAspectRatio="xMidYMid slice" aria-hidden>
    <rect width="360" height="190" fill="#1d3a30" />
    <path d={LEAVES} fill="none" stroke="#27493c" strokeWidth="2" />
    <path d="M0 162h360v28H0z" fill="#12271f" />
    <path d="M0 156h360v8H0z" fill="#6b4526" />
    <path d="M0 156h360v2.500H0z" fill="#a97544" />
    <g transform="translate(36 34) rotate(-8 46 60)">
      <Poster wonder="easterIsland" />
    </g>
    <g transform="translate(232 34) rotate(7 46 60)">
      <Poster wonder="giza" />
    </g>
    <g transform="translate(134 18)">
      <Poster wonder="tajMahal" />
    </g>
    <Chest x={196} y={112} width={76} height={76} />
    <Key x={84} y={124} width={52} height={52} />
    <Gem gem="red" x={40} y={148} width={34} height={34} />
    <Gem gem="purple" x={284} y={146} width={34} height={34} />
    <Gem gem="diamond" x={146} y={146} width={38} height={38} />
  </svg>
);

const Poster = ({ wonder }: { wonder: WonderId }) => (
  <>
    <rect y="4" width="92" height="122" rx="4" fill="#0a0d0a" opacity=".5" />
    <rect y="2" width="92" height="122" rx="4" fill="var(--paper-edge)" />
    <rect width="92" height="122" rx="4" fill="var(--paper)" />
    <Wonder wonder={wonder} x={4} y={4} width={84} height={78} />
    {colorsOf(wonder).map((color, i) => (
      <g key={color} transform={`translate(${4 + i * 28.5} 84)`}>
        <rect width="27" height="35" fill={`var(--gem-${color satisfies Color})`} />
        <Cut color={color} x={4} y={8} width={19} height={19} />
      </g>
    ))}
  </>
);

const LEAVES = Array.from({ length: 21 }, (_, i) => {
  const [x, y] = [24 + (i % 7) * 52, 14 + Math.floor(i / 7) * 56 + (i % 2) * 26];
  return `M${x} ${y}q12 14 0 30q-12-16 0-30z`;
}).join('');

/** The sign of the title in lists. */
export const ColorfulTreasureSign = (place: Place) => <Wonder wonder="tajMahal" {...place} />;
