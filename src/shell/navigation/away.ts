import type { Query, QueryClient } from '@tanstack/react-query';
import { ApiError } from '~/api/api-error';

// 502 to 504 are what a proxy answers while the service behind it is away.
const awayStatuses: readonly number[] = [0, 502, 503, 504];

const isAway = (error: unknown): error is ApiError =>
  error instanceof ApiError && awayStatuses.includes(error.status);

/**
 * Milliseconds that a navigation waits for the reads of a page that shows its frame first. A service
 * that is away mostly says so within this time. It counts from the beginning of the reads: those of a
 * link that a person has pointed at have begun before the click.
 */
const patience = 100;

/** When the reads of a cache have begun, in milliseconds of the clock. */
export type ReadStarts = WeakMap<Query, number>;

/** Records from now on when the reads of a cache begin. */
export function recordReadStarts(queryClient: QueryClient): ReadStarts {
  const starts: ReadStarts = new WeakMap();
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch') {
      starts.set(event.query, Date.now());
    }
  });
  return starts;
}

/**
 * Waits for the reads that a page has started.
 * @param starts when reads have begun
 * @param since when the check of the page began, in milliseconds of the clock
 * @returns the failure, if the service or the network is away and the page would have no content
 */
export async function awayReads(
  queryClient: QueryClient,
  starts: ReadStarts,
  since: number,
): Promise<ApiError | undefined> {
  const cache = queryClient.getQueryCache();
  // What the page before shows is active.
  const reads = () => cache.findAll({ type: 'inactive' });
  const isWaiting = ({ state }: Query) =>
    state.fetchStatus === 'fetching' && state.data === undefined;
  const isFailing = ({ state }: Query) => isAway(state.fetchFailureReason);

  const waitingSince = reads()
    .filter(isWaiting)
    .map((read) => starts.get(read) ?? since);
  const began = waitingSince.length > 0 ? Math.max(...waitingSince) : since;
  await new Promise<void>((resolve) => {
    let isPatient = true;
    const check = () => {
      const waiting = reads().filter(isWaiting);
      // A failed read is tried once more, which decides.
      if (isPatient ? waiting.length > 0 : waiting.some(isFailing)) return;
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(
      () => {
        isPatient = false;
        check();
      },
      began + patience - Date.now(),
    );
    const stop = cache.subscribe(check);
    check();
  });

  const answered = reads().filter(({ state }) => state.dataUpdatedAt >= since);
  if (answered.length > 0) return undefined;
  const failed = reads().filter(
    ({ state }) => state.data === undefined && state.errorUpdatedAt >= since,
  );
  return failed.map(({ state }) => state.error).find(isAway);
}
