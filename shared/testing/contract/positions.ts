import { isDeepStrictEqual } from 'node:util';
import type { Chance } from '../../engine/chance';
import type { Position } from '../../engine/engine';
import type { Playout } from './properties';
import { isSame, textOf } from './text';
import { dream, viewOf } from './views';

/** A position survives JSON, and no view of it tells what its viewer must not know. */
export function checkPosition(
  { module, fault, secrets }: Playout,
  position: Position,
  random: Chance,
) {
  if (!isDeepStrictEqual(JSON.parse(textOf(position.G)), position.G)) fault('survivesJson', 'G');
  const truths: Record<string, string> = {};
  for (const viewer of [...position.ctx.playOrder, null]) {
    const view = viewOf(module, position, viewer);
    const text = textOf(view);
    const dreamt = dream(module, position, { viewer, view: text }, random);
    if (!isSame(textOf(viewOf(module, dreamt, viewer)), text))
      fault('leaksNothing', `the view of ${viewer ?? 'a spectator'}`);
    for (const [field, value] of Object.entries(position.G)) {
      const shown = (view as Record<string, unknown>)[field];
      if (shown === value || secrets.varied.has(field) || isEmpty(value)) continue;
      const truth = (truths[field] ??= textOf(value));
      if (isSame(truth, textOf(shown))) continue;
      secrets.hidden.add(field);
      if (!isSame(textOf(dreamt.G[field]), truth)) secrets.varied.add(field);
    }
  }
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;
