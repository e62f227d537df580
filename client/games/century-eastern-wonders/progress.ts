import type { Message } from '../../kit/contract';
import { lastSign } from '../../kit/lastSign';
import { isLastRoundOn, roundOf } from './round';
import type { OnTable, Title } from './types';
import { called } from './words';

/** How far the match has come; before its first round, whose turn that begins with. */
export function progress(scene: OnTable): Message<Title> {
  const { view, ctx, t } = scene;
  const { starting, first } = view.table;
  if (starting.length > 0) return { key: 'progressStart', values: { name: called(first, scene) } };
  return {
    key: ctx.gameover ? 'progressOver' : isLastRoundOn(scene) ? 'lastRound' : 'progress',
    values: { round: roundOf(ctx), count: view.pileSize },
    inlines: { last: lastSign(t('last')) },
  };
}

/** Who takes cubes and a boat before the first turn, the last of them in turn order first. */
export const beforeFirst = (scene: OnTable): string =>
  scene.t('beforeFirst', {
    names: scene.view.table.starting.map((id) => called(id, scene)).join(', '),
  });
