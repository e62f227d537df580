import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { yaBlewIt } from '../../../../shared/games/ya-blew-it';
import { match } from '../../../../shared/games/ya-blew-it/testing';
import { sitAt } from '../../../testing/match';

afterEach(cleanup);

const thing = (name: string) => document.querySelector<HTMLElement>(`[data-thing="${name}"]`)!;
const touch = (name: string) => act(async () => void fireEvent.click(thing(name)));
const point = (element: Element, pointerType = 'mouse') =>
  act(async () => {
    // jsdom has no pointer events of its own
    const event = new MouseEvent('pointerover', { bubbles: true });
    Object.defineProperty(event, 'pointerType', { value: pointerType });
    element.dispatchEvent(event);
  });
const lit = () =>
  [...document.querySelectorAll<HTMLElement>('[data-lit]')].map(
    ({ dataset, innerText, textContent }) => dataset.thing ?? innerText ?? textContent,
  );
const drawing = () => match({ deck: 'orange-3 purple-5 fire-1', rolls: [3] });

test('a press on the deck does what the button does', async () => {
  const table = await sitAt(yaBlewIt, drawing(), '0');
  await touch('deck');
  expect(table.played).toEqual(['draw']);
});

test('so does a press on what lies on the thing', async () => {
  const table = await sitAt(yaBlewIt, drawing(), '0');
  await act(async () => void fireEvent.click(thing('deck').querySelector('svg')!));
  expect(table.played).toEqual(['draw']);
});

test('a thing takes no press that its button would not take', async () => {
  const table = await sitAt(yaBlewIt, drawing(), '0');
  await table.hear({ connected: false });
  await touch('deck');
  expect([table.played, thing('deck').dataset.touch]).toEqual([[], undefined]);
});

test('nothing of others can be touched, and nothing by whoever watches', async () => {
  const table = await sitAt(yaBlewIt, drawing(), '1');
  await touch('deck');
  cleanup();
  const watched = await sitAt(yaBlewIt, drawing(), null);
  await touch('deck');
  expect([...table.played, ...watched.played]).toEqual([]);
  expect(document.querySelector('[data-touch]')).toBeNull();
});

test('what is most likely wanted is told from what is possible', async () => {
  const table = await sitAt(yaBlewIt, drawing(), '1');
  await table.play('0 draw');
  expect([thing('die').dataset.touch, thing('player:2').dataset.touch]).toEqual(['', 'main']);
});

test('a button and its things light each other, under a pointer and with the focus', async () => {
  const table = await sitAt(yaBlewIt, drawing(), '1');
  await table.play('0 draw');
  const roll = screen.getByRole('button', { name: /^Roll the die/ });
  await point(roll);
  expect([roll.dataset.lit, thing('die').dataset.lit]).toEqual(['', '']);
  await point(screen.getByRole('main'));
  expect(lit()).toEqual([]);
  await point(thing('die').querySelector('svg')!);
  expect([roll.dataset.lit, thing('die').dataset.lit]).toEqual(['', '']);
  await point(thing('die'), 'touch');
  expect(lit()).toEqual([]);
  await act(async () => roll.focus());
  expect(thing('die').dataset.lit).toBe('');
  await act(async () => roll.blur());
  expect(lit()).toEqual([]);
});

test('things are no second way for the keyboard, nor for whoever listens', async () => {
  await sitAt(yaBlewIt, drawing(), '0');
  expect(thing('deck').matches('[role], button')).toBe(false);
  // the one stop is for what drawings have to say
  expect(document.querySelectorAll('main [tabindex="0"]')).toHaveLength(1);
});

test('what needs a second press needs it on the thing, too', async () => {
  const table = await sitAt(yaBlewIt, drawing(), '0', {
    retitle: (title) => ({
      ...title,
      prompt: (scene) => {
        const asked = title.prompt(scene);
        const confirm = { key: 'match:undo' } as const;
        return { ...asked, choices: asked.choices.map((choice) => ({ ...choice, confirm })) };
      },
    }),
  });
  const press = () =>
    act(async () => {
      fireEvent.pointerDown(thing('deck'));
      fireEvent.click(thing('deck'));
    });
  await press();
  expect(table.played).toEqual([]);
  await press();
  expect(table.played).toEqual(['draw']);
});

test('a stack that has a button of its own in the prompt is pressed itself', async () => {
  const m = match({
    deck: 'fire-2 orange-3 fire-1',
    areas: { 0: 'safe-1 blue-4', 1: 'safe-2 green-3' },
  });
  const table = await sitAt(yaBlewIt, m, '0');
  await touch('deck');
  const stack = () => screen.getByRole('button', { name: /^blue: 4/ }).ariaPressed;
  const before = stack();
  await touch('stack:blue');
  expect([before, stack()]).toEqual(['false', 'true']);
  await touch('fire');
  expect(table.played).toEqual(['draw', 'place blue']);
});
