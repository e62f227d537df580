import { TextEncoder } from 'node:util';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { yaBlewIt } from '../../../../../shared/games/ya-blew-it';
import { tempiOf } from '../../../../../shared/engine/tempo';
import { total } from '../../../../../shared/engine/score';
import { finished } from '../../../../../shared/engine/finished';
import { createEngine } from '../../../../../shared/engine/engine';
import { recordedMatch } from '../../../../../shared/testing/recorded';
import { serve, show } from '../../../../testing/app';
import { filmOf } from '../../../../testing/film';
import { matchTexts } from '../../../../kit/texts';
import { loadTitle } from '../../../../games';
import { loadTexts } from '../../../../text/i18n';
import type { Scene } from '../../../../kit/contract';
import { timelineOf } from '../../replay/timeline';
import { placed } from './placed';
import { ScoreChart } from './ScoreChart';
import { TurnMark } from './TurnMark';
import { turningPointsOf, type TurningPoint } from './turningPoints';

// jsdom has none, and hashing text needs it
Object.assign(globalThis, { TextEncoder });

beforeAll(() => loadTexts('match', matchTexts));
afterEach(cleanup);

const NAMES = ['Ana', 'Bo', 'Chidi'];
const seats = NAMES.map((name) => ({ name, bot: null, nonceHash: null, nonce: null }));
const record = recordedMatch(yaBlewIt, { matchID: 'abc', seats });
const timeline = finished(timelineOf(record, createEngine(yaBlewIt)));
const totalAt = (moment: number, id: string) => total(timeline.linesAt(moment)[id]);

/** The end of the match, as a spectator sees it. */
async function ended() {
  const title = await loadTitle('ya-blew-it');
  const { view, ctx } = timeline.at(timeline.last, null);
  const t = (await import('i18next')).default.getFixedT(null, 'ya-blew-it');
  const scene = {
    ...{ view, ctx, playerID: null, t, events: [], legal: [], awaited: [] },
    name: (id: string) => NAMES[Number(id)],
  } as unknown as Scene;
  return { title, scene };
}

/** The chart of a whole match, with every moment a turn of its own. */
async function look() {
  const points = Array.from({ length: timeline.last + 1 }, (_, moment) => ({
    turn: moment,
    moment,
    totals: Object.fromEntries(NAMES.map((_, i) => [String(i), totalAt(moment, String(i))])),
  }));
  serve({
    'GET /games/ya-blew-it/abc/scores': () => ({ points }),
    'GET /games/ya-blew-it/abc/record': () => record,
  });
  const { title, scene } = await ended();
  const match = { game: 'ya-blew-it', matchID: 'abc' };
  await show(<ScoreChart title={title} match={match} scene={scene} />);
  return screen.findAllByRole('link');
}

const swingsOf = (link: HTMLElement) =>
  [...link.textContent.matchAll(/([+\u2212]\d+)(?:; |$)/g)].map(([, swing]) =>
    Number(swing.replace('\u2212', '-')),
  );

