import { type How, watchHints } from './watchHints';

/** The page that is watched, and what was asked of it. */
export const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
export const hintOf = (thing: Element | null) => (thing as HTMLElement | null)?.dataset.hint;

/** What watches the page hears of it a moment later. */
export const heard = async () => {};

/** A page that hints are asked for on, and time by the test's clock. */
export function pageWithHints() {
  let stop: () => void;
  const page = {
    /** What was explained, and how it was asked about. */
    shown: [] as [name: string | undefined, how: How][],
    /** What somebody wanted to know more about. */
    more: [] as string[],
    /** Whether nothing moves that a tap would skip. */
    hearsTaps: true,
    /** What is explained now. */
    told: () => page.shown.at(-1)?.[0],
    pass: (time: number) => void jest.advanceTimersByTime(time),
    watch(html: string) {
      document.body.innerHTML = html;
      [page.shown, page.more, page.hearsTaps] = [[], [], true];
      stop = watchHints(document.body, {
        show: (thing, how) => void page.shown.push([hintOf(thing), how]),
        more: (thing) => void page.more.push(hintOf(thing)!),
        hearsTaps: () => page.hearsTaps,
      });
    },
    stop: () => stop(),
    /** The hint stands from 100 to 200 and from 300 to 340. */
    hint(inner = '') {
      document.body.insertAdjacentHTML('beforeend', `<aside data-hinting>${inner}</aside>`);
      find('aside').getBoundingClientRect = () => new DOMRect(100, 300, 100, 40);
    },
  };
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });
  return page;
}

let moved = 0;

/** A pointer event, which jsdom has none of; a mouse is each time a pixel further. */
export function point(type: string, on: Element, pointerType = 'mouse', at: MouseEventInit = {}) {
  const place = pointerType === 'mouse' ? { clientX: ++moved } : {};
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...place, ...at });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  on.dispatchEvent(event);
}

/** A mouse comes over it. */
export const over = (on: Element, at?: MouseEventInit) => point('pointerover', on, 'mouse', at);

/** A page with some things that have hints. */
export const TABLE = `
  <header>Table</header>
  <main>
    <div data-hint="deck"><i></i></div>
    <div data-hint="die"></div>
    <div data-hint="back" data-hint-by="finger"></div>
  </main>`;
export const [deck, die, back] = ['deck', 'die', 'back'].map((name) => `[data-hint=${name}]`);
