import { readFile, writeFile } from 'node:fs/promises';
import { openedReport } from '../matches/history/report';

type Asked = {
  dataDir: string;
  /** What a player sent. */
  file: string;
};

/** Opens a report of a problem, whether the server runs or not. Says in a sentence what became of it. */
export async function openReport({
  dataDir,
  file,
}: Asked): Promise<{ ok: boolean; sentence: string }> {
  const opened = `${file.replace(/\.report$/, '')}.wonder`;
  try {
    const match = await openedReport(dataDir, await readFile(file, 'utf8'));
    await writeFile(opened, `${match}\n`, { flag: 'wx', mode: 0o600 });
    return {
      ok: true,
      sentence: `the match is in ${opened}: it tells all hidden cards, so show it to nobody who plays`,
    };
  } catch (error) {
    return { ok: false, sentence: `${file} was not opened: ${reasonOf(error)}` };
  }
}

const REASONS: Record<string, string> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EEXIST: 'there is a file of the match beside it already',
};

const reasonOf = (error: unknown): string =>
  REASONS[(error as NodeJS.ErrnoException).code ?? ''] ?? (error as Error).message;
