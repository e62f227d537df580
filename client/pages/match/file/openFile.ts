import {
  LONGEST_FILE,
  readMatchFile,
  type FileProblem,
  type KeptMatch,
} from '../../../../shared/protocol/matchFile';
import type { PlayableTitle } from '../../../kit/contract';
import { loadTitle } from '../../../games';
import { entryOf } from '../../../games/catalog';
import { type Timeline, timelineOf } from '../replay/timeline';
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
  FileProblem | 'unknownTitle' | 'unknownRules' | 'unplayable' | 'unreadable';

/** Reads, checks and plays a match from a file, all of it in this browser. Never throws. */
export async function openFile(
  blob: Blob,
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
  let title: PlayableTitle;
  try {
    title = await loadTitle(file.game, file.version);
  } catch {
    return { ok: false, problem: 'unknownRules' };
  }
  try {
    const findings = await checkFile(file, title);
    return {
      ok: true,
      opened: { file, title, timeline: timelineOf(file, title.engine), findings },
    };
  } catch {
    return { ok: false, problem: 'unplayable' };
  }
}
