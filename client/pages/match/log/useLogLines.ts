import { useMemo } from 'react';
import type { LogEntry } from '../../../../shared/engine/log';
import type { MatchSnapshot } from '../../../../shared/protocol/snapshot';
import type { LoadedTitle, Reader } from '../../../kit/contract';
import { stillScene } from '../stillScene';
import { type Hands, withHands } from './handLines';
import { logLinesOf, type ShownLine } from './logLines';

type Ways = {
  title: LoadedTitle;
  /** The position they are told at. */
  settled: MatchSnapshot;
  entries: readonly LogEntry[];
  reader: Reader;
  table?: Hands;
};

const NO_HANDS: Hands = { players: [] };

/** The log in sentences, oldest first; put into words again only where they can be others, since that takes long. */
export function useLogLines({
  title,
  settled,
  entries,
  reader,
  table = NO_HANDS,
}: Ways): readonly ShownLine[] {
  const { pastHolders, players } = table;
  return useMemo(() => {
    const scene = stillScene(settled, reader);
    return withHands(logLinesOf(entries, title, scene), { pastHolders, players }, scene);
  }, [title, settled, entries, reader, pastHolders, players]);
}
