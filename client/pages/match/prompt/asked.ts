import type { ReactNode } from 'react';
import type { PlayerID } from '../../../../shared/engine/game';
import type { Gameover } from '../../../../shared/engine/score';
import type { Seat, Table } from '../../../../shared/protocol/table';
import type { AwayWords } from '../../../tables/seats/away';
import { resultOf } from '../score/sheet/result';
import { listWords } from '../../../kit/words';
import type { LoadedTitle, Message, Prompt, Scene } from '../../../kit/contract';

/** How the table stands, and who is there. */
type Circumstances = Pick<Table, 'status' | 'fault' | 'players'> & {
  /** What happened last, as far as it was seen to. */
  latest?: Message;
  /** Says how long the holder of a seat has been away. */
  away?: (seat: Seat) => AwayWords | null;
  isPaused?: boolean;
  /** Whether nobody wanted to play it to its end. */
  isAbandoned?: boolean;
};

/** What is asked now, or said in its place; and what to read below it while there is nothing to do. */
export type Asked = { prompt: Prompt; below?: Message };

/** The title's prompt, unless the match is over or stands still. */
export function askedOf(
  title: LoadedTitle,
  scene: Scene,
  { status, fault, players, latest, away, isPaused, isAbandoned }: Circumstances,
): Asked {
  const gameover = scene.ctx.gameover as Gameover | undefined;
  if (gameover) return toldBy(resultOf(gameover.standings, scene));
  const beside = title.besideStory?.(scene);
  if (status === 'stopped')
    return { ...toldBy({ key: 'match:stopped' }, beside), below: whyStopped(fault) };
  if (isAbandoned)
    return {
      ...toldBy({ key: 'match:abandoned' }, beside),
      below: { key: 'match:abandonedAbout' },
    };
  if (isPaused) return { ...toldBy({ key: 'match:paused' }, beside), below: latest };
  const prompt = title.prompt(scene);
  // whoever is about something, though nobody waits for it, reads of that
  if (scene.draft) return { prompt, below: latest };
  const inVain = (sentence: Message): Prompt => ({ sentence, choices: prompt.choices, beside });
  const empty = emptySeat(scene, players);
  if (empty !== undefined) return { prompt: inVain({ key: 'match:seatEmpty', who: empty }) };
  const absent = away && waitedForInVain(scene, players, away);
  return { prompt: absent ? inVain(absent) : prompt, below: latest };
}

/** What is told where nothing is asked, beside what the title shows there; before anything was seen, that the table is laid. */
export const toldBy = (story: Message | undefined, beside?: ReactNode): Asked => ({
  prompt: { sentence: story ?? { key: 'match:dealing' }, choices: [], beside },
});

/** Who keeps everybody waiting and is not there; `undefined` while somebody of them is, or it is the reader. */
function waitedForInVain(
  { awaited, playerID, name, t }: Scene,
  players: readonly Seat[],
  away: (seat: Seat) => AwayWords | null,
): Message | undefined {
  if (awaited.length === 0 || awaited.includes(playerID!)) return undefined;
  const seats = awaited.map((id) => players[Number(id)]);
  if (seats.some((seat) => away(seat) === null)) return undefined;
  const [first] = seats.toSorted((a, b) => a.awaySince! - b.awaySince!);
  const names = listWords(awaited.map(name), t);
  return {
    key: 'match:awaitedAway',
    values: { since: away(first)!.since },
    inlines: { names: { words: names, drawing: names } },
  };
}

/** The seat without a holder that the match waits for, and for nobody else. */
export const emptySeat = ({ awaited }: Scene, players: readonly Seat[]): PlayerID | undefined =>
  awaited.every((id) => players[Number(id)]?.name === undefined) ? awaited[0] : undefined;

const whyStopped = (fault: string | undefined): Message =>
  fault === undefined
    ? { key: 'match:stoppedAbout' }
    : { key: 'match:stoppedUnder', values: { fault } };
