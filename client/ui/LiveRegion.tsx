import { useSyncExternalStore } from 'react';
import { announcements } from './announce';

/** Where `announce` is heard; once in the whole page. */
export function LiveRegion() {
  const latest = useSyncExternalStore(announcements.subscribe, announcements.get);
  return (
    <div role="status" aria-live="polite" aria-atomic="false" className="visually-hidden">
      {/* a new paragraph each time, so that the same words are said again, and nothing that was said before */}
      {latest.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
