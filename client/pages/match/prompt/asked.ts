import type { PlayerID } from '../../../../shared/engine/game';
import type { Gameover } from '../../../../shared/engine/score';
import type { Seat, Table } from '../../../../shared/protocol/table';
import { resultOf } from '../score/result';
import type { LoadedTitle, Message, Prompt, Scene } from '../../../kit/contract';

type Seated = Pick<Table, 'status' | 'fault' | 'players'>;

type Told = {
  /** What happened last, as far as it was seen to. */
  latest?: Message;
};

/** What is asked now, or said in its place; and what to read below it while there is nothing to do. */
export type Asked = { prompt: Prompt; below?: Message };

/** The title's prompt, unless the match is over or stands still. */
export function askedOf(
  title: LoadedTitle,
  scene: Scene,
  { status, fault, players, latest }: Seated & Told,
): Asked {
  const gameover = scene.ctx.gameover as Gameover | undefined;
  if (gameover) return { prompt: said(resultOf(gameover.standings, scene)) };
  if (status === 'stopped')
    return { prompt: said({ key: 'match:stopped' }), below: whyStopped(fault) };
  const empty = emptySeat(scene, players);
  if (empty !== undefined) return { prompt: said({ key: 'match:seatEmpty', who: empty }) };
  return { prompt: title.prompt(scene), below: latest };
}

/** What is told while something is still to be seen: nothing is asked before. */
export const toldBy = (story: Message | undefined): Asked => ({
  prompt: said(story ?? { key: 'match:dealing' }),
});

/** The seat without a holder that the match waits for, and for nobody else. */
export const emptySeat = ({ awaited }: Scene, players: readonly Seat[]): PlayerID | undefined =>
  awaited.every((id) => players[Number(id)]?.name === undefined) ? awaited[0] : undefined;

const whyStopped = (fault: string | undefined): Message =>
  fault === undefined
    ? { key: 'match:stoppedAbout' }
    : { key: 'match:stoppedUnder', values: { fault } };

const said = (sentence: Message): Prompt => ({ sentence, choices: [] });
