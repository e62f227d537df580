import type { State } from 'boardgame.io';
import { applyPatch, type Operation } from 'rfc6902';
import { type EncodedUpdate, decodeUpdate } from '../shared/protocol/update';

/** What a client would show, from the messages it got. */
export type Screen = {
  /** Takes in a message, as JSON text; says whether it tells of a move. */
  hear(event: string): boolean;
  /** The state as it is now; what was heard is read only here. */
  state(): State;
};

const SYNCS = '["sync",';
const SHOWS_ALL = [SYNCS, '["update",'];
const SHOWS_CHANGE = ['["patch",', '["frames",'];
const REFUSES = '["refused",';

export function createScreen(): Screen {
  let unread: string[] = [];
  let shown: State | null = null;

  const read = (event: string) => {
    const [type, ...all] = JSON.parse(event) as [string, ...never[]];
    const [, ...args] = all;
    if (type === 'sync') shown = (args[0] as { state: State }).state;
    else if (type === 'update') shown = args[0];
    else if (type === 'frames') {
      const { frames, entry } = decodeUpdate(all as unknown as EncodedUpdate, shown!.ctx.turn);
      applyPatch(
        shown,
        frames.flatMap(({ patch }) => patch),
      );
      shown!._stateID = entry.stateID;
    } else applyPatch(shown, args[2] as Operation[]);
  };

  function state(): State {
    unread.forEach(read);
    unread = [];
    return shown!;
  }

  /** Where a server is told of a match as a whole, that may be with a move that was just made. */
  function hearAll(event: string): boolean {
    const before = shown && state()._stateID;
    unread = [event];
    if (!event.startsWith(SYNCS)) return true;
    return before !== null && state()._stateID > before;
  }

  return {
    hear(event) {
      if (SHOWS_ALL.some((type) => event.startsWith(type))) return hearAll(event);
      if (event.startsWith(REFUSES)) throw new Error(`the server refused: ${event}`);
      if (!SHOWS_CHANGE.some((type) => event.startsWith(type))) return false;
      unread.push(event);
      return true;
    },
    state,
  };
}
