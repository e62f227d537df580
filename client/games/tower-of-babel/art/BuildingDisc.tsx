import type { ReactNode } from 'react';
import type { Kind } from '../../../../shared/games/tower-of-babel/cards';
import { DISCS, kindsOf, type DiscId } from '../../../../shared/games/tower-of-babel/discs';
import { type Bounds, placed } from '../../../ui/art/place';
import styles from './BuildingDisc.module.css';
import { KIND_SHAPES } from './kinds';

/** A building disc: its kind and its number, or both kinds with a number each; below these whatever is drawn round it. */
export function BuildingDisc({
  disc,
  children,
  ...bounds
}: { disc: DiscId; children?: ReactNode } & Bounds) {
  const [first, second] = kindsOf(disc);
  const needs = DISCS[disc];
  return (
    <svg viewBox="0 0 44 44" aria-hidden {...placed(bounds)}>
      <circle cx="20" cy="22" r="18" fill="#2c170b" opacity=".55" />
      <circle cx="20" cy="19.5" r="18" fill={`var(--kd-${first})`} />
      {second && <path d="M32.7 6.800A18 18 0 0 1 7.3 32.200z" fill={`var(--kd-${second})`} />}
      <path d="M6 25A15.2 15.2 0 0 1 27 5.600A17 17 0 0 0 6 25z" fill="#fff" opacity=".3" />
      {children}
      {second ? (
        <>
          <Sign kind={first} at="translate(5.5 4.5) scale(.34)" />
          <Sign kind={second} at="translate(19.5 18.5) scale(.34)" />
          <NumberOnDisc x={7} y={31} of={needs[first]} />
          <NumberOnDisc x={34} y={31} of={needs[second]} />
        </>
      ) : (
        <>
          <circle cx="20" cy="19.5" r="14.5" fill="none" stroke="#000" strokeOpacity=".22" />
          <Sign kind={first} at="translate(6 8.5) scale(.44)" />
          <NumberOnDisc x={33} y={31} of={needs[first]} />
        </>
      )}
    </svg>
  );
}

const Sign = ({ kind, at }: { kind: Kind; at: string }) => (
  <path d={KIND_SHAPES[kind]} fill={`var(--kd-${kind}-ink)`} transform={at} />
);

const NumberOnDisc = ({ x, y, of }: { x: number; y: number; of: number }) => (
  <>
    <circle cx={x} cy={y + 1.2} r="10" fill="#2b1a0e" />
    <circle cx={x} cy={y} r="9.6" fill="#fff5df" />
    <text className={styles.number} x={x} y={y + 5.4}>
      {of}
    </text>
  </>
);
