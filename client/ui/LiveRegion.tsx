import { useSyncExternalStore } from 'react';
import { announcements } from './announce';

/** Where `announce` is heard; once in the whole page. */
export function LiveRegion() {
  const { id, text } = useSyncExternalStore(announcements.subscribe, announcements.get);
  return (
    <div role="status" aria-live="polite" className="visually-hidden">
      {/* a new paragraph each time, so that the same words are said again */}
      <p key={id}>{text}</p>
    </div>
  );
}
