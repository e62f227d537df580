import { useState } from 'react';
import type { GameInfo } from '../../../shared/engine/info';
import { defaultOptions } from '../../../shared/engine/options';
import type { Strength, Table } from '../../../shared/protocol/table';
import { lastName } from '../../net/look';
import type { Waiting } from './WaitingFields';

/** A table as far as it has been settled. */
type Draft = {
  name: string;
  seats: number;
  /** As many as were wished; where there are fewer seats, fewer of them come. */
  bots: number;
  strength: Strength;
  options: Table['setupData'];
  isPrivate: boolean;
} & Waiting;

/** By title, until the table is opened: whoever looks at something else meanwhile finds it as it was. */
const drafts = new Map<string, Draft>();

/** What has been settled about the next table of a title, and how it is changed and forgotten. */
export function useDraft(box: GameInfo) {
  const [draft, setDraft] = useState(() => drafts.get(box.id) ?? fresh(box));
  return {
    draft,
    change(part: Partial<Draft>) {
      const next = { ...draft, ...part };
      drafts.set(box.id, next);
      setDraft(next);
    },
    forget: () => void drafts.delete(box.id),
  };
}

/** Settles options of the next table of a title beforehand: whoever opens one finds them chosen. */
export function settle(box: GameInfo, options: Table['setupData']) {
  const draft = drafts.get(box.id) ?? fresh(box);
  drafts.set(box.id, { ...draft, options: { ...draft.options, ...options } });
}

const fresh = ({ players: { min, max }, options }: GameInfo): Draft => ({
  name: lastName(),
  seats: Math.min(Math.max(4, min), max),
  bots: 0,
  strength: 'normal',
  options: defaultOptions(options),
  isPrivate: true,
  absence: 'vote',
  clock: 0,
});
