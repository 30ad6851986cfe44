/**
 * Ends an operation without doing it; within a transaction it also undoes what was done. The
 * reason is for people, in a header of the answer, since the body is the bare code.
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
