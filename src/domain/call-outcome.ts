/**
 * Whether the server refused a call, so that the call changed nothing. Any other failure leaves that
 * open: no answer, an unreadable one, a failed server. Also checks the causes of an error that a
 * screen has reworded.
 */
export function wasRefused(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false;
  const status: unknown = Reflect.get(failure, 'status');
  if (typeof status !== 'number') return wasRefused(failure.cause);
  // A proxy answers 408 when it stops waiting for the service.
  return status >= 400 && status < 500 && status !== 408;
}
