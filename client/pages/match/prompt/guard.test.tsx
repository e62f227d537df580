import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { clock } from '../../../ui/clock';
import { layOut, paint, SIZE } from './testing';
import { useGuard } from './useGuard';

let time: number;

// the screen is pressed at the speed of the test's own time
beforeEach(() => {
  time = 1000;
  clock.now = () => time;
  clock.of = () => time;
  window.matchMedia = () => ({ matches: false }) as never;
});
afterEach(cleanup);

const settle = () => act(async () => {}); // what watches the page hears of it a moment later
const wait = (ms: number) => (time += ms);

describe('a press on what has only just come', () => {
  let pressed: string[];

  /** Things to press side by side, each as wide as the others; an empty name leaves its place free. */
  function Row({ things, places = [] }: { things: readonly string[]; places?: number[] }) {
    useGuard();
    return things.map(
      (thing, i) =>
        thing !== '' && (
          <button
            key={thing}
            data-at={places[i] ?? i}
            data-choice={thing}
            aria-disabled={thing.startsWith('no ') || undefined}
            onClick={() => pressed.push(thing)}
          >
            {thing}
          </button>
        ),
    );
  }

  beforeEach(() => {
    pressed = [];
    layOut();
  });

  test('is looked out for when the page changes, but not in every frame while a number counts', async () => {
    render(
      <>
        <Row things={['Take']} />
        <b data-thing="count:0">1</b>
        <b>1</b>
      </>,
    );
    await paint();
    const looks = jest.spyOn(window, 'requestAnimationFrame');
    const [number, other] = document.querySelectorAll('b');
    number.firstChild!.nodeValue = '2';
    await settle();
    expect(looks).not.toHaveBeenCalled();
    other.firstChild!.nodeValue = '2';
    await settle();
    expect(looks).toHaveBeenCalledTimes(1);
    looks.mockRestore();
  });

  test('is looked out for once the page has been painted, so that this is not late', async () => {
    render(<Row things={['Take']} />);
    await paint();
    const looks = jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
    screen.getByText('Take').title = 'changed';
    await settle();
    const whilePainting = await new Promise<number>((seen) =>
      requestAnimationFrame(() => seen(looks.mock.calls.length)),
    );
    await paint();
    expect([whilePainting, looks.mock.calls.length]).toEqual([0, 1]);
    looks.mockRestore();
  });

  const at = (place: number) => ({ clientX: place * SIZE, clientY: SIZE / 2 });
  /** jsdom has no events of a pointer. */
  const point = (type: string, place: number) =>
    fireEvent(document.body, Object.assign(new Event(type, { bubbles: true }), at(place)));
  /** A pointer goes to the middle of a place of the row, and lies there for a moment. */
  function go(place: number) {
    point('pointermove', place + 0.5);
    wait(50);
  }
  /** It presses a thing, where that is or somewhere else on it, and lets it go. */
  function press(thing: string, { held = 0, on = undefined as number | undefined } = {}) {
    const button = screen.getByText(thing);
    const place = on ?? Number(button.dataset.at) + 0.5;
    point('pointerdown', place);
    wait(held);
    fireEvent.click(button, { detail: 1, ...at(place) });
  }

  async function show(...things: string[]) {
    const { rerender } = render(<Row things={things} />);
    await paint();
    wait(5000);
    return async (...next: string[]) => {
      rerender(<Row things={next} />);
      await settle();
    };
  }

  test('in the place of something else does nothing, until half a second has gone by', async () => {
    const become = await show('roll', 'pass');
    go(0);
    press('roll');
    await become('roll again', 'pass');
    wait(60);
    press('roll again');
    wait(430);
    press('roll again');
    expect(pressed).toEqual(['roll']);
    wait(20);
    press('roll again');
    expect(pressed).toEqual(['roll', 'roll again']);
  });

  test('costs no layout of its own: nothing is measured before the page is painted, or pressed', () => {
    const measured: string[] = [];
    Object.defineProperty(HTMLElement.prototype, 'offsetWidth', {
      configurable: true,
      get(this: HTMLElement) {
        measured.push(this.textContent);
        return SIZE;
      },
    });
    render(<Row things={['roll']} />);
    expect(measured).toEqual([]);
    press('roll');
    expect(measured).toContain('roll');
    expect(pressed).toEqual(['roll']);
  });

  test('is always heard by what only says why it cannot be done', async () => {
    await show('no joker');
    go(0);
    press('no joker');
    fireEvent.click(screen.getByText('no joker')); // by key
    expect(pressed).toEqual(['no joker', 'no joker']);
  });

  test('does nothing either when it was made before the page could show it', async () => {
    const become = await show('roll');
    go(0);
    const before = time;
    wait(900);
    await become('roll again');
    clock.of = () => before + 800;
    press('roll again');
    expect(pressed).toEqual([]);
  });

  test('does nothing either when the button is let go late', async () => {
    const become = await show('roll');
    go(0);
    await become('roll again');
    wait(100);
    press('roll again', { held: 450 });
    expect(pressed).toEqual([]);
  });

  test('counts at once where the same thing was before', async () => {
    const become = await show('roll', 'pass');
    await become('roll again', 'pass');
    press('pass');
    expect(pressed).toEqual(['pass']);
  });

  test('does nothing on a thing that has moved to the place of another', async () => {
    const become = await show('roll', 'pass');
    await become('pass');
    press('pass');
    expect(pressed).toEqual([]);
    wait(500);
    press('pass');
    expect(pressed).toEqual(['pass']);
  });

  test('does nothing on a thing that has moved a little, onto where another was', async () => {
    const { rerender } = render(<Row things={['harvest', 'take back']} places={[0, 1.1]} />);
    await paint();
    wait(5000);
    rerender(<Row things={['take back']} places={[0.7]} />);
    await settle();
    press('take back', { on: 0.9 });
    expect(pressed).toEqual([]);
    press('take back', { on: 1.4 });
    expect(pressed).toEqual(['take back']);
  });

  test('counts where nothing was, if the hand came after it, and not if it lay there', async () => {
    const become = await show('draw');
    await become('draw', 'pass');
    wait(100);
    go(1);
    press('pass');
    expect(pressed).toEqual(['pass']);
    await become('draw', 'pass', 'keep');
    go(3);
    await become('draw', 'pass', 'keep', 'gamble');
    wait(100);
    press('gamble');
    expect(pressed).toEqual(['pass']);
  });

  test('is heard at once by what cannot be pressed, and says why', async () => {
    const become = await show('roll');
    await become('no roll');
    press('no roll');
    expect(pressed).toEqual(['no roll']);
  });

  test('does nothing on what could not be pressed a moment ago', async () => {
    const become = await show('no roll');
    go(0);
    await become('roll');
    wait(100);
    press('roll');
    expect(pressed).toEqual([]);
  });

  test('counts in a dialog that has just been opened', async () => {
    const become = await show('draw');
    go(0);
    await become('draw');
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    const button = dialog.appendChild(document.createElement('button'));
    button.textContent = 'leave';
    button.onclick = () => pressed.push('leave');
    document.body.append(dialog);
    await settle();
    press('leave', { on: 0.5 });
    dialog.remove();
    expect(pressed).toEqual(['leave']);
  });

  test('with Enter counts on what has long been there only', async () => {
    const become = await show('roll');
    await become('roll', 'pass');
    wait(100);
    fireEvent.click(screen.getByText('pass'));
    fireEvent.click(screen.getByText('roll'));
    expect(pressed).toEqual(['roll']);
  });
});
