import { ApiError } from './api-error';

/**
 * A failed call in a screen's own words, as section 8 has them, followed by what the server says
 * (decision 22).
 */
export function wordedError(text: string, cause: unknown): Error {
  return new Error(`${text} ${serverWords(cause)}`.trim(), { cause });
}

function serverWords(cause: unknown): string {
  // "Bad Request" before a reason in plain words would say nothing more.
  if (cause instanceof ApiError && cause.code === 'BadRequest' && cause.reason) return cause.reason;
  return cause instanceof Error ? cause.message : '';
}
