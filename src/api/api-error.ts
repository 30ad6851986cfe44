/** The facts of a failed call: docs/product/calls.md#answers-and-failures. */
export interface FailedCallFacts {
  /** The HTTP status; 0 when no answer came. */
  status: number;
  /** The text of the status. For an unreadable answer it says what is wrong with the answer. */
  statusText?: string;
  /** The code of a 400 or 404, as received; empty if the body was empty. */
  code?: string;
  /** The server's reason: X-Error-Reason of a coded error, or the text of any other refusal. */
  reason?: string | undefined;
  /**
   * The person cancelled the wait for the answer, or a change was answered with something else than
   * JSON. A write may have succeeded all the same.
   */
  isUncertain?: boolean;
  /** The call has changed something. Only its answer was unreadable. */
  wasDone?: boolean;
  cause?: unknown;
}

/**
 * A failed call. Only `failedCall` creates one, and sets its message. A screen with its own texts
 * uses `inWords`.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly statusText: string;
  readonly code: string;
  readonly reason: string | undefined;
  readonly isUncertain: boolean;
  readonly wasDone: boolean;

  constructor(facts: FailedCallFacts) {
    super('', { cause: facts.cause });
    this.name = 'ApiError';
    this.status = facts.status;
    this.statusText = facts.statusText ?? '';
    this.code = facts.code ?? '';
    this.reason = facts.reason;
    this.isUncertain = facts.isUncertain ?? false;
    this.wasDone = facts.wasDone ?? false;
  }
}
