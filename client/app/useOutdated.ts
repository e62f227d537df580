import { useEffect, useRef, useState } from 'react';
import { isOutdated } from './outdated';

/** Whether the server came back as another one than this page was made for. */
export function useOutdated(connected: boolean): boolean {
  const [isOld, setOld] = useState(false);
  const wasCut = useRef(false);
  useEffect(() => {
    if (!connected) wasCut.current = true;
    else if (wasCut.current) void isOutdated().then(setOld);
  }, [connected]);
  return isOld;
}
