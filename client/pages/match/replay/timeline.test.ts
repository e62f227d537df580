import { TextEncoder } from 'node:util';
import type { GameModule } from '../../../../shared/engine/game';
import { finished } from '../../../../shared/engine/finished';
import { replay } from '../../../../shared/engine/record';
import { createEngine } from '../../../../shared/engine/engine';
import { games } from '../../../../shared/games';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { recordedMatch } from '../../../../shared/testing/recorded';
import { timelineOf } from './timeline';

// jsdom has none, and hashing text needs it
Object.assign(globalThis, { TextEncoder });

const recorded = (module: GameModule, first?: string) =>
  recordedMatch(module, {
    matchID: 'abc',
    hesitates: true,
    ...(first !== undefined && { first }),
    seats: Array.from({ length: module.players.min }, (_, i) => ({
      name: `Player ${i}`,
      bot: null,
      nonceHash: null,
      nonce: null,
    })),
  });

/** How much of a story comes with a moment. */
const TOLD = 60;

describe.each(games.map((module) => [module.id, module] as const))('%s', (_, module) => {
  const record = recorded(module);
  const engine = createEngine(module);
  const film = finished(timelineOf(record, engine));
  const moments = Array.from({ length: film.last + 1 }, (_, moment) => moment);

  test('leads from the deal to the recorded end, in the eyes of everybody', () => {
    const positions = [...replay(record, engine)].map(({ position }) => position);
    for (const viewer of [...positions[0].ctx.playOrder, null]) {
      const [first, last] = [film.at(0, viewer), film.at(film.last, viewer)];
      expect(first.view).toEqual(engine.view(positions[0], viewer).G);
      expect(last.view).toEqual(engine.view(positions.at(-1)!, viewer).G);
      expect(last.ctx.gameover).toMatchObject({ standings: record.standings });
    }
    const sheets = record.standings.map(({ playerID, lines }) => [playerID, lines]);
    expect(film.linesAt(film.last)).toEqual(Object.fromEntries(sheets));
  });

  test('leaves out what was taken back', () => {
    const undone = record.actions.filter((action) => action.endsWith(' undo')).length;
    expect(film.last).toBe(record.actions.length - 2 * undone);
    expect(moments.flatMap((moment) => film.at(moment, null).log.at(-1)?.move ?? [])).toHaveLength(
      film.last,
    );
  });

  test('turns follow each other without a gap, forward and back', () => {
    const forward = [0];
    while (forward.at(-1)! < film.last) forward.push(film.turnAfter(forward.at(-1)!));
    const back = [film.last];
    while (back.at(-1)! > 0) back.push(film.turnBefore(back.at(-1)!));
    expect(back.toReversed()).toEqual(forward);
    const turnAt = (moment: number) => film.at(moment, null).ctx.turn;
    const turns = forward.slice(0, -1).map(turnAt);
    expect(turns).toEqual([...new Set(moments.map(turnAt))].slice(0, turns.length));
    expect(film.turns).toEqual(forward.slice(0, -1));
    expect([film.turnBefore(0), film.turnAfter(film.last)]).toEqual([0, film.last]);
  });

  test('a moment comes with what was seen to happen, and with the end of its story', () => {
    expect(film.at(0, null)).toMatchObject({ frames: [], log: [], canUndo: false });
    for (const { stateID, turn, events } of film.story) {
      const { frames, log } = film.at(stateID, null);
      expect(frames.flatMap((frame) => frame.events)).toEqual(events);
      expect(turn).toBe(film.at(stateID - 1, null).ctx.turn);
      const told = film.story.slice(0, stateID).slice(-TOLD);
      expect(log).toEqual(told);
    }
  });
});

test('something was taken back in some title', () => {
  const texts = games.flatMap((module) => recorded(module).actions);
  expect(texts.some((action) => action.endsWith(' undo'))).toBe(true);
});

test('the same moment is the same object, so that nothing is drawn anew', () => {
  const film = finished(timelineOf(recorded(yaBlewIt), createEngine(yaBlewIt)));
  expect(film.at(3, '0')).toBe(film.at(3, '0'));
  expect(film.at(3, null)).not.toBe(film.at(3, '0'));
});

test('a match is played an action at a time, and the page does what else there is in between', () => {
  const record = recorded(yaBlewIt);
  // the deal comes first
  const steps = [...timelineOf(record, createEngine(yaBlewIt))];
  expect(steps).toHaveLength(1 + record.actions.length);
});

test('a record that breaks the rules is no film', () => {
  const record = recorded(yaBlewIt);
  const engine = createEngine(yaBlewIt);
  expect(() =>
    finished(timelineOf({ ...record, actions: ['0 nonsense', ...record.actions] }, engine)),
  ).toThrow('not legal');
  expect(() =>
    finished(timelineOf({ ...record, actions: [...record.actions, '0 nonsense'] }, engine)),
  ).toThrow('not legal');
  expect(() => finished(timelineOf({ ...record, version: 99 }, engine))).toThrow('not the rules');
});

test('another match can go on from a moment, dealt in the same way', () => {
  const record = recorded(yaBlewIt, '1');
  const { upTo } = finished(timelineOf(record, createEngine(yaBlewIt)));
  expect(upTo(0)).toMatchObject({ matchID: 'abc', first: '1', actions: [] });
  const { seats, actions } = upTo(2);
  expect(actions).toEqual(record.actions.slice(0, 2));
  expect(seats).toEqual(record.seats.map(({ name }) => ({ name, bot: null })));
  const drawn = finished(timelineOf(recorded(yaBlewIt), createEngine(yaBlewIt)));
  expect(drawn.upTo(0)).not.toHaveProperty('first');
});

test('a position that nobody was shown is the end', () => {
  const film = finished(timelineOf(recorded(yaBlewIt), createEngine(yaBlewIt)));
  expect(film.momentOf(null, film.last + 100)).toBe(film.last);
});