test('each mark is on the line of whom a climax brought or cost as many points as it says, and leads to just before it', async () => {
  const links = await look();
  expect(links.length).toBeGreaterThan(2);
  for (const link of links) {
    const moment = Number(/#m=(\d+)$/.exec(link.getAttribute('href')!)![1]) + 1;
    const { events } = timeline.story.find(({ stateID }) => stateID === moment)!;
    expect(tempiOf(yaBlewIt, events)).toContain('climax');
    const id = link.dataset.seat!;
    expect(swingsOf(link)).toContain(totalAt(moment, id) - totalAt(moment - 1, id));
  }
});

test('a mark is drawn by the row of the score sheet that its moment changed most', async () => {
  const { title, scene } = await ended();
  const points = turningPointsOf(timeline, title, scene);
  expect(points.length).toBeGreaterThan(2);
  for (const { moment, playerID, key } of points) {
    const [before, after] = [moment - 1, moment].map((at) => timeline.linesAt(at)[playerID]);
    const changes = after.map((line) => ({
      key: line.key,
      by: Math.abs(line.points - (before.find((row) => row.key === line.key)?.points ?? 0)),
    }));
    const most = Math.max(...changes.map(({ by }) => by));
    expect(changes).toContainEqual({ key, by: most });
  }
});

describe('what turned a match', () => {
  const told = (...[dealt, ...steps]: Parameters<typeof filmOf>) => {
    const { timeline, title, scene } = filmOf(dealt, ...steps);
    return turningPointsOf(timeline, title, scene);
  };

  test('is what made hearts beat and brought or cost points, the largest swing first', () => {
    const points = told(
      { 0: { gems: 0 }, 1: { gems: 0 } },
      { events: ['climax'], scores: { 0: { gems: 2 }, 1: { gems: 1 } } },
      { events: ['drawn'], scores: { 0: { gems: 9 }, 1: { gems: 1 } } },
      { events: ['climax'] },
      { events: ['drawn', 'climax'], scores: { 0: { gems: 10 }, 1: { gems: -4 } } },
      { events: ['climax'], scores: { 0: { gems: 13 }, 1: { gems: -4 } } },
    );
    expect(points.map(({ moment, playerID, swing }) => [moment, playerID, swing])).toEqual([
      [4, '1', -5],
      [5, '0', 3],
      [1, '0', 2],
    ]);
    expect(points[0].events).toEqual([{ type: 'climax' }]);
    expect(points[0].before).toMatchObject({ stateID: 3 });
  });

  test('is drawn by the row that it changed most, the first of two as large, and a new one by all it has', () => {
    const [point] = told(
      { 0: { coins: 7, gems: 4, bombs: 0 } },
      { events: ['climax'], scores: { 0: { coins: 7, gems: 2, bombs: 2 } } },
      { events: ['climax'], scores: { 0: { coins: 7, gems: 2, bombs: 3, wonders: 1 } } },
    );
    expect([point.moment, point.key]).toEqual([2, 'bombs']);
    const [lost] = told(
      { 0: { coins: 7, gems: 4 } },
      { events: ['climax'], scores: { 0: { coins: 8, gems: 2 } } },
    );
    expect(lost.key).toBe('gems');
    const [won] = told(
      { 0: { coins: 7 } },
      { events: ['climax'], scores: { 0: { coins: 8, gems: 2 } } },
    );
    expect(won.key).toBe('gems');
  });
});

test('a mark says in a sentence what happened, to a pointer and to the keyboard', async () => {
  const [link] = await look();
  expect(link.textContent).toMatch(/^(Ana|Bo|Chidi) .+, in all [+\u2212]\d+$/);
  const hint = () => document.querySelector('.hint')?.textContent;
  expect(hint()).toBeUndefined();
  fireEvent.focus(link);
  expect(hint()).toMatch(/^(Ana|Bo|Chidi) .+ · in all [+\u2212]\d+$/);
  fireEvent.blur(link);
  expect(hint()).toBeUndefined();
  fireEvent.pointerEnter(link);
  expect(hint()).toMatch(/^(Ana|Bo|Chidi) .+ · in all [+\u2212]\d+$/);
});

const point = (moment: number, swing: number): TurningPoint => ({
  ...{ moment, swing, playerID: '0', key: 'blue', events: [], words: '', before: {} as Scene },
});
const history = Array.from({ length: 40 }, (_, moment) => ({ turn: moment, moment, totals: {} }));
const marked = (points: TurningPoint[], apart: number) =>
  placed(points, history, { at: (i) => ({ x: apart * i, y: 0 }) }).map(({ point, near }) =>
    [point, ...near].map(({ moment }) => moment),
  );

test('there are eight at most, those with the largest swings, in the order of the match', () => {
  const many = Array.from({ length: 12 }, (_, i) => point(30 - i, 20 - i));
  expect(marked(many, 100)).toEqual([23, 24, 25, 26, 27, 28, 29, 30].map((moment) => [moment]));
});

test('none lies on another: the larger swing stays, and tells of what is near as well', () => {
  expect(marked([point(5, 9), point(6, -8), point(9, 2)], 10)).toEqual([[5, 6], [9]]);
});

/** A mark that tells of three moments, and what it tells when it is asked. */
async function several(isPhone: boolean) {
  const { title } = await ended();
  const near = [point(3, -8), point(7, 2)].map((one, i) => ({ ...one, words: 'AB'[i] }));
  const told = { ...point(5, 9), words: 'Ana wins' };
  const mark = <TurnMark {...{ title, near, point: told, to: '/there', x: 0, y: 0 }} />;
  await show(mark, '/', isPhone);
  return () => [...document.querySelectorAll('.hint > *')].map((one) => one.textContent);
}

const TOLD = ['A · in all \u22128', 'Ana wins · in all +9', 'B · in all +2'];

test('a mark of several says how many they are, and of each what happened, in the order of the match', async () => {
  const hint = await several(false);
  const mark = screen.getByRole('link', { name: /^A, .*; Ana wins, .*; B, / });
  expect(mark.textContent).toMatch(/^×3/);
  fireEvent.focus(mark);
  expect(hint()).toEqual(TOLD);
});

test('on a phone a press on it tells that, with the way there, until the next press elsewhere or a movement of the page', async () => {
  const hint = await several(true);
  const mark = document.querySelector('[data-seat="0"]')!;
  const press = (thing: Element) => {
    fireEvent.pointerDown(thing);
    fireEvent.click(thing);
  };
  expect([hint(), screen.queryByRole('link')]).toEqual([[], null]);
  press(mark);
  expect(hint()).toEqual([...TOLD, 'Watch it from there']);
  fireEvent.pointerDown(screen.getByText('Ana wins', { exact: false, selector: '.hint *' }));
  expect(screen.getByRole('link').getAttribute('href')).toBe('/there');
  for (const close of [
    () => press(mark),
    () => press(document.body),
    () => fireEvent.scroll(document.body),
  ]) {
    close();
    expect(hint()).toEqual([]);
    press(mark);
  }
});

test.each([
  [33, 33, [5]],
  [34, 0, [5, 6]],
  [0, -34, [5, 6]],
])('a finger wants room: of two that are %i and %i apart it can have %p', (x, y, both) => {
  const at = (turn: number) => ({ x: x * turn, y: y * turn });
  const stand = placed([point(5, 9), point(6, -8)], history, { at });
  expect(stand.map(({ point: { moment } }) => moment)).toEqual(both);
});

test('each stands where the turn ends in which it came', () => {
  const turns = [0, 4, 9].map((moment, turn) => ({ turn, moment, totals: {} }));
  const at = (turn: number) => ({ x: 100 * turn, y: 0 });
  const points = [1, 4, 5, 9].map((moment, i) => point(moment, 9 - i));
  const stand = points.map((one) => placed([one], turns, { at })[0].x);
  expect(stand).toEqual([100, 100, 200, 200]);
});
