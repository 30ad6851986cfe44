/**
 * A call that did not succeed, by the transport rules of section 7.
 *
 * - `status`: the HTTP status; 0 when no answer came (network failure).
 * - `code`: what a 400 or 404 answered, as received; empty when the body was empty.
 * - `message`: what a person reads: the catalogue's text of a known code, the code as received when
 *   it is unknown, the status text for other statuses, "Network error" without an answer; followed by
 *   the reason where there is one.
 * - `reason`: the server's own plain words: the header X-Error-Reason of a coded error, the text of
 *   any other refusal.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly reason: string | undefined;

  constructor({
    status,
    code = '',
    message,
    reason,
    cause,
  }: {
    status: number;
    code?: string;
    message: string;
    reason?: string;
    cause?: unknown;
  }) {
    super(message, { cause });
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.reason = reason;
  }
}
