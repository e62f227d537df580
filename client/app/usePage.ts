import { useEffect, useRef } from 'react';

let isFirst = true;

/**
 * Names the page in the browser's tab. The answer goes on its heading, which takes the focus after every
 * change of page, so that a screen reader starts at the top; the first page is the browser's own business.
 */
export function usePage(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true });
    isFirst = false;
  }, []);

  return { ref: heading, tabIndex: -1 };
}
