import { TextEncoder } from 'node:util';
import {
  act,
  cleanup,
  fireEvent,
  render,
  renderHook,
  screen,
  within,
} from '@testing-library/react';
import { finished } from '../../../../shared/engine/finished';
import type { GameModule } from '../../../../shared/engine/game';
import { towerOfBabel } from '../../../../shared/games/tower-of-babel';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { recordedMatch } from '../../../../shared/testing/recorded';
import { loadTitle } from '../../../games';
import { type OwnSeat, useOwnSeats } from '../../../net/seats';
import { No, person, press, serve, show } from '../../../testing/app';
import { loadTexts } from '../../../text/i18n';
import { matchTexts } from '../../../kit/texts';
import { PAUSE } from './speed';
import type { Scene } from '../../../kit/contract';
import { turningPointsOf } from '../score/chart/turningPoints';
import { Marks } from './Marks';
import { Replay } from './Replay';
import { timelineOf } from './timeline';

// jsdom has none, and hashing text needs it
Object.assign(globalThis, { TextEncoder });

beforeAll(() => loadTexts('match', matchTexts));

const NAMES = ['Ana', 'Bo', 'Cy'];

const recorded = (module: GameModule, people: number) =>
  recordedMatch(module, {
    matchID: 'abc',
    seats: NAMES.slice(0, people).map((name) => ({
      name,
      bot: null,
      nonceHash: null,
      nonce: null,
    })),
  });
const record = recorded(yaBlewIt, 2);
const last = record.actions.length;

/** What was asked for. */
let asked: Record<string, unknown>[] = [];

async function watch({
  own = null as string | null,
  answer = record as object,
  of = record,
  refusal = null as No | null,
  isPhone = false,
} = {}) {
  const match = { game: of.game, matchID: of.matchID };
  asked = [];
  serve({
    [`GET /games/${of.game}/abc/record`]: () => answer,
    [`POST /games/${of.game}/playOn`]: (body) => {
      asked.push(body);
      return refusal ?? { matchID: 'next', playerID: body.playerID, playerCredentials: 'key' };
    },
  });
  const seat: OwnSeat | undefined =
    own === null
      ? undefined
      : { ...match, playerID: own, credentials: 'secret', nonce: '', name: 'me', joinedAt: 0 };
  const title = await loadTitle(of.game);
  return show(
    <Replay
      title={title}
      match={match}
      seat={seat}
      seats={of.seats.map(({ name }, i) => person(i, name!))}
    />,
    '/',
    isPhone,
  );
}

const heading = () =>
  screen.getByRole('region', { name: 'Replay' }).querySelector('h2')!.textContent;
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Where in the match' });
const moment = () => slider().valueAsNumber;
const eyes = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Through whose eyes' });
const see = (viewer: string) => fireEvent.change(eyes(), { target: { value: viewer } });
const spoken = () => screen.getByRole('status').textContent;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  history.replaceState(null, '', '/');
});

test('begins with the deal, and a step forward tells what happened next', async () => {
  await watch();
  expect(heading()).toBe('The match begins');
  expect(document.title).toBe('Replay · Ya Blew It!');
  await press('One step on');
  expect(moment()).toBe(1);
  expect(heading()).toMatch(/^(Ana|Bo) drew /);
  expect(spoken()).toMatch(/^(Ana|Bo) drew [a-z]+ \d/);
  await press('One step back');
  expect(heading()).toBe('The match begins');
});

test('runs by itself from one moment to the next, faster when asked, until it is paused', async () => {
  await watch();
  const wait = (time: number) => act(async () => jest.advanceTimersByTime(time));
  await press('Play');
  await wait(PAUSE);
  expect(moment()).toBe(1);
  await press('Speed: 1 times');
  await wait(PAUSE / 2);
  expect(moment()).toBe(2);
  await press('Pause');
  await wait(10 * PAUSE);
  expect(moment()).toBe(2);
});

test('stops at the end, which says who won, and begins anew from there', async () => {
  await watch();
  fireEvent.change(slider(), { target: { value: last - 1 } });
  await press('Play');
  await act(async () => jest.advanceTimersByTime(PAUSE));
  expect(moment()).toBe(last);
  expect(heading()).toMatch(/wins? /);
  await press('Play');
  expect(moment()).toBe(0);
});

test('goes turn by turn, and by the arrows of the keyboard', async () => {
  await watch();
  await press('To the next turn');
  const turn = moment();
  expect(turn).toBeGreaterThan(1);
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  expect(moment()).toBe(turn - 1);
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  await press('To the turn before');
  expect(moment()).toBe(0);
});

test('is seen through the own eyes first, then through those of anybody', async () => {
  await watch({ own: '1' });
  expect(eyes().value).toBe('1');
  screen.getByRole('region', { name: 'Your things' });
  see('');
  expect(screen.queryByRole('region', { name: 'Your things' })).toBeNull();
  expect([...eyes().options].map(({ text }) => text)).toEqual(['Everybody', 'Ana', 'Bo']);
});

