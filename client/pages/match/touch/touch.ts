/** What can be pressed, and has its own use wherever it lies. */
const OWN_USE = 'button, a, input, select, textarea, summary, label';

/**
 * Lets things on the table be touched: a button that says what it is done on (`data-on`, names of things) is pressed
 * by a press on any of these, and each lights up with the other. The buttons alone are reached by keyboard and read
 * out: things only add a place for the hand. Begins to watch the page; returns how to stop.
 */
export function watchTouch(root: HTMLElement): () => void {
  let buttons: ReadonlyMap<HTMLElement, HTMLElement> = new Map();
  let lit: readonly HTMLElement[] = [];

  function look() {
    const found = thingsIn(root);
    for (const thing of buttons.keys()) if (!found.has(thing)) unmark(thing);
    for (const [thing, button] of found) mark(thing, button);
    buttons = found;
  }

  const thingAt = (target: EventTarget | null): HTMLElement | undefined =>
    closest(target, '[data-touch]');

  const buttonAt = (target: EventTarget | null): HTMLElement | undefined => {
    const thing = thingAt(target);
    return thing ? buttons.get(thing) : closest(target, '[data-on]');
  };

  /** What is pointed at or has the focus is lit, with what it belongs to. */
  function light(target: EventTarget | null) {
    const button = buttonAt(target);
    const things = [...buttons].flatMap(([thing, one]) => (one === button ? [thing] : []));
    const next = button ? [button, ...things] : [];
    for (const one of lit) if (!next.includes(one)) delete one.dataset.lit;
    for (const one of next) one.dataset.lit = '';
    lit = next;
  }

  function press({ target, defaultPrevented }: MouseEvent) {
    const thing = thingAt(target);
    if (!thing || defaultPrevented) return;
    // a button on it, or under it, has done its own
    const own = closest(target, OWN_USE);
    if (own && (thing.contains(own) || own.contains(thing))) return;
    // the button may want to know that it was pressed from there
    const click = { bubbles: true, cancelable: true, relatedTarget: thing };
    buttons.get(thing)?.dispatchEvent(new MouseEvent('click', click));
  }

  const observer = new MutationObserver(look);
  observer.observe(root, { subtree: true, childList: true, attributeFilter: WATCHED });
  const listening = new AbortController();
  const { signal } = listening;
  root.addEventListener('click', press, { signal });
  root.addEventListener(
    'pointerover',
    // a finger leaves nothing lit behind it
    ({ target, pointerType }) => light(pointerType === 'touch' ? null : target),
    { signal },
  );
  root.addEventListener('pointerleave', () => light(null), { signal });
  root.addEventListener('focusin', ({ target }) => light(isInSight(target) ? target : null), {
    signal,
  });
  root.addEventListener('focusout', () => light(null), { signal });
  look();
  return () => {
    observer.disconnect();
    listening.abort();
    light(null);
    for (const thing of buttons.keys()) unmark(thing);
  };
}

const WATCHED = ['data-thing', 'data-on', 'data-asked', 'data-main', 'aria-disabled', 'inert'];

/** Everything that can be touched now, with the button that it stands for. */
function thingsIn(root: HTMLElement): ReadonlyMap<HTMLElement, HTMLElement> {
  const found = new Map<HTMLElement, HTMLElement>();
  const buttons = root.querySelectorAll<HTMLElement>(
    '[data-on]:not([aria-disabled=true], [inert] *)',
  );
  if (buttons.length === 0) return found;
  // a page has hundreds of things, so that they are not looked for one name at a time
  const named = byName(root);
  for (const button of buttons)
    for (const name of button.dataset.on!.split(' '))
      for (const thing of named.get(name) ?? [])
        // what is a button itself, or full of them, keeps its presses
        if (!found.has(thing) && !thing.matches(OWN_USE) && !thing.querySelector(OWN_USE))
          found.set(thing, button);
  return found;
}

function byName(root: HTMLElement): ReadonlyMap<string, HTMLElement[]> {
  const named = new Map<string, HTMLElement[]>();
  for (const thing of root.querySelectorAll<HTMLElement>('[data-thing]')) {
    const name = thing.dataset.thing!;
    named.set(name, [...(named.get(name) ?? []), thing]);
  }
  return named;
}

function mark(thing: HTMLElement, { dataset: button }: HTMLElement) {
  set(thing, 'touch', 'main' in button ? 'main' : '');
  set(thing, 'asked', button.asked);
}

function unmark({ dataset }: HTMLElement) {
  delete dataset.touch;
  delete dataset.asked;
  delete dataset.lit;
}

/** Only what changes: others watch the page, too. */
function set({ dataset }: HTMLElement, name: string, value: string | undefined) {
  if (dataset[name] === value) return;
  if (value === undefined) delete dataset[name];
  else dataset[name] = value;
}

/** A press leaves the focus behind it, which nobody sees. */
const isInSight = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(':focus-visible');

const closest = (target: EventTarget | null, selector: string): HTMLElement | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>(selector) ?? undefined) : undefined;
