import type { Progress } from '../storage/progress';

/** How often all matches in memory are looked at, in milliseconds: what was announced in vain is seen by then. */
const EVERY = 2000;

type Parts = {
  read(matches: readonly string[]): Promise<Progress[]>;
  live(): string[];
  stands(progress: Progress): void;
  /** Done as often as all are looked at. */
  round(): void;
};

/** Looks at how matches stand in the storage: one statement at a time, for all that are to be looked at by then. */
export function createLooks({ read, live, stands, round }: Parts) {
  const wanted = new Set<string>();
  let isLooking = false;
  let timer: NodeJS.Timeout | undefined;

  async function goOn() {
    if (isLooking) return;
    isLooking = true;
    while (wanted.size > 0) {
      const matches = [...wanted];
      wanted.clear();
      try {
        for (const progress of await read(matches)) stands(progress);
      } catch {
        // the next round looks at all again
      }
    }
    isLooking = false;
  }

  function look(match: string) {
    wanted.add(match);
    void goOn();
  }

  function lookAtAll() {
    for (const match of live()) wanted.add(match);
    void goOn();
  }

  return {
    look,
    lookAtAll,
    begin() {
      timer = setInterval(() => {
        lookAtAll();
        round();
      }, EVERY).unref();
    },
    stop: () => clearInterval(timer),
  };
}
