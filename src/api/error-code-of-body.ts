/**
 * Returns the code in the body of a 400 or 404 (docs/product/calls.md#coded-errors). It accepts a
 * plain text, a JSON string, and an object with `code` or `message`. Any other body has the code
 * ''.
 */
export function errorCodeOfBody(body: unknown): string {
  if (typeof body === 'string') return body.trim();
  if (typeof body === 'number') return String(body);
  if (typeof body !== 'object' || body === null) return '';
  const { code, message } = body as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && code.trim() !== '') return code.trim();
  return typeof message === 'string' ? message.trim() : '';
}
