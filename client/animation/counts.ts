import { animateValue } from 'motion';
import { timeOf } from '../../shared/engine/tempo';
import type { MeasuredThing } from './measure';
import type { Running, Timing } from './motion';
import { fitWords } from './wordBeside';

type Things = ReadonlyMap<string, MeasuredThing>;

/** When something has come to where it belongs, in milliseconds, and what it is there, or lies on. */
export type Landing = { at: number; on: HTMLElement | undefined };

type Times = Timing & { landings: readonly Landing[] };

/** What changes counts while it is seen why: not before the first card has come, and it is done with the last. */
export const counts = (before: Things, after: Things, times: Times): Running[] =>
  [...after].flatMap(([name, { element, text }]) => {
    if (text === undefined) return [];
    const from = before.get(name)?.text ?? text;
    // React keeps the text node, so only what it says is changed
    const node = element.firstChild;
    return node && from !== text ? [changing({ name, element, node, from, to: text }, times)] : [];
  });

/** As little time as something can take, in milliseconds. */
const AT_ONCE = 1;

type Change = { name: string; element: HTMLElement; node: ChildNode; from: string; to: string };

function changing({ name, element, node, from, to }: Change, times: Times): Running {
  const isNumber = [from, to].every((text) => Number.isFinite(Number(text)));
  const show = (text: string) => {
    // the same words written once more would have the page laid out anew, in every frame
    if (node.nodeValue !== text) node.nodeValue = text;
    if (isNumber) fitWords(element, Number(text));
  };
  show(from);
  const { waits, lasts } = whenCounted(times, element, name);
  const animation = animateValue({
    keyframes: isNumber ? [Number(from), Number(to)] : [0, 1],
    delay: waits,
    duration: isNumber ? lasts : AT_ONCE,
    ease: 'easeOut',
    onUpdate: (value: number) => show(isNumber ? String(Math.round(value)) : value < 1 ? from : to),
  });
  return {
    finished: animation.finished,
    end() {
      animation.cancel();
      show(to);
    },
  };
}

/** When something changes: in its turn, once the first thing has come to where it stands, or else late. */
function whenCounted(
  { tempo, stretch, landings, counted = [] }: Times,
  element: HTMLElement,
  name: string,
) {
  const turn = counted.indexOf(name);
  const time = timeOf({ tempo, stretch }).moves;
  const from = (start: number) => {
    const waits = Math.min(start, time - AT_ONCE);
    return { waits, lasts: time - waits };
  };
  if (turn >= 0) return { waits: time * Math.min(0.25 + 0.19 * turn, 0.75), lasts: time * 0.25 };
  const around = element.parentElement?.closest('[data-thing]');
  const near = landings.filter(({ on }) => on && around?.contains(on));
  const first = Math.min(...(near.length > 0 ? near : landings).map(({ at }) => at));
  if (Number.isFinite(first)) return from(first);
  return from(tempo === 'routine' ? 0 : time * 0.4);
}
