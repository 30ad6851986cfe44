import { ApiError } from './api-error';

/**
 * A failed call in the words that a screen has for some codes (section 8), followed by the server's
 * own reason; any other failure as it is.
 */
export function inScreenWords(error: unknown, words: Readonly<Record<string, string>>): Error {
  if (!(error instanceof Error)) return new Error('', { cause: error });
  if (!(error instanceof ApiError) || !Object.hasOwn(words, error.code)) return error;
  return new Error([words[error.code], error.reason].filter(Boolean).join(' '), { cause: error });
}
