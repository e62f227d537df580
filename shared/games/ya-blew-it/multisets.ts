/** Every way to choose so many of the things, each as often as you like; order does not matter. */
export const multisets = <T>(things: readonly T[], size: number): T[][] =>
  size === 0
    ? [[]]
    : things.flatMap((thing, i) =>
        multisets(things.slice(i), size - 1).map((others) => [thing, ...others]),
      );
