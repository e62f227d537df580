import { cubicBezier } from 'motion';

/** The course of a movement by the two handles of its curve. */
export type Ease = [number, number, number, number];

/** How a movement goes of which nothing else is said. */
const OUT: Ease = [0, 0, 0.58, 1];

/** The same course in the first part of the time only (`share`, of 1); then it stays where it has come to. */
export function early(ease: Ease | 'linear' = OUT, share: number): (time: number) => number {
  const course = ease === 'linear' ? (part: number) => part : cubicBezier(...ease);
  return (time) => (time < share ? course(time / share) : 1);
}
