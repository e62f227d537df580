import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { encodeChart } from '../../../../shared/games/century-eastern-wonders/map/code';
import { FIRST_GAME } from '../../../../shared/games/century-eastern-wonders/map/firstGame';
import { CreateTable } from '../../../pages/home/CreateTable';
import { takenBox } from '../../../tables/options/takenBox';
import { startTexts } from '../../../text/i18n';
import { openMapEditor } from '.';
import { entryTexts } from '../../catalog';

const FIRST = encodeChart(FIRST_GAME);

let visited: string[];

beforeAll(() => startTexts(entryTexts));
beforeEach(async () => {
  localStorage.clear();
  window.matchMedia = () =>
    ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  const MapEditor = await openMapEditor();
  const { hook, history } = memoryLocation({ path: '/map-editor', record: true });
  visited = history;
  await act(async () => {
    render(
      <Router hook={hook}>
        <MapEditor />
      </Router>,
    );
  });
});
afterEach(cleanup);

const tools = () => screen.getByRole('complementary', { name: 'Tools' });
const faults = () =>
  within(within(tools()).getByRole('status'))
    .getAllByRole('listitem')
    .map((line) => line.textContent);
const sea = () => screen.getByRole('group', { name: /^The sea/ });
const hexes = (name: RegExp) =>
  [...sea().querySelectorAll('button')].filter((one) => name.test(one.getAttribute('aria-label')!));
const click = (element: Element) => act(async () => void fireEvent.click(element));
const press = (name: string) => click(within(tools()).getByRole('button', { name }));
const choose = (name: string) => click(within(tools()).getByRole('radio', { name }));
const code = () => localStorage.getItem('wondertable.mapCode');

test('begins with the map of the first game, which can be played, and shows its code', () => {
  expect(faults()).toEqual(['This map can be played.']);
  within(tools()).getByText(FIRST);
  expect([hexes(/^Island/).length, hexes(/^Port/).length]).toEqual([20, 4]);
});

test('what is wrong is said at once, and marked where it is; taken back, it is right again', async () => {
  await choose('Remove');
  await click(hexes(/^Port/)[0]);
  expect(faults()).toEqual(['The map has 3 ports instead of 4.']);
  expect(within(tools()).queryByText(FIRST)).toBeNull();
  await press('Undo');
  expect(faults()).toEqual(['This map can be played.']);
});

test('a tile that is moved away from the others lies apart', async () => {
  await choose('Move');
  await click(hexes(/^Port/)[0]);
  expect(hexes(/Picked up/)).toHaveLength(1);
  await click(hexes(/^Open water/).at(-1)!);
  expect(faults()).toEqual([
    'Not everything is connected.',
    '1 tile touches fewer than two others: allowed, but not recommended.',
  ]);
  expect(hexes(/Something is wrong here/)).toHaveLength(1);
});

test('the whole editor works by keyboard', async () => {
  const start = hexes(/^Island/)[0];
  act(() => start.focus());
  await act(async () => void fireEvent.keyDown(start, { key: 'ArrowRight' }));
  const there = document.activeElement as HTMLElement;
  expect(there).not.toBe(start);
  expect(there.tabIndex).toBe(0);
  await act(async () => void fireEvent.keyDown(start, { key: 'Delete' }));
  expect(faults()).toEqual(['The map has 19 islands instead of 20.']);
  await act(async () => void fireEvent.keyDown(document.body, { key: '2' }));
  expect(within(tools()).getByRole<HTMLInputElement>('radio', { name: 'Port' }).checked).toBe(true);
  await act(async () => void fireEvent.keyDown(document.body, { key: 'u' }));
  expect(faults()).toEqual(['This map can be played.']);
});

test('turned, the view is another and the map the same', async () => {
  const before = hexes(/^Port/).map((port) => port.parentElement!.getAttribute('style'));
  await click(screen.getByRole('button', { name: 'Turn the view' }));
  expect(hexes(/^Port/).map((port) => port.parentElement!.getAttribute('style'))).not.toEqual(
    before,
  );
  within(tools()).getByText(FIRST);
});

test('a code is laid out, and kept for the next table; a wrong one says what is wrong with it', async () => {
  await press('Random map');
  const random = code()!;
  await press('Empty sea');
  expect(faults()).toHaveLength(2);
  const field = within(tools()).getByLabelText('Lay out the map of a code');
  const enter = async (text: string) => {
    await act(async () => void fireEvent.change(field, { target: { value: text } }));
    await press('Lay it out');
  };
  await enter(`${random.slice(0, -1)}?`);
  within(tools()).getByText('No code has the sign ?.');
  await enter(random.toLowerCase().replaceAll('-', ' '));
  within(tools()).getByText(random);
  expect(code()).toBe(random);
});

test('what is laid keeps its coast and its size when there is more sea around it', async () => {
  const island = () => hexes(/^Island, row 0, column 0$/)[0].innerHTML;
  const size = () => {
    const { style } = sea();
    return Number(style.getPropertyValue('--zoom')) / Number(style.getPropertyValue('--wide'));
  };
  const [coast, before, sea4] = [island(), size(), hexes(/./).length];
  await click(hexes(/^Open water/)[0]);
  expect(hexes(/./).length).toBeGreaterThan(sea4);
  expect(island()).toBe(coast);
  expect(size()).toBeCloseTo(before);
  await press('First game');
  expect(sea().style.getPropertyValue('--zoom')).toBe('1');
});

test('a map is played at one press: the box is down on the shelf, and its code filled in', async () => {
  await press('Random map');
  await press('Play this map Opens a table with it');
  expect(visited.at(-1)).toBe('/');
  const box = takenBox.get()!;
  expect(box.id).toBe('century-eastern-wonders');
  const { hook } = memoryLocation({ path: '/' });
  cleanup();
  await act(async () => {
    render(
      <Router hook={hook}>
        <CreateTable box={box} onClose={() => undefined} />
      </Router>,
    );
  });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Own map' }).checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Code of your map').value).toBe(code());
});

test('a map that cannot be played is not', async () => {
  await press('Empty sea');
  await press('Play this map Not while something is wrong with it');
  expect(visited).toEqual(['/map-editor']);
});
