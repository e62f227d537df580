import type { PlayerID } from '../../../shared/engine/game';
import { positionHash } from '../../../shared/engine/positionHash';
import type { WireEntry } from '../../../shared/protocol/update';
import type { Deal, Engine } from '../../../shared/engine/engine';
import { actionsAfter } from '../../storage/actions';
import { loadPage, loadSnapshot, saveSnapshot } from '../../storage/snapshots';
import { entriesFor, LOG_SHOWN, type HolderOf, type LoggedAction } from './logEntries';
import { createMatchModel, restoreMatchModel, viewersOf, type MatchModel } from '../model';
import type { ModelSnapshot } from './modelSnapshot';
import type { Services } from '../services';

/** How many actions there are between two snapshots, at least. */
const EVERY = 50;

/** Where a page of the log ends: with which action, and with which position of each viewer. */
type Page = { seq: number; stateIDs: number[] };

type Body = { model: ModelSnapshot; pages: Page[] };

/** Loads a match, and makes that it is loaded quickly the next time. */
export type Snapshots = {
  /** Plays a stored match up to where it was, a little at a time; throws when it cannot be played. */
  load(deal: Deal): Promise<MatchModel>;
  /**
   * How to store a snapshot of this very moment; `null` where it is too early, or cannot be. Nobody can
   * be so quick that there never is a moment for it.
   */
  due(model: MatchModel): (() => Promise<void>) | null;
  /** The entries of a viewer's log before one of that viewer's positions, the last fifty of them, oldest first. */
  logBefore(
    model: MatchModel,
    viewer: PlayerID | null,
    stateID: number,
    holderOf?: HolderOf,
  ): Promise<WireEntry[]>;
};

export function createSnapshots(services: Services, engine: Engine, id: string): Snapshots {
  const { db, build, slices } = services;
  let pages: Page[] = [];
  /** After which action it was last tried to store one. */
  let tried = 0;
  let isSaving = false;

  async function begin(deal: Deal): Promise<MatchModel> {
    const body = (await loadSnapshot(db, id, build)) as Body | null;
    pages = body?.pages ?? [];
    tried = pages.at(-1)?.seq ?? 0;
    return body ? restoreMatchModel(engine, body.model) : createMatchModel(engine, deal);
  }

  function due(model: MatchModel) {
    if (isSaving || model.seq() < tried + EVERY) return null;
    const savedPlay = model.save();
    if (savedPlay === null) return null;
    isSaving = true;
    const { seq } = savedPlay;
    tried = seq;
    const next = [...pages, { seq, stateIDs: viewersOf(model.position()).map(model.stateID) }];
    const body: Body = { model: savedPlay, pages: next };
    const page = model.loggedAfter(pages.at(-1)?.seq ?? 0);
    const position = model.position();
    return async () => {
      try {
        const hash = positionHash(position);
        await saveSnapshot(
          db,
          { match: id, build, now: services.now() },
          { seq, body, page, hash },
        );
        pages = next;
        model.forgetOldEntries(seq);
      } catch (error) {
        // only the next start is slower
        services.log.warn({ err: error }, 'snapshot could not be stored');
      } finally {
        isSaving = false;
      }
    };
  }

  return {
    async load(deal) {
      const pause = services.slices.begin();
      await pause();
      const model = await begin(deal);
      for await (const actions of actionsAfter(db, id, model.seq()))
        for (const action of actions) {
          await pause();
          model.follow(action);
          await due(model)?.();
        }
      // rules that cannot show it are found out here
      for (const viewer of viewersOf(model.position())) {
        await pause();
        model.state(viewer);
      }
      return model;
    },

    due,

    async logBefore(model, viewer, stateID, holderOf) {
      const place = viewersOf(model.position()).indexOf(viewer);
      let entries = model.log(viewer, holderOf).filter(({ _stateID }) => _stateID < stateID);
      const pause = slices.begin();
      for (let i = pages.length - 1; i >= 0 && entries.length < LOG_SHOWN; i--) {
        const oldest = entries.at(0)?._stateID ?? stateID;
        const before = i === 0 ? 0 : pages[i - 1].stateIDs[place];
        if (before + 1 >= oldest) continue;
        await pause();
        const page = (await loadPage(db, id, pages[i].seq)) as LoggedAction[] | null;
        if (page === null) break;
        const older = entriesFor(page, place, holderOf).filter(({ _stateID }) => _stateID < oldest);
        entries = [...older, ...entries];
      }
      return entries.slice(-LOG_SHOWN);
    },
  };
}
