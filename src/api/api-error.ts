/** What is known of a call that did not succeed: docs/product/calls.md#answers-and-failures. */
export interface FailedCallFacts {
  /** The HTTP status; 0 when no answer came. */
  status: number;
  /** What the status is called; for an answer that none could read, what was wrong with it. */
  statusText?: string;
  /** What a 400 or 404 answered, as received; empty when the body was empty. */
  code?: string;
  /** The server's own plain words: X-Error-Reason of a coded error, the text of any other refusal. */
  reason?: string | undefined;
  /** Nobody waited for the answer any longer; a write may have done its work all the same. */
  wasGivenUp?: boolean;
  /** The call has changed something all the same: only its answer could not be read. */
  wasDone?: boolean;
  cause?: unknown;
}

/**
 * A call that did not succeed. Only `failedCall` makes one, and words its message; a screen with
 * words of its own takes them to `inWords`.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly statusText: string;
  readonly code: string;
  readonly reason: string | undefined;
  readonly wasGivenUp: boolean;
  readonly wasDone: boolean;

  constructor(facts: FailedCallFacts) {
    super('', { cause: facts.cause });
    this.name = 'ApiError';
    this.status = facts.status;
    this.statusText = facts.statusText ?? '';
    this.code = facts.code ?? '';
    this.reason = facts.reason;
    this.wasGivenUp = facts.wasGivenUp ?? false;
    this.wasDone = facts.wasDone ?? false;
  }
}