test('the eyes change in the middle of a step, and everything is seen through the new ones at once', async () => {
  // things have a size, and whatever moves takes for ever
  Element.prototype.animate = () => ({ cancel() {} }) as never;
  const { getBoundingClientRect } = Element.prototype;
  Element.prototype.getBoundingClientRect = () =>
    ({ left: 0, top: 0, width: 10, height: 10 }) as DOMRect;
  const babel = recorded(towerOfBabel, 3);
  await watch({ of: babel, answer: babel });
  for (let step = 1; step < 8; step++) {
    await press('One step on');
    for (const viewer of ['0', '1', '2', '']) {
      see(viewer);
      const own = screen.queryByRole('region', { name: 'Your things' });
      expect(own === null).toBe(viewer === '');
    }
  }
  delete (Element.prototype as Partial<Element>).animate;
  Object.assign(Element.prototype, { getBoundingClientRect });
});

test('waits while the rules are read', async () => {
  await watch();
  await press('Play');
  await press('Rules');
  await act(async () => jest.advanceTimersByTime(5 * PAUSE));
  await press('Close');
  expect(moment()).toBe(0);
  await act(async () => jest.advanceTimersByTime(PAUSE));
  expect(moment()).toBe(1);
});

test('a match whose record cannot be had says so, and leads back', async () => {
  await watch({ answer: new No('unknownMatch') });
  screen.getByRole('heading', { name: 'This match cannot be watched again' });
  expect(screen.getByRole('link', { name: 'Score sheet' })).toHaveProperty(
    'pathname',
    '/table/ya-blew-it/abc',
  );
});

