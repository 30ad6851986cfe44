import { ApiError } from '~/api/api-error';
import { Refusal } from '~/session/session';
import { ChunkLoadError } from './chunks/load-chunk';

/**
 * Logs an error that an error boundary has caught. It does not log expected failures, which the
 * page shows: a failed call, a refused page and a missing chunk.
 */
export function onCaughtError(error: unknown): void {
  const isExpected =
    error instanceof ApiError || error instanceof Refusal || error instanceof ChunkLoadError;
  if (!isExpected) console.error(error);
}
