import { useEffect, useEffectEvent, useRef } from 'react';
import { notify } from '../menu/notice';
import { play } from '../../../sound/play';

/** Calls the players when their turn comes: with a sound, and where the page is out of sight with a notice. */
export function useTurnNotice(isOurTurn: boolean, words: string) {
  const was = useRef(isOurTurn);
  const call = useEffectEvent(() => {
    play('turn');
    if (document.hidden) notify(words);
  });
  useEffect(() => {
    if (isOurTurn && !was.current) call();
    was.current = isOurTurn;
  }, [isOurTurn]);
}
