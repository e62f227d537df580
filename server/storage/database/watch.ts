import { statSync } from 'node:fs';
import { monotonic } from '../../monotonic';
import { isDamage, StorageError } from './problems';

/** What becomes of a database's file while it is open. */
export type FileWatch = {
  /**
   * Throws a `StorageLost` once the file is no longer the one in its folder: what is written to a file
   * that was deleted, moved or replaced goes on without a complaint, and is gone with the process.
   */
  assertThere(): void;
  /** Keeps in mind whether a statement failed since the file is damaged. */
  note(error: unknown): void;
  isDamaged(): boolean;
};

/** The file that is written to is no longer the one in the folder. */
export class StorageLost extends StorageError {
  constructor(file: string) {
    super(
      `${file} was deleted, moved or replaced while the server used it, so nothing can be stored; restart the server`,
    );
  }
}

/** For how long a look at the folder is good, in milliseconds: a look takes longer than a small write. */
const LOOK_LASTS = 50;

/** The parts of a database that hold what was stored. */
const PARTS = ['', '-wal'];

/** Watches a database that is open by now. */
export function watchFile(file: string): FileWatch {
  const look = () => PARTS.map((part) => identityOf(`${file}${part}`)).join();
  const known = look();
  let looked = monotonic();
  let isLost = false;
  let isDamaged = false;
  return {
    assertThere() {
      // it may come back, but what was written meanwhile does not
      if (!isLost && monotonic() - looked < LOOK_LASTS) return;
      looked = monotonic();
      isLost ||= look() !== known;
      if (isLost) throw new StorageLost(file);
    },
    note(error) {
      isDamaged ||= isDamage(error);
    },
    isDamaged: () => isDamaged,
  };
}

/** What tells a file from every other one. Opening it would give up what this process has locked of it. */
function identityOf(path: string): string {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}` : 'none';
}
