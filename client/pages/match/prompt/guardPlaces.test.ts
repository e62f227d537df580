import { act, cleanup, renderHook } from '@testing-library/react';
import { clock } from '../../../ui/clock';
import { SETTLING } from './guard';
import { layOut, paint, SIZE } from './testing';
import { useGuard } from './useGuard';

let time: number;
let pressed: string[];

// the screen is pressed at the speed of the test's own time
beforeEach(() => {
  time = 1000;
  pressed = [];
  clock.now = () => time;
  clock.of = () => time;
  window.matchMedia = () => ({ matches: false }) as never;
  layOut();
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const settle = () => act(async () => {}); // what watches the page hears of it a moment later

const listenTo = (button: HTMLButtonElement) => {
  button.onclick = () => pressed.push(button.textContent);
};

/** A page that has long been as it is, and what changes on it. */
async function page(html: string) {
  document.body.innerHTML = html;
  document.querySelectorAll('button').forEach(listenTo);
  renderHook(useGuard);
  await paint();
  time += 5000;
}

const found = (selector: string) => document.querySelector<HTMLElement>(selector)!;

async function change(selector: string, data: Record<string, number>) {
  for (const [name, value] of Object.entries(data)) found(selector).dataset[name] = `${value}`;
  await settle();
}

type Point = { at: number; down: number };

const pointer = ({ at, down }: Point) => ({ clientX: at * SIZE, clientY: down * SIZE });

/** jsdom has no events of a pointer. */
const hand = (type: string, point: Point) =>
  window.dispatchEvent(Object.assign(new Event(type), pointer(point)));

/** A hand goes somewhere, and lies there for a moment. */
function go(point: Point) {
  hand('pointermove', point);
  time += 50;
}

function press(selector: string, point: Point) {
  hand('pointerdown', point);
  const click = { bubbles: true, cancelable: true, detail: 1, ...pointer(point) };
  found(selector).dispatchEvent(new MouseEvent('click', click));
}

const MIDDLE: Point = { at: 0.5, down: 0.5 };

describe.each(['at', 'down'] as const)('of what moves on the page (%s)', (side) => {
  const along = (far: number): Point => ({ ...MIDDLE, [side]: far });

  test('a press counts where the same was, under a hand that lay there, and not where another was', async () => {
    await page(`<button data-${side}="0">a</button><button id="b" data-${side}="1.1">b</button>`);
    go(along(1.4));
    found('button').remove();
    await change('#b', { [side]: 0.7 });
    press('#b', along(1.4));
    expect(pressed).toEqual(['b']);
    press('#b', along(0.9));
    expect(pressed).toEqual(['b']);
  });

  test('a press counts where it stays while what it is in moves', async () => {
    await page(`<p data-panel data-${side}="1"><button data-${side}="1">a</button></p>`);
    go(along(2.5));
    found('p').dataset[side] = '0';
    await change('button', { [side]: 2 });
    press('button', along(2.5));
    expect(pressed).toEqual(['a']);
  });

  test('a press does nothing where it came under the hand with what it is in', async () => {
    await page(`<p data-panel data-${side}="1"><button data-${side}="1">a</button></p>`);
    go(along(1.5));
    await change('p', { [side]: 0 });
    press('button', along(1.5));
    expect(pressed).toEqual([]);
  });
});

test('a press on what is still under way is judged by where it is seen by now', async () => {
  await page('<button data-down="0.5">a</button>');
  go({ at: 0.5, down: 1.3 });
  await change('button', { down: 1, off: -0.5 });
  await paint();
  // as an animation does: it tells nobody
  const { getBoundingClientRect } = HTMLElement.prototype;
  HTMLElement.prototype.getBoundingClientRect = function () {
    const { left, right, top, bottom } = getBoundingClientRect.call(this);
    return { left, right, top: top + 0.4 * SIZE, bottom: bottom + 0.4 * SIZE } as DOMRect;
  };
  press('button', { at: 0.5, down: 1.3 });
  expect(pressed).toEqual(['a']);
});

test('a press counts where something came to lie because the window is another one', async () => {
  await page('<button data-at="0">a</button><button id="b" data-at="1">b</button>');
  go(MIDDLE);
  found('button').remove();
  await change('#b', { at: 0 });
  window.dispatchEvent(new Event('resize'));
  press('#b', MIDDLE);
  expect(pressed).toEqual(['b']);
});

function newButton() {
  const button = document.createElement('button');
  button.id = button.textContent = 'new';
  listenTo(button);
  return button;
}

test.each([
  ['moved there', '#b', () => void (found('#b').dataset.at = '0')],
  ['came there', '#new', () => found('#a').after(newButton())],
])('a press counts from half a second after something %s', async (_, thing, come) => {
  await page('<button id="a" data-at="0">a</button><button id="b" data-at="1">b</button>');
  come();
  await settle();
  time += SETTLING - 1;
  press(thing, MIDDLE);
  expect(pressed).toEqual([]);
  time += 1;
  press(thing, MIDDLE);
  expect(pressed).toHaveLength(1);
});
