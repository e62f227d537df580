import type { Frame, Lie } from '../chart/layout';
import type { Plan } from '../prompt/plan';
import type { OnTable } from '../types';

/** What is drawn, and how it lies on the screen. */
export type Picture = { scene: OnTable; frame: Frame; lie: Lie; plan: Plan | null };
