import type { GameModule, PlayerID } from '../../../shared/engine/game';
import { createEngine, type Action } from '../../../shared/engine/engine';
import { games } from '../../../shared/games';
import { extent } from '../../../shared/testing/extent';
import { anyAction, chanceFor, dealsOf, SEED } from '../../test-support/randomMatches';
import { createMatchModel, viewersOf, type FormsOf } from '../model';

// Nothing is worked out for whom nobody looks, and the match is the same for everybody all the same.

const ACTIONS = 120;
const ALL: FormsOf = () => ({ packed: true, official: true });
const NONE: FormsOf = () => ({ packed: false, official: false });

test.each(games)('$id: whoever looks, and however, changes nothing for anybody', (module) => {
  const engine = createEngine(module);
  for (const [i, deal] of dealsOf(module, extent(2, 40)).entries()) {
    const random = chanceFor(SEED, 'unseen', module.id, i);
    const [seen, other] = [createMatchModel(engine, deal), createMatchModel(engine, deal)];
    const anyForms: FormsOf = () => ({
      packed: random.die(2) === 1,
      official: random.die(2) === 1,
    });
    for (let step = 0; step < ACTIONS && !seen.position().ctx.gameover; step++) {
      const last = seen.position().undo.at(-1)?.playerID;
      const action: Action =
        last !== undefined && random.die(5) === 1
          ? { type: 'undo', playerID: last }
          : anyAction(engine, seen.position(), random);
      const all = seen.prepare(action, ALL);
      const wanted = new Map(
        viewersOf(seen.position()).map((viewer) => [viewer, anyForms(viewer)]),
      );
      const some = other.prepare(action, (viewer) => wanted.get(viewer)!);
      if (!all.ok || !some.ok) throw new Error('an action of this position is refused');
      expect(some.updates).toEqual(
        all.updates.flatMap(({ packed, official, ...update }) => {
          const forms = wanted.get(update.viewer)!;
          if (!forms.packed && !forms.official) return [];
          return [
            {
              ...update,
              packed: forms.packed ? packed : null,
              official: forms.official ? official : null,
            },
          ];
        }),
      );
      all.commit();
      some.commit();
      expect(other.save()).toEqual(seen.save());
    }
    for (const viewer of viewersOf(seen.position())) {
      expect(other.state(viewer)).toEqual(seen.state(viewer));
      expect(other.log(viewer)).toEqual(seen.log(viewer));
    }
  }
});

test('the view of a seat without a screen is not worked out, unless its bot remembers what it saw', () => {
  const title = games.find(({ observe }) => observe === undefined)!;
  const counted = (observe: GameModule['observe']) => {
    const views = new Map<PlayerID | null, number>();
    const module: GameModule = {
      ...title,
      observe,
      view(G, ctx, viewer) {
        views.set(viewer, (views.get(viewer) ?? 0) + 1);
        return title.view(G, ctx, viewer);
      },
    };
    const engine = createEngine(module);
    const [deal] = dealsOf(module, 1);
    const model = createMatchModel(engine, deal);
    const random = chanceFor(SEED, 'unseen, counted', 0);
    const action = anyAction(engine, model.position(), random);
    const someoneElse = model.position().ctx.playOrder.find((seat) => seat !== action.playerID)!;
    return {
      of(formsOf: FormsOf) {
        views.clear();
        const transition = model.prepare(action, formsOf);
        expect(transition.ok && transition.updates.length > 0).toBe(formsOf === ALL);
        return views.get(someoneElse) ?? 0;
      },
    };
  };
  const unobserved = counted(undefined);
  expect(unobserved.of(NONE)).toBe(0);
  expect(unobserved.of(ALL)).toBeGreaterThan(0);
  expect(counted((notes) => notes).of(NONE)).toBeGreaterThan(0);
});
