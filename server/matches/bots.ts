import type { PlayerID } from 'boardgame.io';
import type { LegalMove } from '../../shared/core/module';
import { createBotDelay } from '../bots/delay';
import type { Live } from './live';
import type { Moves } from './moves';

/** The bots at one table. */
export type Bots = {
  /** Has those act who are waited for, each after its pace. */
  wake(): void;
  /** Whether one is about to act. */
  isBusy(): boolean;
  /** None begins anything afterwards. */
  stop(): void;
};

export function createBots(live: Live, moves: Moves): Bots {
  const { world, log } = live;
  const delay = createBotDelay(world.config.botPaceMs, (seat) => live.inTime(() => act(seat)));

  const strengthOf = (seat: PlayerID) => live.record.seats[Number(seat)].bot;

  async function act(seat: PlayerID) {
    const { play } = live;
    const strength = strengthOf(seat);
    if (play === null || strength === null || !live.awaited().includes(seat)) return;
    const bot = { playerID: seat, strength, notes: play.notes(seat) };
    let move: LegalMove | null;
    try {
      move = await world.thinker.choose({ game: live.record.game, state: play.state(seat), bot });
    } catch (error) {
      return moves.stop(error);
    }
    if (move === null) return;
    const action = { type: 'move', playerID: seat, ...move } as const;
    const ack = await moves.carryOut(action, play.stateID(seat));
    if (!ack.ok) log.warn({ seat, move: move.move, code: ack.code }, 'bot was refused');
  }

  return {
    wake() {
      if (live.record.status !== 'running') return;
      const seen = live.play?.log(null).at(-1)?.metadata ?? [];
      const seats = live.awaited().filter((seat) => strengthOf(seat) !== null);
      delay.expect(seats, live.referee.module.pause?.(seen));
    },
    isBusy: delay.isBusy,
    stop: delay.stop,
  };
}
