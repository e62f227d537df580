import { useScreen } from '../../../ui/hooks/useScreen';
import { Log } from '../log/Log';
import type { LiveEnd } from './useEnd';
import type { Live } from './useLive';
import type { LiveLines } from './useLiveLines';

/** The log of a match that is played; its lines lead to their moments once it is told how it ended. */
export function LiveLog({ live, log, end }: { live: Live; log: LiveLines; end: LiveEnd }) {
  const { isNarrow } = useScreen();
  return (
    <Log
      lines={log.lines}
      since={log.since}
      opensAtSince={isNarrow}
      onEarlier={log.onEarlier}
      linkOf={end.gameover && end.isTold ? log.linkOf : undefined}
      onPoint={live.setPointed}
    />
  );
}
