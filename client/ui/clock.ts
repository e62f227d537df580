/** Time as the screen measures it: never set back, in milliseconds. Tests put their own in its place. */
export const clock = {
  now: (): number => performance.now(),
  /** When something was pressed, however long the page was too busy to hear of it. */
  of: (event: Event): number => event.timeStamp,
};
