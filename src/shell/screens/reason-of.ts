import { ApiError } from '~/api/api-error';

/** What an error says to a person: its text, and the server's own words where it gave some. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError && error.reason) return `${error.message}: ${error.reason}`;
  if (error instanceof Error && error.message) return error.message;
  return 'Unknown error';
}
