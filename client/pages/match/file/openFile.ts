import {
  LONGEST_FILE,
  readMatchFile,
  type FileProblem,
  type KeptMatch,
} from '../../../../shared/protocol/readMatchFile';
import type { PlayableTitle } from '../../../kit/contract';
import { loadTitle } from '../../../games';
import { entryOf } from '../../../games/catalog';
import type { Breaths } from '../inBreaths';
import { type Timeline, timelineFrom } from '../replay/timeline';
import { checkFile, type FileFinding } from './checkFile';

/** A match that was opened from a file, ready to be watched. */
export type OpenedFile = {
  file: KeptMatch;
  title: PlayableTitle;
  timeline: Timeline;
  findings: FileFinding[];
};

/** Why a file cannot be watched here. */
export type OpenProblem =
  | FileProblem
  | 'unknownTitle'
  | 'unknownRules'
  /** More was played than a page remembers moment by moment. */
  | 'tooLong'
  | 'unplayable'
  /** Its server could not go on with it, and neither can we. */
  | 'stopped'
  | 'unreadable';

/** The most actions that a page plays: what a server takes of six seats that do nothing but change their minds. */
export const MOST_PLAYED = 30_000;

/** What is told while a file is opened. */
type Opening = {
  /** Ends it where another one was chosen. */
  signal?: AbortSignal;
  /** Is told now and then which part of it has been played. */
  onProgress?(part: number): void;
};

/** Reads, checks and plays a match from a file, all of it in this browser, which answers meanwhile. Never throws. */
export async function openFile(
  blob: Blob,
  { signal, onProgress }: Opening = {},
): Promise<{ ok: true; opened: OpenedFile } | { ok: false; problem: OpenProblem }> {
  if (blob.size > LONGEST_FILE) return { ok: false, problem: 'tooBig' };
  let text: string;
  try {
    text = await blob.text();
  } catch {
    return { ok: false, problem: 'unreadable' };
  }
  const read = readMatchFile(text);
  if (!read.ok) return read;
  const { file } = read;
  if (!entryOf(file.game)) return { ok: false, problem: 'unknownTitle' };
  if (file.actions.length > MOST_PLAYED) return { ok: false, problem: 'tooLong' };
  let title: PlayableTitle;
  try {
    title = await loadTitle(file.game, file.version);
  } catch {
    return { ok: false, problem: 'unknownRules' };
  }
  const breaths: Breaths = {
    signal,
    // the deal is a step as well
    onBreath: (steps) => onProgress?.(steps / (file.actions.length + 1)),
  };
  try {
    const { findings, played } = await checkFile(file, title, breaths);
    return {
      ok: true,
      opened: { file, title, timeline: timelineFrom(played, file, title.engine), findings },
    };
  } catch {
    return { ok: false, problem: file.stopped ? 'stopped' : 'unplayable' };
  }
}
