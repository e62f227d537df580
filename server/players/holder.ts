/** Whoever shows credentials, and what they open for as long as they do. */
export type Holder = {
  /** What the seats may be held by that they open: the hash of what they showed, and the ids of the player they are. */
  readonly keys: readonly string[];
  /** The device they showed the key of; `null` where it was no device's. */
  readonly device: string | null;
  /** Whether that device was taken away from its player meanwhile. */
  isRemoved(): boolean;
};

/** Whether a seat that is held by this is theirs. */
export const holds = ({ keys }: Holder, keyHash: string | null): boolean =>
  keyHash !== null && keys.includes(keyHash);

/** Who opens nothing but what has this for its key. */
export const holderBy = (keyHash: string): Holder => ({
  keys: [keyHash],
  device: null,
  isRemoved: () => false,
});
