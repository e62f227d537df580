import type { GameModule, PlayerID } from '../../../shared/engine/game';
import { encodeUpdate } from '../../../shared/protocol/update';
import { patched } from '../../../shared/protocol/patch';
import { createEngine, type Action } from '../../../shared/engine/engine';
import { type Replica, replicaOf, withUpdate } from '../../../shared/protocol/replica';
import { games } from '../../../shared/games';
import { pebbles } from '../../../shared/testing/pebbles';
import { extent } from '../../../shared/testing/extent';
import { anyAction, chanceFor, dealsOf, SEED } from '../../test-support/randomMatches';
import { createMatchModel, viewersOf, type WireState } from '../model';

// What our own client is told, moment by moment, beside what the official one is told in one step.

const ACTIONS = 250;

/** What a screen keeps of each form. */
type Screen = { ours: Replica; official: WireState };

/** The same after the wire. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** How many actions had several moments. */
let several = 0;

afterAll(() => expect(several).toBeGreaterThan(100));

test.each([...games, pebbles as GameModule])(
  '$id: every moment is the true view, and the last one the position, to everybody',
  (module) => {
    const engine = createEngine(module);
    for (const [i, deal] of dealsOf(module, extent(3, 60)).entries()) {
      const random = chanceFor(SEED, 'frames', module.id, i);
      const model = createMatchModel(engine, deal);
      const screens = new Map<PlayerID | null, Screen>();
      for (const viewer of viewersOf(model.position())) {
        const state = sent(model.state(viewer));
        screens.set(viewer, { ours: replicaOf({ state, log: [] }), official: state });
      }
      for (let step = 0; step < ACTIONS && !model.position().ctx.gameover; step++) {
        const before = model.position();
        const last = before.undo.at(-1)?.playerID;
        const action: Action =
          last !== undefined && random.die(5) === 1
            ? { type: 'undo', playerID: last }
            : anyAction(engine, before, random);
        const prepared = model.prepare(action, () => ({ packed: true, official: true }));
        if (!prepared.ok) throw new Error(prepared.code);
        prepared.commit();
        const outcome = engine.act(before, action);
        if (!outcome.ok) throw new Error(outcome.code);
        const frames = engine.frames(before, action, outcome);
        several += Number(frames.length > 1);
        for (const { viewer, stateID, packed, official: patchNews } of prepared.updates) {
          const screen = screens.get(viewer)!;
          const ours = withUpdate(screen.ours, sent(encodeUpdate(packed!)))!;
          const number = {
            op: 'replace',
            path: '/_stateID',
            value: stateID,
          } as const;
          const official = patched(screen.official, sent([...patchNews!.patch, number]));
          screens.set(viewer, { ours, official });
          const views = frames.map(({ G, events }, at) => ({
            view: module.view(
              G,
              at < frames.length - 1 ? before.ctx : model.position().ctx,
              viewer,
            ),
            events,
          }));
          expect(ours.frames).toEqual(sent(views));
          expect(ours.state).toEqual(sent(model.state(viewer)));
          expect(ours.log.at(-1)!.turn).toBe(before.ctx.turn);
          expect(official).toEqual(ours.state);
        }
      }
    }
  },
);
