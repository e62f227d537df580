import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { show, serve } from '../../../../testing/app';
import { loadTexts } from '../../../../text/i18n';
import { matchTexts } from '../../../../kit/texts';
import type { Scene } from '../../../../kit/contract';
import { loadTitle } from '../../../../games';
import { ScoreChart } from './ScoreChart';

beforeAll(() => loadTexts('match', matchTexts));
afterEach(cleanup);

const NAMES = ['Ana', 'Bo'];
const points = [
  { turn: 0, moment: 0, totals: { 0: 0, 1: 0 } },
  { turn: 1, moment: 4, totals: { 0: 5, 1: -2 } },
  { turn: 2, moment: 9, totals: { 0: 8, 1: 3 } },
];

async function look() {
  serve({ 'GET /games/ya-blew-it/abc/scores': () => ({ points }) });
  const match = { game: 'ya-blew-it', matchID: 'abc' };
  const scene = { playerID: null, name: (id: string) => NAMES[Number(id)] } as Scene;
  await show(<ScoreChart title={await loadTitle(match.game)} match={match} scene={scene} />);
  return screen.getByRole<HTMLInputElement>('slider', { name: /^Points/ });
}

const way = () => screen.queryByRole('link', { name: 'Watch it from there' });

test('each turn of the chart says its points, and leads to its moment of the replay', async () => {
  const slider = await look();
  expect(way()).toBeNull();
  fireEvent.change(slider, { target: { value: 1 } });
  expect(slider.getAttribute('aria-valuetext')).toBe('After turn 1, Ana: 5, Bo: −2');
  expect(way()!.getAttribute('href')).toBe('/table/ya-blew-it/abc?replay#m=4');
  fireEvent.change(slider, { target: { value: 0 } });
  expect(slider.getAttribute('aria-valuetext')).toMatch(/^Before the first turn, /);
});

test('who comes to it by the keyboard is at the end, and sees where', async () => {
  const slider = await look();
  fireEvent.focus(slider);
  expect(slider.getAttribute('aria-valuetext')).toMatch(/^At the end, /);
  expect(way()!.getAttribute('href')).toMatch(/#m=9$/);
  expect(screen.getByText(/^At the end/).textContent).toContain('8');
});

describe('the chart is drawn as large', () => {
  let resize: (width: number, height: number) => void;
  const observed: Element[] = [];
  beforeEach(() => {
    class Observer {
      constructor(told: (entries: { contentRect: { width: number; height: number } }[]) => void) {
        resize = (width, height) => act(() => told([{ contentRect: { width, height } }]));
      }
      observe = (element: Element) => void observed.push(element);
      disconnect = () => void observed.pop();
    }
    Object.assign(globalThis, { ResizeObserver: Observer });
    document.documentElement.style.fontSize = '20px';
  });
  afterEach(() => {
    delete (globalThis as { ResizeObserver?: unknown }).ResizeObserver;
    document.documentElement.style.removeProperty('font-size');
  });
  const size = () => document.querySelector('figure svg')!.getAttribute('viewBox');

  test('as its place is, in pixels that grow with the text, and as before while that is out of sight', async () => {
    await look();
    expect(size()).toBe('0 0 700 132');
    resize(0, 100);
    resize(1000, 0);
    expect(size()).toBe('0 0 700 132');
    resize(1000, 200);
    expect(size()).toBe('0 0 800 160');
    expect(observed).toHaveLength(1);
    cleanup();
    expect(observed).toEqual([]);
  });
});
