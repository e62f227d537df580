import { useState } from 'react';
import type { GameInfo } from '../../../shared/engine/info';
import { defaultOptions } from '../../../shared/engine/options';
import type { Strength, Table } from '../../../shared/protocol/table';
import { lastName } from '../../net/look';
import type { Waiting } from './WaitingFields';

/** A table as far as it has been settled. */
type NextTable = {
  name: string;
  seats: number;
  /** As many as were wished; where there are fewer seats, fewer of them come. */
  bots: number;
  strength: Strength;
  options: Table['setupData'];
  isPrivate: boolean;
} & Waiting;

/** By title, until the table is opened: whoever looks at something else meanwhile finds it as it was. */
const nextTables = new Map<string, NextTable>();

/** What has been settled about the next table of a title, and how it is changed and forgotten. */
export function useNextTable(box: GameInfo) {
  const [table, setTable] = useState(() => nextTables.get(box.id) ?? fresh(box));
  return {
    table,
    change(part: Partial<NextTable>) {
      const next = { ...table, ...part };
      nextTables.set(box.id, next);
      setTable(next);
    },
    forget: () => void nextTables.delete(box.id),
  };
}

/** Settles options of the next table of a title beforehand: whoever opens one finds them chosen. */
export function settle(box: GameInfo, options: Table['setupData']) {
  const table = nextTables.get(box.id) ?? fresh(box);
  nextTables.set(box.id, { ...table, options: { ...table.options, ...options } });
}

const fresh = ({ players: { min, max }, options }: GameInfo): NextTable => ({
  name: lastName(),
  seats: Math.min(Math.max(4, min), max),
  bots: 0,
  strength: 'normal',
  options: defaultOptions(options),
  isPrivate: true,
  absence: 'vote',
  clock: 0,
});
