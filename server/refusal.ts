import type { PlayerID } from '../shared/engine/game';
import type { RefusalCode } from '../shared/protocol/refusals';

/** Something that was asked for and is not done; the code says why, and goes to whoever asked. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    message: string = code,
    /** With `moved`: the seat's new number. */
    readonly playerID?: PlayerID,
  ) {
    super(message);
  }
}
