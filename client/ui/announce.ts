type Announcement = { id: number; text: string };

/** How many stay: one that is gone before a screen reader came to it is never heard, and several may come at once. */
const KEPT = 5;

let count = 0;
let kept: readonly Announcement[] = [];
const listeners = new Set<() => void>();

/** Says something to whoever listens to the screen instead of looking at it. */
export const announce = (text: string) => keep([...kept.slice(1 - KEPT), { id: ++count, text }]);

/** Takes away what was announced, which may tell of what is to go. */
export const forgetAnnouncements = () => keep([]);

function keep(next: readonly Announcement[]) {
  kept = next;
  for (const listener of listeners) listener();
}

/** The latest announcements, for the one live region of the page. */
export const announcements = {
  get: () => kept,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
