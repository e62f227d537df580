import type { Gameover } from '../../shared/core/score';
import type { Table } from '../../shared/protocol/table';
import { resultOf } from './result';
import type { LoadedTitle, Phrase, Prompt, Scene } from './title';

/** What is asked now, or said in its place; and what to read below it while there is nothing to do. */
export type Asked = { prompt: Prompt; below?: Phrase };

/** The title's prompt, unless the match is over or stands still. */
export function askedOf(
  title: LoadedTitle,
  scene: Scene,
  { status, fault, latest }: Pick<Table, 'status' | 'fault'> & { latest?: Phrase },
): Asked {
  const gameover = scene.ctx.gameover as Gameover | undefined;
  if (gameover) return { prompt: said(resultOf(gameover.standings, scene)) };
  if (status === 'stopped')
    return { prompt: said({ key: 'match:stopped' }), below: whyStopped(fault) };
  return { prompt: title.prompt(scene), below: latest };
}

const whyStopped = (fault: string | undefined): Phrase =>
  fault === undefined
    ? { key: 'match:stoppedAbout' }
    : { key: 'match:stoppedUnder', values: { fault } };

const said = (sentence: Phrase): Prompt => ({ sentence, choices: [] });
