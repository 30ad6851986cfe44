/**
 * A failed call: docs/product/calls.md#answers-and-failures. Only `failedCall` creates one, and sets
 * its message. A screen with its own texts uses `inWords`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status; 0 when no answer came. */
  readonly status: number = 0;
  /** The text of the status. For an unreadable answer it says what is wrong with the answer. */
  readonly statusText: string = '';
  /** The code of a 400 or 404, as received; empty if the body was empty. */
  readonly code: string = '';
  /** The server's reason: X-Error-Reason of a coded error, or the text of any other refusal. */
  readonly reason: string | undefined = undefined;
  /**
   * The person cancelled the wait for the answer to a change, or a change was answered with
   * something else than JSON. The change may have been made all the same.
   */
  readonly isUncertain: boolean = false;
  /** The call has changed something. Only its answer was unreadable. */
  readonly wasDone: boolean = false;

  constructor({ cause, ...facts }: FailedCallFacts) {
    super('', { cause });
    Object.assign(this, facts);
  }
}

export type FailedCallFacts = Partial<Omit<ApiError, 'name' | 'message' | 'stack'>>;

/** Whether a failed call means that the back end lacks an extension of the contract. */
export const isNotOffered = (error: unknown): boolean =>
  error instanceof ApiError && [404, 405, 501].includes(error.status);
