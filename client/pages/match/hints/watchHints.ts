/** How long a pointer rests on a drawing before it is explained, how long a finger, and how soon that is over, in milliseconds. */
const [RESTS, PRESSES, LEAVES] = [500, 450, 250];

/** How far a finger that rests may wander, in pixels. */
const STILL = 10;

/** Things that take arrows and Enter for themselves. */
const BUTTON = 'button, a, input, select, textarea, [role=button]';
/** What keys come to: not what is hidden from whoever listens, since something else says it. */
const BY_KEYS = `[data-hint]:not(${BUTTON}, [aria-hidden='true'])`;

type Ways = {
  /** What is to be explained now; `null` when nothing is any more. */
  show(thing: HTMLElement | null, how: How): void;
  /** Somebody wants to know more about it. */
  more(thing: HTMLElement): void;
  /** Whether a finger that only taps means what it taps: while something moves it skips that. */
  hearsTaps(): boolean;
};

/** How somebody asks what a thing is. */
export type How = 'pointer' | 'finger' | 'keyboard';

/**
 * Hears when somebody asks what a drawing is that has a name for its hint (`data-hint`): a pointer rests on it, a
 * finger, which need only tap where nothing else comes of it, or it has the focus. The Tab key comes to one of
 * them, and arrows from there to the others.
 */
