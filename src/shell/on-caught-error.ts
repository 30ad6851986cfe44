import { ApiError } from '~/api/api-error';
import { Refusal } from '~/session/refusal';
import { ChunkLoadError } from './chunks/load-chunk';

/**
 * Logs what an error boundary caught, unless it is one of the failures that are part of the work and
 * that the page shows: a call that failed, a page that is refused, a part that is missing.
 */
export function onCaughtError(error: unknown): void {
  const isExpected =
    error instanceof ApiError || error instanceof Refusal || error instanceof ChunkLoadError;
  if (!isExpected) console.error(error);
}
