import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useDrag } from './useDrag';

// jsdom has none
window.PointerEvent ??= class extends MouseEvent {
  readonly pointerId: number;
  readonly isPrimary: boolean;
  constructor(type: string, { pointerId = 0, isPrimary = false, ...rest }: PointerEventInit = {}) {
    super(type, rest);
    this.pointerId = pointerId;
    this.isPrimary = isPrimary;
  }
} as typeof PointerEvent;

const pressed: string[] = [];
const dropped: string[] = [];
let isMapMoved = false;

beforeEach(() => {
  pressed.length = dropped.length = 0;
  isMapMoved = false;
});
// what came of a drag is over with the task it ended in
afterEach(async () => {
  cleanup();
  await new Promise((later) => setTimeout(later));
});

/** A card that may be laid on either of two places; all of them can be pressed, and a map lies below. */
function Table() {
  const drag = useDrag({
    what: '[data-drag]',
    onto: '[data-place]',
    drop: (card, place) => dropped.push(`${card.id} on ${place.id}`),
  });
  const note = ({ currentTarget }: { currentTarget: Element }) => pressed.push(currentTarget.id);
  return (
    <div onPointerDown={() => (isMapMoved = true)}>
      <div {...drag} data-testid="hand">
        <button id="card" data-drag="" onClick={note}>
          card
        </button>
        <button id="left" data-place="" onClick={note}>
          left
        </button>
        <button id="right" data-place="" onClick={note}>
          right
        </button>
      </div>
    </div>
  );
}

const by = (name: string) => screen.getByRole('button', { name });
/** What lies where: the left place from 100 on, the right one from 200 on. */
const lieThere = () => {
  document.elementsFromPoint = (x) =>
    x < 100 ? [by('card')] : x < 200 ? [by('left')] : x < 300 ? [by('right')] : [document.body];
};
const at = (clientX: number, rest = {}) => ({
  clientX,
  clientY: 0,
  pointerId: 1,
  isPrimary: true,
  button: 0,
  ...rest,
});

function take() {
  render(<Table />);
  lieThere();
  fireEvent.pointerDown(by('card'), at(0));
}
const moveTo = (x: number, rest = {}) => fireEvent.pointerMove(window, at(x, rest));
/** Lets go; a browser clicks what lies there. */
function letGo(x: number, below: Element) {
  fireEvent.pointerUp(window, at(x));
  fireEvent.click(below);
}
const carried = () => by('card').style.getPropertyValue('translate');
const lit = () => [...document.querySelectorAll('[data-drop]')].map(({ id }) => id);

test('what is carried follows the hand, and what it would be dropped on lights up', () => {
  take();
  moveTo(150);
  expect(carried()).toBe('150px 0px');
  expect(lit()).toEqual(['left']);
  moveTo(250);
  expect(lit()).toEqual(['right']);
  letGo(250, screen.getByTestId('hand'));
  expect(dropped).toEqual(['card on right']);
  expect(lit()).toEqual([]);
  expect(carried()).toBe('');
});

test('a hand that slips by six pixels presses, and carries nothing', () => {
  take();
  moveTo(6);
  expect(carried()).toBe('');
  letGo(6, by('card'));
  expect([pressed, dropped]).toEqual([['card'], []]);
});

test('letting go is no press besides, and the next press is one', async () => {
  take();
  moveTo(150);
  letGo(150, by('left'));
  expect([pressed, dropped]).toEqual([[], ['card on left']]);
  await new Promise((later) => setTimeout(later));
  fireEvent.click(by('left'));
  expect(pressed).toEqual(['left']);
});

test('beside everything it goes back', () => {
  take();
  moveTo(150);
  moveTo(400);
  expect(lit()).toEqual([]);
  letGo(400, document.body);
  expect(dropped).toEqual([]);
  expect(carried()).toBe('');
});

test.each([
  ['Escape', () => fireEvent.keyDown(window, { key: 'Escape' })],
  ['the browser, which takes the pointer', () => fireEvent.pointerCancel(window, at(150))],
])('%s ends it', (_, cancel) => {
  take();
  moveTo(150);
  cancel();
  expect(lit()).toEqual([]);
  expect(carried()).toBe('');
  moveTo(250);
  letGo(250, by('card'));
  expect(dropped).toEqual([]);
});

test('a second finger, and another button of the mouse, carry nothing', () => {
  take();
  moveTo(150, { pointerId: 2 });
  expect(lit()).toEqual([]);
  fireEvent.pointerCancel(window, at(0));
  fireEvent.pointerDown(by('card'), at(0, { button: 2 }));
  moveTo(150);
  fireEvent.pointerDown(by('card'), at(0, { isPrimary: false }));
  moveTo(150);
  expect(lit()).toEqual([]);
});

test('a map below it stays where it is, but moves by a hand that takes nothing', () => {
  take();
  expect(isMapMoved).toBe(false);
  fireEvent.pointerDown(by('left'), at(150));
  expect(isMapMoved).toBe(true);
});

test('it is let go when it is no longer there', () => {
  take();
  moveTo(150);
  cleanup();
  fireEvent.pointerUp(window, at(150));
  expect(dropped).toEqual([]);
});
