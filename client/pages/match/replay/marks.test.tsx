import { act, fireEvent, render, screen } from '@testing-library/react';
import { finished } from '../../../../shared/engine/finished';
import { towerOfBabel } from '../../../../shared/games/tower-of-babel';
import { loadTitle } from '../../../games';
import type { Scene } from '../../../kit/contract';
import MEDIA from '../../../ui/media.json';
import { last, moment, NAMES, record, recorded, watch } from '../../../testing/replay';
import { turningPointsOf } from '../score/chart/turningPoints';
import type { Highlight } from './highlights';
import { Marks } from './Marks';
import { PAUSE } from './speed';
import { timelineOf } from './timeline';

test('what makes hearts beat can be gone to, and has its mark on the slider', async () => {
  await watch();
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Highlights' });
  // what is inside a chapter is set in
  const climax = [...list.options].findLast(({ text }) => text.startsWith('\u2003'))!;
  fireEvent.change(list, { target: { value: climax.value } });
  const before = moment();
  // it comes before one's eyes
  await act(async () => jest.advanceTimersByTime(PAUSE));
  expect(moment()).toBe(before + 1);
  expect(climax.text).toMatch(/(lost|stole|Fire)/);
  const marks = [...document.querySelectorAll<HTMLElement>('[data-mark]')];
  const at = (kind: string) => marks.filter(({ dataset }) => dataset.mark === kind);
  const left = `${(100 * (before + 1)) / last}%`;
  const beats = [...at('climax'), ...at('turningPoint')];
  expect(beats.map(({ style }) => style.insetInlineStart)).toContain(left);
  expect(at('climax').length).toBeGreaterThan(0);
  expect(at('chapter').length).toBeGreaterThan(0);
  expect(at('turn').length).toBeGreaterThan(2);
});

test('what the score chart marks is marked on the slider as well, as far as it can be told apart, and all of it in the list', async () => {
  await watch();
  const title = await loadTitle(record.game);
  const film = finished(timelineOf(record, title.engine));
  const t = (await import('i18next')).default.getFixedT(null, record.game);
  const { view, ctx } = film.at(0, null);
  const scene = { view, ctx, playerID: null, t, events: [], legal: [], awaited: [] };
  const name = (id: string) => NAMES[Number(id)];
  const points = turningPointsOf(film, title, { ...scene, name } as unknown as Scene);
  expect(points.length).toBeGreaterThan(1);
  const marks = [...document.querySelectorAll<HTMLElement>('[data-mark=turningPoint]')];
  const ofChart = points.slice(0, 8).map((point) => (100 * point.moment) / last);
  const ofSlider = marks.map(({ style }) => Number.parseFloat(style.insetInlineStart));
  const near = (places: number[], by: number) => (place: number) =>
    places.filter((one) => Math.abs(one - place) < by).length;
  expect(ofSlider.map(near(ofChart, 0.01))).toEqual(ofSlider.map(() => 1));
  expect(ofChart.map(near(ofSlider, 3))).toEqual(ofChart.map(() => 1));
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Highlights' });
  const starred = [...list.options].filter(({ text }) => text.startsWith('\u2003★ '));
  expect(starred).toHaveLength(ofChart.length);
});

test('of more highlights than anybody looks through those alone are listed and marked that turned the match', async () => {
  const babel = recorded(towerOfBabel, 3);
  await watch({ of: babel, answer: babel });
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Highlights' });
  const [, ...listed] = [...list.options].map(({ text }) => text.trimStart());
  expect(listed.length).toBeGreaterThan(0);
  expect(listed.filter((text) => !text.startsWith('★'))).toEqual([]);
  const kinds = [...document.querySelectorAll<HTMLElement>('[data-mark]')].map(
    ({ dataset }) => dataset.mark,
  );
  expect([...new Set(kinds)].sort()).toEqual(['turn', 'turningPoint']);
});

test('of more turns than a slider has room for some are marked, from its beginning to its end', () => {
  const turns = Array.from({ length: 150 }, (_, i) => i * 2);
  const { container } = render(<Marks last={300} turns={turns} highlights={[]} />);
  const places = [...container.querySelectorAll<HTMLElement>('[data-mark=turn]')].map(({ style }) =>
    Number.parseFloat(style.insetInlineStart),
  );
  expect(places).toHaveLength(50);
  const apart = places.slice(1).map((place, i) => place - places[i]);
  for (const gap of apart) expect(gap).toBeCloseTo(2);
  expect(places[0]).toBe(0);
  expect(places.at(-1)).toBeGreaterThan(97);
});

test('of highlights too close together to be told apart the most important one is marked, and of equals the later', () => {
  const at = (moment: number, kind: 'chapter' | 'climax' | 'turningPoint') => ({
    ...{ moment, kind, words: '' },
  });
  const { container } = render(
    <Marks
      last={100}
      turns={[]}
      highlights={[
        ...[at(10, 'climax'), at(12, 'climax'), at(20, 'chapter'), at(21, 'climax')],
        ...[at(30, 'turningPoint'), at(31, 'turningPoint'), at(32, 'climax'), at(40, 'chapter')],
      ]}
    />,
  );
  const marks = [...container.querySelectorAll<HTMLElement>('[data-mark]')].map(
    ({ style, dataset }) => `${style.insetInlineStart} ${dataset.mark}`,
  );
  expect(marks.sort()).toEqual(['12% climax', '21% climax', '31% turningPoint', '40% chapter']);
});

test('what can be told apart at a desk cannot on a phone, whose slider is a third as long', () => {
  const highlights = [20, 25, 32].map((moment): Highlight => ({
    ...{ moment, kind: 'turningPoint', words: '' },
  }));
  const marked = () => {
    const { container } = render(<Marks last={100} turns={[]} highlights={highlights} />);
    const all = [...container.querySelectorAll<HTMLElement>('[data-mark]')];
    return all.map(({ style }) => style.insetInlineStart).sort();
  };
  window.matchMedia = () =>
    ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  expect(marked()).toEqual(['20%', '25%', '32%']);
  window.matchMedia = (query) =>
    ({ matches: query === MEDIA.phone, addEventListener() {}, removeEventListener() {} }) as never;
  expect(marked()).toEqual(['25%', '32%']);
});
