import type { PlayerID } from '../../../shared/engine/game';
import type { Table } from '../../../shared/protocol/table';
import { recall, remember } from '../../app/remembered';
import { createStore, useStore } from '../../app/store';

/* Whom this browser's reader does not want to hear. Nobody else is told. */

const NAME = 'unheard';
/** How many are kept, the latest of all tables. */
const KEPT = 100;

/**
 * Somebody at a match: by their name, which they may change, and by how many held their seat before them, which
 * counts one more when they leave and come back. Who changes neither or only one is known again.
 */
type Speaker = { matchID: string; seat: PlayerID; holder: number | null; name: string };

type Places = Pick<Table, 'matchID' | 'players' | 'pastHolders'>;

const unheard = createStore<readonly string[]>(
  (recall(NAME) ?? '').split('\n').filter((one) => one !== ''),
);

const toLine = ({ matchID, seat, holder, name }: Speaker) =>
  [matchID, seat, holder ?? '-', name].join(' ').replaceAll('\n', ' ');

function speakerAt({ matchID, players, pastHolders = [] }: Places, seat: PlayerID, name: string) {
  const isHolder = players[Number(seat)]?.name === name;
  const holder = isHolder ? pastHolders.filter((past) => past.seat === seat).length : null;
  return { matchID, seat, holder, name };
}

/** Whether a kept line means this speaker. */
function means(line: string, speaker: Speaker): boolean {
  const [matchID, seat, holder] = line.split(' ');
  if (matchID !== speaker.matchID || seat !== speaker.seat) return false;
  return (
    holder === String(speaker.holder) || line === toLine({ ...speaker, holder: toHolder(holder) })
  );
}

const toHolder = (text: string) => (text === '-' ? null : Number(text));

/** Whether somebody at a match is not to be heard here. */
export function useUnheard(table: Places) {
  const kept = useStore(unheard);
  return (seat: PlayerID, name: string): boolean => {
    const speaker = speakerAt(table, seat, name);
    return kept.some((line) => means(line, speaker));
  };
}

export function setUnheard(table: Places, who: { seat: PlayerID; name: string }, is: boolean) {
  const speaker = speakerAt(table, who.seat, who.name);
  const others = unheard.get().filter((line) => !means(line, speaker));
  const next = (is ? [...others, toLine(speaker)] : others).slice(-KEPT);
  remember(NAME, next.join('\n'));
  unheard.set(next);
}
