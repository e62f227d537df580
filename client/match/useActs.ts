import { useRef, useState } from 'react';
import type { Connection } from '../../shared/core/connect';
import type { Ack, RefusalCode } from '../../shared/protocol/table';

/** What this screen can do at the table, one thing at a time, and why the last one was refused. */
export function useActs(connection: Connection) {
  const [refused, setRefused] = useState<RefusalCode | null>(null);
  const pending = useRef(false);

  /** Says whether it was accepted; while an answer is due, nothing else is sent. */
  async function act(what: () => Promise<Ack>): Promise<boolean> {
    if (pending.current) return false;
    pending.current = true;
    const ack = await what();
    pending.current = false;
    setRefused(ack.ok ? null : ack.code);
    return ack.ok;
  }

  return {
    refused,
    play: (...move: Parameters<Connection['play']>) => act(() => connection.play(...move)),
    undo: () => act(connection.undo),
    say: (text: string) => act(() => connection.say(text)),
  };
}
