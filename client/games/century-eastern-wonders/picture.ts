import type { OnTable } from './draft';
import type { Frame, Lie } from './layout';
import type { Plan } from './plan';

/** What is drawn, and how it lies on the screen. */
export type Picture = { scene: OnTable; frame: Frame; lie: Lie; plan: Plan | null };