describe('a place in it has an address', () => {
  const open = (fragment: string) => history.replaceState(null, '', `/t?replay${fragment}`);
  const stay = () => act(async () => jest.advanceTimersByTime(1000));
  const copied: string[] = [];
  beforeEach(() => {
    copied.length = 0;
    const clipboard = { writeText: async (text: string) => copied.push(text) };
    Object.assign(navigator, { clipboard });
  });
  afterEach(() => void delete (navigator as Partial<Navigator>).share);

  test('which leads there, through the eyes it names', async () => {
    open('#m=5&as=1');
    await watch();
    expect([moment(), eyes().value]).toEqual([5, '1']);
  });

  test.each([
    ['#m=100000', last],
    ['#m=nonsense', 0],
  ])('%s leads to the nearest there is', async (fragment, nearest) => {
    open(fragment);
    await watch();
    expect(moment()).toBe(nearest);
  });

  test('which a reload comes back to', async () => {
    open('');
    await watch({ own: '0' });
    await press('One step on');
    await press('One step on');
    expect(location.href).toMatch(/\/t\?replay#m=2$/);
    see('');
    expect(location.hash).toBe('#m=2&as=all');
    cleanup();
    await watch({ own: '0' });
    expect([moment(), eyes().value]).toEqual([2, '']);
    await press('One step back');
    await press('One step back');
    see('0');
    expect(location.href).toMatch(/\/t\?replay$/);
  });

  test('which changes no more often than browsers let it, and is right where one stays or goes', async () => {
    open('');
    await watch();
    const replaceState = jest.spyOn(history, 'replaceState');
    const through = (from: number, to: number) => {
      for (let value = from; value < to; value++) fireEvent.change(slider(), { target: { value } });
    };
    through(1, 81);
    expect(replaceState.mock.calls.length).toBeLessThanOrEqual(50);
    await stay();
    expect(location.hash).toBe('#m=80');
    through(20, 31);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(location.hash).toBe('#m=30');
    expect(replaceState.mock.calls.length).toBeLessThanOrEqual(60);
    replaceState.mockRestore();
  });

  test('which can be gone to while another one is shown', async () => {
    open('#m=3');
    await watch();
    await act(async () => {
      open('#m=7&as=0');
      window.dispatchEvent(new Event('hashchange'));
    });
    expect([moment(), eyes().value]).toEqual([7, '0']);
  });

  test('which is copied, with the eyes it is seen through', async () => {
    await watch({ own: '1' });
    await press('One step on');
    const [inHeader] = screen.getAllByRole('button', { name: 'Share this moment' });
    await act(async () => void fireEvent.click(inHeader));
    expect(copied).toEqual(['http://localhost/table/ya-blew-it/abc?replay#m=1&as=1']);
    screen.getAllByRole('button', { name: 'Copied' });
    await press('One step on');
    expect(screen.queryByRole('button', { name: 'Copied' })).toBeNull();
  });

  test('which each line of its story has, reached by the arrows from line to line', async () => {
    open('#m=6');
    await watch();
    const log = within(screen.getByRole('log', { name: 'What happened' }));
    const buttons = log.getAllByRole('button', { name: 'Share this moment' });
    expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toEqual([buttons.at(-1)]);
    act(() => buttons.at(-1)!.focus());
    act(() => void fireEvent.keyDown(document.activeElement!, { key: 'ArrowUp' }));
    expect(document.activeElement).toBe(buttons.at(-2));
    await act(async () => void fireEvent.click(buttons[0]));
    expect(copied).toEqual(['http://localhost/table/ya-blew-it/abc?replay#m=1']);
  });

  test('which a phone hands on by itself, and copies where it will not', async () => {
    await watch({ isPhone: true });
    const shared: unknown[] = [];
    navigator.share = async (what) => void shared.push(what);
    await press('One step on');
    await press('Share this moment');
    expect([shared, copied]).toEqual([[{ url: expect.stringMatching(/#m=1$/) }], []]);
    navigator.share = () => Promise.reject(new DOMException('closed', 'AbortError'));
    await press(/^(Share this moment|Copied)$/);
    expect(copied).toEqual([]);
    navigator.share = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    await press(/^(Share this moment|Copied)$/);
    expect(copied).toHaveLength(1);
  });
});

test('what makes hearts beat can be gone to, and has its mark on the slider', async () => {
  await watch();
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Highlights' });
  // what is inside a chapter is set in
  const climax = [...list.options].findLast(({ text }) => text.startsWith('\u2003'))!;
  fireEvent.change(list, { target: { value: climax.value } });
  expect(moment()).toBe(Number(climax.value));
  expect(climax.text).toMatch(/(lost|steals|Fire)/);
  const marks = [...document.querySelectorAll<HTMLElement>('[data-mark]')];
  const at = (kind: string) => marks.filter(({ dataset }) => dataset.mark === kind);
  const left = `${(100 * Number(climax.value)) / last}%`;
  const beats = [...at('climax'), ...at('turningPoint')];
  expect(beats.map(({ style }) => style.insetInlineStart)).toContain(left);
  expect(at('climax').length).toBeGreaterThan(0);
  expect(at('chapter').length).toBeGreaterThan(0);
  expect(at('turn').length).toBeGreaterThan(2);
});

test('what the score chart marks is marked on the slider as well, and in the list', async () => {
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
  const ofChart = points.slice(0, 8).map((point) => `${(100 * point.moment) / last}%`);
  expect(marks.map(({ style }) => style.insetInlineStart).sort()).toEqual(ofChart.sort());
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Highlights' });
  const starred = [...list.options].filter(({ text }) => text.startsWith('\u2003★ '));
  expect(starred.map(({ value }) => `${(100 * Number(value)) / last}%`).sort()).toEqual(ofChart);
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

test('a new table goes on from the moment that is shown, with all that was played by then', async () => {
  const addresses = await watch({ own: '1' });
  for (let i = 0; i < 4; i++) await press('One step on');
  await press('Play on from here');
  const name = screen.getByRole('textbox', { name: 'Your name' });
  fireEvent.change(name, { target: { value: '' } });
  await press('Open the table');
  expect(asked).toEqual([]);
  fireEvent.change(name, { target: { value: 'Ana' } });
  await press('Bots on all other seats', 'switch');
  await press('Open the table');
  const { serverSeed, seats } = record;
  expect(asked).toMatchObject([
    {
      playerName: 'Ana',
      playerID: '1',
      from: {
        matchID: 'abc',
        version: record.version,
        options: record.options,
        deal: { matchID: 'abc', serverSeed, nonces: seats.map(({ nonce }) => nonce) },
        actions: record.actions.slice(0, 4),
      },
    },
  ]);
  expect(asked[0]).not.toHaveProperty('strength');
  expect(addresses.at(-1)).toBe('/table/ya-blew-it/next');
  // and the seat at it is this browser's
  const kept = renderHook(() => useOwnSeats()).result.current;
  expect(kept).toMatchObject([
    { game: 'ya-blew-it', matchID: 'next', playerID: '1', credentials: 'key', name: 'Ana' },
  ]);
  expect(kept[0].nonce).not.toBe('');
});

test('where the server refuses that, it says why, and asks for its key', async () => {
  await watch({ refusal: new No('createKey') });
  await press('Play on from here');
  fireEvent.change(screen.getByRole('textbox', { name: 'Your name' }), {
    target: { value: 'Ana' },
  });
  await press('Open the table');
  expect(screen.getByRole('alert').textContent).toBe('This server asks for its key.');
  fireEvent.change(screen.getByLabelText(/key/i), { target: { value: 'mellon' } });
  await press('Open the table');
  expect(asked.map(({ createKey }) => createKey)).toEqual([undefined, 'mellon']);
  expect(asked[0]).toMatchObject({ strength: 'normal' });
});

test('there is nothing to play on at the end', async () => {
  await watch();
  fireEvent.change(slider(), { target: { value: last } });
  const button = screen.getByRole('button', { name: /^The match ends here/ });
  fireEvent.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
});
