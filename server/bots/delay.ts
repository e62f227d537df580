import type { PlayerID } from 'boardgame.io';

/** Has bots act like people: some time after the match began to wait for them, whatever they will do. */
<<<<<<< HEAD:server/bots/pace.ts
export type BotPace = {
  /** These bots are awaited now; each gets its turn after the pace, or later if what was seen last asks for a pause. */
  expect(seats: readonly PlayerID[], pause?: number): void;
=======
export type BotDelay = {
  /** These bots are awaited now; each gets its turn after the pace. */
  expect(seats: readonly PlayerID[]): void;
>>>>>>> ea45527 (Name the parts of bots by what they are):server/bots/delay.ts
  /** Whether a bot is about to act. */
  isBusy(): boolean;
  stop(): void;
};

/** `act` is called for a seat when its time has come, whether it is still awaited or not; the pace is in milliseconds. */
export function createBotDelay(pace: number, act: (seat: PlayerID) => void): BotDelay {
  const timers = new Map<PlayerID, NodeJS.Timeout>();
  let stopped = false;
  return {
    expect(seats, pause = 0) {
      if (stopped) return;
      // without a pace nobody is to see anything
      const delay = pace === 0 ? 0 : Math.max(pace, pause);
      for (const seat of seats) {
        if (timers.has(seat)) continue;
        const timer = setTimeout(() => {
          timers.delete(seat);
          act(seat);
        }, delay);
        timers.set(seat, timer);
      }
    },
    isBusy: () => timers.size > 0,
    stop() {
      stopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
