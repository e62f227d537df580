import type { PlayerID } from '../../shared/engine/game';
import type { WireEntry } from '../../shared/protocol/update';
import type { Deal, Referee } from '../../shared/engine/engine';
import { actionsAfter } from '../storage/actions';
import { loadPage, loadSnapshot, saveSnapshot } from '../storage/snapshots';
import { entriesFor, LOG_SHOWN, type Logged } from './logEntries';
import { createPlay, revivePlay, viewersOf, type Play } from './prepare';
import type { SavedPlay } from './snapshot';
import type { World } from './services';

/** How many actions there are between two snapshots, at least. */
const EVERY = 50;

/** Where a page of the log ends: with which action, and with which position of each viewer. */
type Page = { seq: number; stateIDs: number[] };

type Body = { play: SavedPlay; pages: Page[] };

/** Loads a match, and makes that it is loaded quickly the next time. */
export type Checkpoints = {
  /** Plays a stored match up to where it was, a little at a time; throws when it cannot be played. */
  load(deal: Deal): Promise<Play>;
  /**
   * How to store a snapshot of this very moment; `null` where it is too early, or cannot be. Nobody can
   * be so quick that there never is a moment for it.
   */
  due(play: Play): (() => Promise<void>) | null;
  /** The entries of a viewer's log before one of that viewer's positions, the last fifty of them, oldest first. */
  logBefore(play: Play, viewer: PlayerID | null, stateID: number): Promise<WireEntry[]>;
};

export function createCheckpoints(world: World, referee: Referee, id: string): Checkpoints {
  const { db, build, slices } = world;
  let pages: Page[] = [];
  /** After which action it was last tried to store one. */
  let tried = 0;
  let isSaving = false;

  async function begin(deal: Deal): Promise<Play> {
    const body = (await loadSnapshot(db, id, build)) as Body | null;
    pages = body?.pages ?? [];
    tried = pages.at(-1)?.seq ?? 0;
    return body ? revivePlay(referee, body.play) : createPlay(referee, deal);
  }

  function due(play: Play) {
    if (isSaving || play.seq() < tried + EVERY) return null;
    const savedPlay = play.save();
    if (savedPlay === null) return null;
    isSaving = true;
    const { seq } = savedPlay;
    tried = seq;
    const next = [...pages, { seq, stateIDs: viewersOf(play.position()).map(play.stateID) }];
    const body: Body = { play: savedPlay, pages: next };
    const page = play.loggedAfter(pages.at(-1)?.seq ?? 0);
    return async () => {
      try {
        await saveSnapshot(db, { match: id, build, now: world.now() }, { seq, body, page });
        pages = next;
        play.forgetOldEntries(seq);
      } catch (error) {
        // only the next start is slower
        world.log.warn({ err: error }, 'snapshot could not be stored');
      } finally {
        isSaving = false;
      }
    };
  }

  return {
    async load(deal) {
      const pause = world.slices.begin();
      await pause();
      const play = await begin(deal);
      for await (const actions of actionsAfter(db, id, play.seq()))
        for (const action of actions) {
          await pause();
          play.follow(action);
          await due(play)?.();
        }
      // rules that cannot show it are found out here
      for (const viewer of viewersOf(play.position())) {
        await pause();
        play.state(viewer);
      }
      return play;
    },

    due,

    async logBefore(play, viewer, stateID) {
      const place = viewersOf(play.position()).indexOf(viewer);
      let entries = play.log(viewer).filter(({ _stateID }) => _stateID < stateID);
      const pause = slices.begin();
      for (let i = pages.length - 1; i >= 0 && entries.length < LOG_SHOWN; i--) {
        const oldest = entries.at(0)?._stateID ?? stateID;
        const before = i === 0 ? 0 : pages[i - 1].stateIDs[place];
        if (before + 1 >= oldest) continue;
        await pause();
        const page = (await loadPage(db, id, pages[i].seq)) as Logged[] | null;
        if (page === null) break;
        const older = entriesFor(page, place).filter(({ _stateID }) => _stateID < oldest);
        entries = [...older, ...entries];
      }
      return entries.slice(-LOG_SHOWN);
    },
  };
}
