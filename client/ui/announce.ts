type Announcement = { id: number; text: string };

let latest: Announcement = { id: 0, text: '' };
const listeners = new Set<() => void>();

/** Says something to whoever listens to the screen instead of looking at it. */
export function announce(text: string) {
  latest = { id: latest.id + 1, text };
  for (const listener of listeners) listener();
}

/** The latest announcement, for the one live region of the page. */
export const announcements = {
  get: () => latest,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
