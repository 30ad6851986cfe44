import { isSecretName, mask } from '../calls/secrets';

const longest = 160;

/** Returns the value at a JSON pointer that Ajv has made; undefined if there is none. */
export function valueAt(value: unknown, pointer: string): unknown {
  const keys = pointer.split('/').slice(1);
  return keys
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((part, key) => (part as Record<string, unknown> | null | undefined)?.[key], value);
}

/**
 * Describes a value in a few words. Of an object it tells only the names of its fields, since the
 * values may be personal.
 * @param pointer where the value is, which says whether it is a secret
 */
export function shownValue(value: unknown, pointer = ''): string {
  if (value === undefined) return 'nothing';
  if (value === '') return 'an empty text';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) {
    return cut(`an object with ${Object.keys(value).join(', ') || 'no fields'}`);
  }
  return isSecretName(pointer.split('/').at(-1) ?? '') ? mask : cut(JSON.stringify(value));
}

const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);
