import { clock } from '../../../ui/clock';

/** How long what has just come under a pointer or a key takes no press, in milliseconds. */
export const SETTLING = 500;

/** For how long a press that is let go late can still be judged, in milliseconds. */
const MEMORY = 4 * SETTLING;

/** How far a hand that holds still may wander, in pixels. */
const STILL = 24;

const PRESSABLE = 'button, a[href], summary, [role=button]';

/** Where something that can be pressed belongs, whatever moves it there, and where it is seen. */
type Spot = {
  x: number;
  y: number;
  width: number;
  height: number;
  seen: DOMRect;
  isOnTop: boolean;
};

/** All that could be pressed from one moment on: by its identity, and which letter stands for which. */
type Shot = {
  from: number;
  spots: ReadonlyMap<string, Spot>;
  letters: ReadonlyMap<string, string>;
};

type Point = { x: number; y: number };

/** What was pressed last and what came of it; and of the press before, if that was on the same thing in haste. */
type Pressed = { element: HTMLElement; id: string; at: number; did?: string; before?: string };

/**
 * Keeps a press in haste from doing what it was not meant for. A press is meant for what its place
 * offered half a second before: when that was something else, it does nothing, and is seen to.
 */
export type Guard = {
  /** Whether a letter may do now what it stands for. */
  takesLetter(letter: string, event: Event): boolean;
  /** Whether what was pressed last may do this; the same thing does not do two things in haste. */
  takes(what: string): boolean;
  /** Notes that the press only changed what is about to be done. */
  drafts(): void;
  /** For half a second nothing is taken: what was to be done before was not, and has to be seen first. */
  pause(): void;
  /** Begins to watch the page; returns how to stop. */
  watch(): () => void;
};

export function createGuard(root: HTMLElement = document.body): Guard {
  const numbers = new WeakMap<Element, string>();
  let numbered = 0;
  let shots: Shot[] = [];
  let pausedUntil = -Infinity;
  let hand: Point & { from: number } = { x: NaN, y: NaN, from: Infinity };
  let pressed: Pressed | null = null;
  let down = -Infinity;
  /** When the page was changed last, as long as nobody has looked since. */
  let changed: number | null = null;

  /** A choice is itself wherever it stands; any other thing as long as it is there. */
  function identityOf(element: HTMLElement): string {
    if (element.dataset.choice !== undefined) return element.dataset.choice;
    if (!numbers.has(element)) numbers.set(element, `#${++numbered}`);
    return numbers.get(element)!;
  }

  function shoot(from: number): Shot {
    const spots = new Map<string, Spot>();
    const letters = new Map<string, string>();
    const origins = new Map<Element, Point>();
    for (const element of root.querySelectorAll<HTMLElement>(PRESSABLE)) {
      if (element.matches(':disabled, [aria-disabled=true]')) continue;
      const id = identityOf(element);
      spots.set(id, spotOf(element, origins));
      if (element.dataset.letter) letters.set(element.dataset.letter, id);
    }
    return { from, spots, letters };
  }

  /** What is older than anybody still remembers is forgotten. */
  const note = (now: number) => (shots = [...since(now - MEMORY), shoot(now)]);

  /** Looking takes long, so that all changes before the page is painted are seen at once, and only once it is: what moves does not wait for it. */
  function change() {
    if (changed === null) requestAnimationFrame(() => requestAnimationFrame(catchUp));
    changed = clock.now();
  }

  function catchUp() {
    if (changed !== null) note(changed);
    changed = null;
  }

  /** What has changed and was not looked at since is so from then on: that is seen in the same look. */
  function look() {
    note(changed ?? clock.now());
    changed = null;
  }

  /** What was there at or after a moment. */
  const since = (moment: number): Shot[] =>
    shots.filter((_, i) => (shots.at(i + 1)?.from ?? Infinity) > moment);

  /** Until when a shot was true. */
  const endOf = (shot: Shot): number => shots.at(shots.indexOf(shot) + 1)?.from ?? Infinity;

  /** Whether a thing was something else, or nothing, to a hand at this point at that time. */
  function wasOther(shot: Shot, id: string, point: Point): boolean {
    const now = shots.at(-1)!.spots.get(id);
    const then = shot.spots.get(id);
    if (now && then && isSameSpot(now, then, point)) return false;
    const others = [...shot.spots].filter(([one, { seen }]) => one !== id && isIn(seen, point));
    // whoever opens a dialog means what is in it
    if (now?.isOnTop) return others.some(([, { isOnTop }]) => isOnTop);
    // into an empty place the hand may have followed; if it was there before, it did not
    return others.length > 0 || hand.from < endOf(shot);
  }

  /** When it was decided to press: a click comes when the button is let go. */
  const timeOf = (event: MouseEvent): number =>
    event.detail === 0 ? clock.of(event) : Math.max(down, clock.of(event) - MEMORY);

  function isHasty(element: HTMLElement, event: MouseEvent): boolean {
    const at = timeOf(event);
    if (at < pausedUntil) return true;
    const id = identityOf(element);
    const point = { x: event.clientX, y: event.clientY };
    // a click without a pointer is Enter, or comes from a screen reader
    return since(at - SETTLING).some((shot) =>
      event.detail === 0 ? !shot.spots.has(id) : wasOther(shot, id, point),
    );
  }

  function hear(event: MouseEvent) {
    const element =
      event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSABLE) : null;
    if (!element || !root.contains(element)) return;
    look();
    // what cannot be pressed now may still say why
    if (!shots.at(-1)!.spots.has(identityOf(element))) return;
    if (isHasty(element, event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return nudge(element);
    }
    const [id, at] = [identityOf(element), timeOf(event)];
    const isAgain = pressed?.id === id && at - pressed.at < SETTLING;
    pressed = { element, id, at, before: isAgain ? pressed!.did : undefined };
  }

  function follow({ clientX: x, clientY: y }: PointerEvent) {
    if (Math.hypot(x - hand.x, y - hand.y) <= STILL) return;
    hand = { x, y, from: clock.now() };
  }

  /** The window is another one, and so is every place in it. */
  function forget() {
    shots = [];
    look();
  }

  return {
    takesLetter(letter, event) {
      look();
      pressed = null;
      const at = clock.of(event);
      const id = shots.at(-1)!.letters.get(letter);
      const isTaken =
        at >= pausedUntil &&
        since(at - SETTLING).every((shot) => [undefined, id].includes(shot.letters.get(letter)));
      if (!isTaken) nudge(root.querySelector<HTMLElement>(`[data-letter="${letter}"]`));
      return isTaken;
    },
    takes(what) {
      if (pressed === null) return true;
      const isOther = pressed.before !== undefined && pressed.before !== what;
      if (isOther) nudge(pressed.element);
      else pressed.did = what;
      return !isOther;
    },
    drafts() {
      if (pressed) pressed.did = 'draft';
    },
    pause() {
      pausedUntil = clock.now() + SETTLING;
    },
    watch() {
      const observer = new MutationObserver((changes) => {
        if (!changes.every(isCounting)) change();
      });
      const changes = { subtree: true, childList: true, attributes: true, characterData: true };
      observer.observe(root, changes);
      const listening = new AbortController();
      const before = { capture: true, signal: listening.signal };
      window.addEventListener('click', hear, before);
      window.addEventListener('pointermove', follow, before);
      window.addEventListener('pointerdown', follow, before);
      window.addEventListener('pointerdown', (event) => (down = clock.of(event)), before);
      window.addEventListener('resize', forget, before);
      change();
      return () => {
        observer.disconnect();
        listening.abort();
      };
    },
  };
}

