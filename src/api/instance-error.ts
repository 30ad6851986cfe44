import { ApiError } from './api-error';

/** Section 8, "POS core and integration instances", as written there. */
const texts = {
  update: 'There was an error updating the record.',
  commit:
    'There was an error commiting these changes. Please try again later or consider refreshing your browser.',
} as const;

/**
 * A failed call of the POS Core, deployment and integration server screens in their own words,
 * followed by what the server says (decision 22).
 * @param kind 'update' for one record, 'commit' for the changes of a grid and for deletions
 */
export function instanceError(kind: keyof typeof texts, cause: unknown): Error {
  return new Error(`${texts[kind]} ${serverWords(cause)}`.trim(), { cause });
}

function serverWords(cause: unknown): string {
  // "Bad Request" before a reason in plain words would say nothing more.
  if (cause instanceof ApiError && cause.code === 'BadRequest' && cause.reason) return cause.reason;
  return cause instanceof Error ? cause.message : '';
}
