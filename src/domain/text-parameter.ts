/**
 * Returns a search parameter as trimmed text, or undefined without one. The router parses ?filter=12
 * as a number, but a person means the text.
 * @param limit the maximum number of characters
 */
export function textParameter(value: unknown, limit?: number): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return (typeof value === 'string' && value.trim().slice(0, limit)) || undefined;
}