/** A number that counts up in every frame moves nothing that can be pressed. */
const isCounting = ({ type, target }: MutationRecord): boolean =>
  type === 'characterData' && target.parentElement?.dataset.thing?.startsWith('count:') === true;

/** Where something begins; of what others stand in as well, that is known by then. */
function originOf(element: Element | null, known: Map<Element, Point>): Point {
  if (!(element instanceof HTMLElement)) return { x: 0, y: 0 };
  const before = known.get(element);
  if (before) return before;
  const { x, y } = originOf(element.offsetParent, known);
  const origin = { x: x + element.offsetLeft, y: y + element.offsetTop };
  known.set(element, origin);
  return origin;
}

/** Where the page's layout has something; scrolling and movement change nothing about that. */
function spotOf(element: HTMLElement, known: Map<Element, Point>): Spot {
  const { offsetWidth: width, offsetHeight: height } = element;
  const { x, y } = originOf(element, known);
  const isOnTop = element.closest('[role=dialog]') !== null;
  return { x, y, width, height, seen: element.getBoundingClientRect(), isOnTop };
}

/** Whether whoever aims at this point of it would have hit it where it belonged then. */
function isSameSpot(now: Spot, then: Spot, { x, y }: Point): boolean {
  const { left, right, top, bottom } = now.seen;
  const aimed = {
    x: now.x + ((x - left) * now.width) / (right - left || 1),
    y: now.y + ((y - top) * now.height) / (bottom - top || 1),
  };
  return (
    then.x <= aimed.x &&
    aimed.x <= then.x + then.width &&
    then.y <= aimed.y &&
    aimed.y <= then.y + then.height
  );
}

const isIn = ({ left, right, top, bottom }: DOMRect, { x, y }: Point): boolean =>
  left < x && x < right && top < y && y < bottom;

/** Shows that something was pressed, and did nothing. */
function nudge(element: HTMLElement | null) {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.animate?.(
    isStill
      ? { filter: ['brightness(0.7)', 'none'] }
      : { transform: ['none', 'translateX(-3px)', 'translateX(3px)', 'none'] },
    { duration: 240 },
  );
}
