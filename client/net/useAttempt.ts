import { useState } from 'react';
import type { RefusalCode } from '../../shared/protocol/refusals';
import { codeOf } from './refusal';

/** Does something, and shows why when it was refused. */
export type Attempt = (what: () => Promise<unknown>) => Promise<void>;

/** Does what the server may refuse; keeps why it was, until the next try. */
export function useAttempt() {
  const [refused, setRefused] = useState<RefusalCode | null>(null);
  const [isTrying, setTrying] = useState(false);

  const attempt: Attempt = async (what) => {
    setRefused(null);
    setTrying(true);
    try {
      await what();
    } catch (error) {
      setRefused(codeOf(error));
    } finally {
      setTrying(false);
    }
  };

  return {
    attempt,
    refused,
    isTrying,
    /** What was refused has been mended: why it was is said no longer. */
    mended: () => setRefused(null),
  };
}
