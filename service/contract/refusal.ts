/**
 * Ends an operation without an effect. Thrown within a transaction, it rolls the transaction back.
 * The reason is for people. It goes into a header of the answer, because the body is the bare code.
 */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly reason?: string,
  ) {
    super(`${status} ${code}`);
  }
}
