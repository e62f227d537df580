import { useRef, useState } from 'react';

/** Many things of which the Tab key comes to one, and the others are reached from there. */
export function useRovingFocus<Id>() {
  const [current, setCurrent] = useState<Id | null>(null);
  const elements = useRef(new Map<Id, HTMLElement>());
  return {
    /** The one that had the focus last; `null` before any had it. */
    current,
    /** What one of them is given; `entry` is the one that the Tab key comes to. */
    propsOf: (id: Id, entry: Id | undefined) => ({
      tabIndex: id === entry ? 0 : -1,
      ref(element: HTMLElement | null) {
        if (element) elements.current.set(id, element);
        return () => void elements.current.delete(id);
      },
    }),
    /** Has to hear of every focus. */
    note: (id: Id) => setCurrent(id),
    move: (id: Id, options?: FocusOptions) => elements.current.get(id)?.focus(options),
  };
}
