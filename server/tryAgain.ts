/** How often something is tried that others may be quicker with. */
export const TRIES = 8;

export type Trying = {
  /** Whether others were quicker; whatever else fails is not tried again. */
  isOvertaken(error: unknown): boolean;
  /** Is done before each try but the first, by how often it was tried already. */
  before?(tried: number): Promise<void> | void;
  /** How often it is tried before its error is thrown. */
  tries?: number;
};

/** Does something, and again where others were quicker. */
export async function tryAgain<T>(
  job: () => Promise<T>,
  { isOvertaken, before, tries = TRIES }: Trying,
): Promise<T> {
  for (let tried = 1; ; tried++)
    try {
      return await job();
    } catch (error) {
      if (!isOvertaken(error) || tried === tries) throw error;
      await before?.(tried);
    }
}
