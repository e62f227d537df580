import { createEngine } from '../../../shared/engine/engine';
import { allowed } from '../../../shared/engine/playLog';
import { toLogEntry } from '../../../shared/protocol/replica';
import { createMatchModel } from '../../matches/model';
import { actionsOf, type PlayedAction } from '../../storage/actions';
import type { Db } from '../../storage/database/open';
import { loadTable } from '../../storage/tables';
import { dealOf } from '../../tables/table';
import type { Deed, Known, Person } from './person';
import { entrySight, viewSight, waySight, type Sights } from './sights';

/** After how many actions everybody has had something to do. */
const WHILE = 60;

/**
 * Plays the log of a match by the rules, beside what everybody at it was told and shown: what was acknowledged is in it
 * once, and nothing else but what nobody could be told of; each screen showed what its viewer may see, and nothing else;
 * a bot acted where it was its turn; and the cards were dealt once.
 */
export async function checkTable(db: Db, { id, module, hasClock }: Known, at: readonly Person[]) {
  // bots play on: what was shown by now is stored by now
  const shown = at.map((person) => new Map(person.shown));
  const table = (await loadTable(db, id))!;
  const log = (await actionsOf(db, id)) as PlayedAction[];
  expect(table.fault).toBe(null);
  if (table.attempts !== null) expect(table.attempts.filter(({ dealt }) => dealt)).toHaveLength(1);

  const engine = createEngine(module);
  const model = createMatchModel(engine, dealOf(table));
  const viewers = [...new Set(at.map(({ viewer }) => viewer))];
  const seen = new Map(viewers.map((viewer): [typeof viewer, Sights] => [viewer, new Map()]));
  const stored = new Map<string, Map<number, Deed>>();
  const acting = new Set<string>();
  for (const viewer of viewers) seen.get(viewer)!.set(...viewSight(0, model.state(viewer).G));
  for (const action of log) {
    const before = model.position();
    const numbers = viewers.map((viewer) => model.stateID(viewer));
    const outcome = allowed(engine.act(before, action), model.seq() + 1);
    const frames = engine.frames(before, action, outcome);
    model.follow(action);
    for (const [i, viewer] of viewers.entries()) {
      const stateID = model.stateID(viewer);
      if (stateID === numbers[i]) continue;
      const view = model.state(viewer).G;
      const way = frames.map(({ G, events }, k) => ({
        view: k === frames.length - 1 ? view : module.view(G, before.ctx, viewer),
        events,
      }));
      const sights = [
        viewSight(stateID, view),
        waySight(stateID, way),
        entrySight(toLogEntry(model.log(viewer).at(-1)!)),
      ];
      for (const sight of sights) seen.get(viewer)!.set(...sight);
    }
    const { playerID, standIn } = action;
    acting.add(playerID);
    const { bot } = table.seats[Number(playerID)];
    if (standIn) expect({ id, hasClock, bot }).toEqual({ id, hasClock: true, bot: null });
    else if (bot === null) {
      const deed = action.type === 'move' ? action : { move: null, args: [] };
      const own = stored.get(playerID) ?? new Map<number, Deed>();
      stored.set(playerID, own.set(model.stateID(playerID), deed));
    } else expect(action.type).toBe('move');
  }
  // after a while all have played, and a clock has decided where there is one
  if (log.length > WHILE) {
    expect([...acting].sort()).toEqual(table.seats.map((_, i) => String(i)));
    expect(log.some(({ standIn }) => standIn)).toBe(hasClock);
  }

  for (const [i, { viewer, said, unsaid, ...deeds }] of at.entries()) {
    if (viewer !== null) checkDeeds(stored.get(viewer) ?? new Map(), deeds);
    for (const [what, digests] of shown[i])
      expect({ id, viewer, what, digests: [...digests] }).toEqual({
        ...{ id, viewer, what },
        digests: [seen.get(viewer)!.get(what)],
      });
    await checkTalk(db, id, { viewer, said, unsaid });
    // whoever is the last to hear of it hears it
    const last = model.stateID(viewer);
    for (const screen of at[i].screens)
      await screen.sees(({ match }) => (match?.stateID ?? -1) >= last);
  }
}

/** What somebody was told that they did is stored once, and what else is stored is what nobody could be told of, each once. */
function checkDeeds(
  stored: ReadonlyMap<number, Deed>,
  { acknowledged, unsure }: Pick<Person, 'acknowledged' | 'unsure'>,
) {
  const left = new Map(stored);
  for (const { stateID, move, args } of acknowledged) {
    expect(left.get(stateID)).toMatchObject({ move, args });
    // one that was acknowledged twice is not there for the second time
    left.delete(stateID);
  }
  const untold = unsure.map(textOf);
  for (const deed of left.values()) {
    expect(untold).toContain(textOf(deed));
    untold.splice(untold.indexOf(textOf(deed)), 1);
  }
}

const textOf = ({ move, args }: Deed) => JSON.stringify([move, args]);

/** What somebody was told that they said is stored once, in the order in which they said it, and nothing that they have not said. */
async function checkTalk(
  db: Db,
  id: string,
  { viewer, said, unsaid }: Pick<Person, 'viewer' | 'said' | 'unsaid'>,
) {
  const told = [...said];
  const rows = await db
    .selectFrom('chat')
    .select('text')
    .where('match', '=', id)
    .where('player', '=', viewer ?? '')
    .orderBy('seq')
    .execute();
  const lines = rows.map(({ text }) => text);
  expect(lines.filter((line) => !unsaid.includes(line))).toEqual(told);
  expect(new Set(lines).size).toBe(lines.length);
}
