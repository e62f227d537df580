import { useState } from 'react';

/** Many things of which the Tab key comes to one, and the others are reached from there. */
export function useRovingFocus<Id>() {
  const [current, setCurrent] = useState<Id | null>(null);
  const [{ elements, refs }] = useState(() => ({
    elements: new Map<Id, HTMLElement>(),
    refs: new Map<Id, (element: HTMLElement | null) => void>(),
  }));

  /** The same for a thing each time it is drawn, or it would be let go and taken anew. */
  function refOf(id: Id) {
    if (!refs.has(id))
      refs.set(id, (element) => {
        if (element) elements.set(id, element);
        else elements.delete(id);
      });
    return refs.get(id);
  }

  return {
    /** The one that had the focus last; `null` before any had it. */
    current,
    /** What one of them is given; `entry` is the one that the Tab key comes to. */
    propsOf: (id: Id, entry: Id | undefined) => ({
      tabIndex: id === entry ? 0 : -1,
      ref: refOf(id),
    }),
    /** Has to hear of every focus. */
    note: (id: Id) => setCurrent(id),
    move: (id: Id, options?: FocusOptions) => elements.get(id)?.focus(options),
  };
}
