import { wordedError } from './worded-error';

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
  return wordedError(texts[kind], cause);
}
