/**
 * Ends an operation without an effect. Thrown within a transaction, it rolls the transaction back.
 * The reason is for people. It goes into a header of the answer, because the body is the bare code.
 * `retryAfter` is in seconds; by default it is that of every 503.
 */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly reason?: string,
    readonly retryAfter?: number,
  ) {
    super(`${status} ${code}`);
  }
}