export function watchHints(root: HTMLElement, { show, more, hearsTaps }: Ways): () => void {
  let asked: HTMLElement | null = null;
  let entry: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hand = { x: NaN, y: NaN };
  /** Whether a pointer is on the hint, which lets it through. */
  let isReading = false;
  let finger: Finger | null = null;

  function ask(thing: HTMLElement | null, how: How = 'pointer') {
    clearTimeout(timer);
    if (thing === asked) return;
    asked = thing;
    show(thing, how);
  }

  const askLater = (thing: HTMLElement | null, how: How, time: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => ask(thing, how), time);
  };

  function over({ target, pointerType, clientX: x, clientY: y }: PointerEvent) {
    if (pointerType === 'touch') return;
    // what comes under a hand that rests was not asked about
    const hasMoved = x !== hand.x || y !== hand.y;
    hand = { x, y };
    const thing = hasMoved ? unlessByFinger(hinted(target)) : null;
    isReading = isHint(target) || isInHint(hand);
    if ((asked && thing === asked) || isReading) clearTimeout(timer);
    else if (thing) askLater(thing, 'pointer', RESTS);
    else if (asked && document.activeElement !== asked) askLater(null, 'pointer', LEAVES);
    else clearTimeout(timer);
  }

  /** A finger leaves whenever it is lifted, and what it asked for is still to be read, and pressed. */
  function leave({ pointerType }: PointerEvent) {
    if (pointerType !== 'touch') askLater(null, 'pointer', LEAVES);
  }

  function down({ target, pointerType, clientX: x, clientY: y }: PointerEvent) {
    if (isHint(target)) return;
    const before = asked;
    ask(null);
    finger = null;
    if (pointerType !== 'touch') return;
    const thing = hinted(target);
    const touching: Finger = { x, y, isDone: false, mayTap: hearsTaps() && thing !== before };
    finger = touching;
    if (thing)
      timer = setTimeout(() => {
        touching.isDone = true;
        ask(thing, 'finger');
      }, PRESSES);
  }

  function move(event: PointerEvent) {
    const { target, pointerType, clientX, clientY } = event;
    // on what the hint covers a pointer leaves it without coming to anything else
    if (isReading && !isHint(target) && !isInHint({ x: clientX, y: clientY })) over(event);
    if (pointerType !== 'touch' || !finger) return;
    if (finger.isDone) return isDragged(target) ? ask(null) : undefined;
    if (Math.hypot(clientX - finger.x, clientY - finger.y) > STILL) clearTimeout(timer);
  }

  function up({ pointerType }: PointerEvent) {
    if (pointerType === 'touch' && !finger?.isDone) clearTimeout(timer);
  }

  /** What the finger does is the browser's from now on: it scrolls. */
  function cancel(event: PointerEvent) {
    up(event);
    if (finger) finger.mayTap = false;
  }

  /** A finger that asked does not press as well, nor is a menu wanted. */
  function withhold(event: MouseEvent) {
    if (!finger?.isDone || (event.type === 'click' && event.detail === 0) || isHint(event.target))
      return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'click') finger = null;
  }

  function tap({ target, detail, defaultPrevented }: MouseEvent) {
    const mayTap = finger?.mayTap;
    finger = null;
    const thing = unlessByFinger(hinted(target));
    if (!mayTap || !thing || detail === 0 || defaultPrevented || isPressed(target)) return;
    ask(thing, 'finger');
  }

  function focus({ target }: FocusEvent) {
    const thing = unlessByFinger(hinted(target));
    // what lies in it has the focus for itself
    if (!thing?.matches(':focus-visible')) return;
    if (!thing.matches(BUTTON)) enter(thing);
    ask(thing, 'keyboard');
  }

  function blur({ target, relatedTarget }: FocusEvent) {
    // what is pressed in the hint has the focus first
    if (target === asked && !isHint(relatedTarget)) ask(null);
  }

  function type(event: KeyboardEvent) {
    if (event.key === 'Escape' && asked) return ask(null);
    const thing = hinted(event.target);
    if (!thing || thing !== event.target || thing.matches(BUTTON)) return;
    const step = STEPS[event.key];
    if (event.key === 'Enter') more(thing);
    else if (step) next(thing, step)?.focus();
    else return;
    event.preventDefault();
  }

  /** Things that can be reached by arrows, wherever they lie. */
  const inSight = () =>
    [...root.querySelectorAll<HTMLElement>(BY_KEYS)].filter(
      (thing) => thing.getClientRects().length > 0,
    );

  const next = (thing: HTMLElement, step: number): HTMLElement | undefined => {
    const all = inSight();
    return all.at((all.indexOf(thing) + step) % all.length);
  };

  /** The Tab key comes to this one. */
  function enter(thing: HTMLElement | null) {
    if (entry) entry.tabIndex = -1;
    entry = thing;
    if (thing) thing.tabIndex = 0;
  }

  /** Arrows come to this thing as well, if it is one that keys come to. */
  function reach(thing: HTMLElement) {
    if (!thing.hasAttribute('tabindex') && thing.matches(BY_KEYS)) thing.tabIndex = -1;
  }

  function reachAll(part: HTMLElement) {
    reach(part);
    for (const thing of part.querySelectorAll<HTMLElement>('[data-hint]')) reach(thing);
  }

  function look() {
    if (entry?.isConnected !== true || entry.dataset.hint === undefined)
      enter(root.querySelector('main')?.querySelector<HTMLElement>(BY_KEYS) ?? null);
    if (asked && !asked.isConnected) ask(null);
  }

  // what stays as it is need not be looked at again: a board changes somewhere with every step
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      if (type === 'attributes') reach(target as HTMLElement);
      else
        for (const node of addedNodes) if (node instanceof Element) reachAll(node as HTMLElement);
    look();
  });
  observer.observe(root, {
    ...{ subtree: true, childList: true },
    attributeFilter: ['data-hint', 'aria-hidden', 'role'],
  });
  const listening = new AbortController();
  const { signal } = listening;
  root.addEventListener('pointerover', over, { signal });
  root.addEventListener('pointerleave', leave, { signal });
  // whatever can be dragged keeps this to itself
  root.addEventListener('pointerdown', down, { signal, capture: true });
  root.addEventListener('pointermove', move, { signal });
  root.addEventListener('pointerup', up, { signal });
  root.addEventListener('pointercancel', cancel, { signal });
  root.addEventListener('click', tap, { signal });
  root.addEventListener('focusin', focus, { signal });
  root.addEventListener('focusout', blur, { signal });
  root.addEventListener('keydown', type, { signal });
  for (const kind of ['click', 'contextmenu'] as const)
    window.addEventListener(kind, withhold, { capture: true, signal });
  reachAll(root);
  look();
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    listening.abort();
  };
}

const STEPS: Record<string, number | undefined> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** A finger that is on the screen, or was there last; whether it has asked by resting, and may ask by a tap. */
type Finger = { x: number; y: number; isDone: boolean; mayTap: boolean };

/** Whether a press there does something of its own. */
const isPressed = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  (target.closest(`${BUTTON}, label, summary, [data-touch]`) !== null ||
    getComputedStyle(target).cursor === 'pointer');

const hinted = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-hint]') : null;

/** What says itself what it is to whoever points at it, and is played with all the time, is asked by a finger only. */
const unlessByFinger = (thing: HTMLElement | null): HTMLElement | null =>
  thing?.dataset.hintBy === 'finger' ? null : thing;

const isHint = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-hinting]') !== null;

/** Whether a point of the screen is on what is shown. */
function isInHint({ x, y }: { x: number; y: number }): boolean {
  const box = document.querySelector('[data-hinting]')?.getBoundingClientRect();
  return box !== undefined && x > box.left && x < box.right && y > box.top && y < box.bottom;
}

const isDragged = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-dragged]') !== null;
