import {
  type FetchQueryOptions,
  QueryClient,
  type QueryClientConfig,
  type QueryKey,
} from '@tanstack/react-query';

/** The errors of reads that belong to an earlier visit. */
const earlier = new WeakSet<Error>();

/**
 * A cache that reads once for a visit what fails. The check of a navigation, the loader of the page and
 * the page itself start the same reads. A later visit reads again.
 */
export class VisitQueryClient extends QueryClient {
  constructor(config: QueryClientConfig) {
    super(config);
    this.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'observerRemoved' && query.state.error) earlier.add(query.state.error);
    });
  }

  override async prefetchQuery<Data, Failure, Answer, Key extends QueryKey>(
    options: FetchQueryOptions<Data, Failure, Answer, Key>,
  ): Promise<void> {
    const query = this.getQueryCache().find({ queryKey: options.queryKey });
    const hasFailed = query !== undefined && !query.isActive() && !readsOnMount(query);
    if (!hasFailed) await super.prefetchQuery(options);
  }
}

/** Begins a visit, which reads again whatever has failed before. */
export function beginVisit(queryClient: QueryClient): void {
  for (const { state } of queryClient.getQueryCache().getAll()) {
    if (state.error) earlier.add(state.error);
  }
}

/** Whether a page that opens reads again what has failed. */
export const readsOnMount = ({ state: { error } }: { state: { error: Error | null } }): boolean =>
  error === null || earlier.has(error);
