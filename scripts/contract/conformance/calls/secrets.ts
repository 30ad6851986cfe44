import type { SentRequest } from './send-call';

/** The value that stands for a secret in everything that the tool writes. */
export const mask = '***';

// The names of fields that hold a secret in a request or an answer of the contract.
const secretName = /password|secret|token|signingkey|^link$/i;

/** Whether a field with this name holds a secret. */
export const isSecretName = (name: string): boolean => secretName.test(name);

// Everything else may have the session: a back end chooses the header for it.
const plainHeaders = [
  'x-requested-with',
  'content-type',
  'origin',
  'idempotency-key',
  'new-records',
];

/** Returns the headers of a request without their secrets. */
export function maskedHeaders({ headers }: SentRequest): [name: string, value: string][] {
  return Object.entries(headers).map(([name, value]) => [
    name,
    plainHeaders.includes(name.toLowerCase()) ? value : mask,
  ]);
}

// A field with a secret in a text that only looks like JSON.
const secretField = /("[^"]*(?:password|secret|token|signingkey)[^"]*"|"link")\s*:\s*"[^"]*"?/gi;

/** Returns a body with masked secrets, formatted if it is JSON. */
export function maskedBody(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text, maskSecret), null, 2);
  } catch {
    return text.replaceAll(secretField, `$1:"${mask}"`);
  }
}

const maskSecret = (name: string, value: unknown) =>
  isSecretName(name) && typeof value === 'string' ? mask : value;
