import type { Table } from '../../../../shared/protocol/table';
import { wordsOf } from '../../../kit/Sentence';
import type { LogLine, Scene } from '../../../kit/contract';
import type { ShownLine } from './logLines';

/** Whose a seat was, and is. */
export type Hands = Pick<Table, 'pastHolders' | 'players'>;

/** Who gave up a seat of the match, or lost it, and who has it since: whoever had it has seen its hand. */
function handLinesOf({ pastHolders = [], players }: Hands, scene: Scene): ShownLine[] {
  const { t } = scene;
  const nameOf = ({ name, bot }: { name?: string | null; bot?: string }) =>
    bot ? t('match:log.bot', { name }) : (name ?? t('match:erased'));
  return pastHolders.map((holder, i) => {
    const later = pastHolders.slice(i + 1).find(({ seat }) => seat === holder.seat);
    const next = later ?? players[Number(holder.seat)];
    const before = nameOf(holder);
    const telling: LogLine =
      next?.name === undefined
        ? { key: 'match:log.left', values: { before } }
        : { key: 'match:log.handed', values: { before, after: nameOf(next) } };
    return {
      id: `hand.${holder.seat}.${holder.until}.${i}`,
      stateID: holder.until,
      telling,
      words: wordsOf(telling, scene),
      events: [],
      reader: scene,
      isByBot: false,
    };
  });
}

/** The log with who gave up a seat when; what lies before its first line is left out, like all else. */
export function withHands(lines: readonly ShownLine[], table: Hands, scene: Scene): ShownLine[] {
  const hands = handLinesOf(table, scene);
  const first = lines.at(0);
  const told = [...lines, ...hands.filter(({ stateID }) => !first || stateID >= first.stateID - 1)];
  // a stable sort: what somebody did comes before that they left
  return told.sort((a, b) => a.stateID - b.stateID);
}
