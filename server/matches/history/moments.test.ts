import { createEngine } from '../../../shared/engine/engine';
import { readAction } from '../../../shared/engine/log';
import { momentsSeen, standingAfter } from '../../../shared/engine/moments';
import { dealOf, replay } from '../../../shared/engine/record';
import { games } from '../../../shared/games';
import { recordedMatch } from '../../../shared/testing/recorded';
import { createMatchModel, viewersOf } from '../model';

// A replay finds the moment that a line of somebody's log tells of by counting what they were told, as the server
// did while it was played.

test.each(games)('each position of each viewer of $id is the moment it was', (module) => {
  const engine = createEngine(module);
  const record = recordedMatch(module, {
    matchID: 'abc',
    hesitates: true,
    seats: Array.from({ length: module.players.min }, (_, i) => ({
      name: `Player ${i}`,
      bot: null,
      nonceHash: null,
      nonce: null,
    })),
  });
  const model = createMatchModel(engine, dealOf(record), record.actions.map(readAction));
  const played = [...replay(record, engine)];
  const standing = standingAfter(played);
  for (const [place, viewer] of viewersOf(model.position()).entries()) {
    const moments = momentsSeen(played, engine, viewer);
    expect(moments).toHaveLength(model.stateID(viewer) + 1);
    for (const { seq, stateIDs } of model.loggedAfter(0)) {
      const stateID = stateIDs[place];
      if (stateID !== null) expect(moments[stateID]).toBe(standing[seq]);
    }
  }
});

test('what is taken back leads to the moment before it', () => {
  const did = (move: string) => ({ action: readAction(`0 ${move}`) });
  const played = [{ action: null }, ...['a', 'b', 'undo', 'undo', 'c', 'd'].map(did)];
  expect(standingAfter(played as never)).toEqual([0, 0, 0, 0, 0, 1, 2]);
});
