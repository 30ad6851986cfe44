/** Returns the value at a JSON pointer such as `#/components/schemas/User`. Follows references. */
export function valueAt(document: unknown, pointer: string): unknown {
  const parts = pointer
    .slice(2)
    .split('/')
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'));
  let value = document;
  for (const part of parts) value = followed(document, (value as Record<string, unknown>)[part]);
  return value;
}

function followed(document: unknown, value: unknown): unknown {
  const reference = (value as { $ref?: unknown } | null | undefined)?.$ref;
  return typeof reference === 'string' ? valueAt(document, reference) : value;
}
