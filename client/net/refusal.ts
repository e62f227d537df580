import type { RefusalCode } from '../../shared/protocol/refusals';

/** The server said no, or could not be asked; `refusal.<code>` is the sentence for it. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    message: string = code,
  ) {
    super(message);
  }
}

/** Why something failed, as a code there is a sentence for. */
export const codeOf = (error: unknown): RefusalCode =>
  error instanceof Refusal ? error.code : 'failed';
