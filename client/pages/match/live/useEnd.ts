import { useMemo, useState } from 'react';
import type { Gameover } from '../../../../shared/engine/score';
import type { Scene } from '../../../kit/contract';
import { useEnding } from '../score/useEnding';
import { untold } from '../staging';
import type { Live } from './useLive';

export type LiveEnd = ReturnType<typeof useEnd>;

/** How far the end of a match has been told on this screen. */
export function useEnd({ shown, stretch }: Live) {
  const gameover = shown.ctx.gameover as Gameover | undefined;
  const told = useEnding(gameover !== undefined, stretch);
  const { ending, counted } = told;
  const [isTableShown, setTableShown] = useState(false);
  const isTold = gameover === undefined || ending === 'sheet';
  // before it is told who won, the table stands as if that were open
  const scene = useMemo<Scene>(
    () => (isTold ? shown : { ...untold(shown), counting: counted }),
    [isTold, shown, counted],
  );
  return { ...told, gameover, isTold, scene, isTableShown, setTableShown };
}
