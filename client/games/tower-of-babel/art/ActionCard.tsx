import type { ActionKind } from '../../../../shared/games/tower-of-babel/actionCards';
import { type Bounds, placed } from '../../../ui/art/place';
import { ActionSign } from './ActionSign';

/** An action card: red, with its sign. */
export const ActionCard = ({ kind, ...bounds }: { kind: ActionKind } & Bounds) => (
  <svg viewBox="0 0 44 62" aria-hidden {...placed(bounds)}>
    <rect y="2.5" width="44" height="59" rx="4" fill="#080b1c" opacity=".5" />
    <rect width="44" height="59" rx="4" fill="var(--paper)" />
    <rect x="3" y="3" width="38" height="53" rx="2" fill="#a5351f" />
    <path d="M3 5q0-2 2-2h34q2 0 2 2L3 34z" fill="#fff" opacity=".09" />
    <ActionSign kind={kind} x={7} y={14} width={30} height={30} />
  </svg>
);
