import { useLayoutEffect, useRef } from 'react';

/** The value of the latest rendering, for what is called after it: a function that reads it need not be made anew. */
export function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
