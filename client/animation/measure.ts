/** Where something is on the stage. */
export type Rect = { left: number; top: number; width: number; height: number };

/** What says how much of something there is: numbers count to what they are now, words give way to others. */
const COUNTED = /^count:/;

/** Something that has a name on the stage, as it stood when it was measured. */
export type MeasuredThing = {
  element: HTMLElement;
  place: Rect;
  /** What it says, where it counts: of all others that would have every word on the stage put together. */
  text?: string;
  /** All that it takes, where its place is only an inlet: nothing that is meant for another flies over it. */
  around?: Rect;
};

/**
 * Everything with a name that is in sight; of what is about to leave a likeness, before it is changed. What has an inlet
 * (`data-inlet`) is where that is: there things come to it, and go from it.
 */
export function measure(
  stage: HTMLElement,
  leaving: ReadonlySet<string> = new Set(),
): ReadonlyMap<string, MeasuredThing> {
  const { left, top } = stage.getBoundingClientRect();
  const placeOf = (element: Element): Rect => {
    const { left: x, top: y, width, height } = element.getBoundingClientRect();
    return { left: x - left, top: y - top, width, height };
  };
  const things = new Map<string, MeasuredThing>();
  for (const element of stage.querySelectorAll<HTMLElement>('[data-thing]')) {
    const place = placeOf(element);
    if (place.width === 0) continue;
    const name = element.dataset.thing!;
    const likeness = leaving.has(name) ? (element.cloneNode(true) as HTMLElement) : element;
    const text = COUNTED.test(name) ? element.textContent : undefined;
    things.set(name, { element: likeness, place, text });
  }
  for (const inlet of stage.querySelectorAll('[data-inlet]')) {
    const whole = things.get(inlet.closest<HTMLElement>('[data-thing]')?.dataset.thing ?? '');
    if (whole) Object.assign(whole, { around: whole.place, place: placeOf(inlet) });
  }
  return things;
}

/** The place of something of this size in the middle of another. */
export const inMiddleOf = (place: Rect, { width, height }: Rect): Rect => {
  const { x, y } = centre(place);
  return { left: x - width / 2, top: y - height / 2, width, height };
};

export const centre = ({ left, top, width, height }: Rect) => ({
  x: left + width / 2,
  y: top + height / 2,
});
