import {
  type Query,
  type QueryKey,
  skipToken,
  type UseQueryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import {
  type RegisteredRouter,
  type ToOptions,
  useMatch,
  useRouter,
  useSearch,
} from '@tanstack/react-router';
import { arrivingKey, columnOfGrid } from '~/domain/lists';
import { completeGridSearch, type GridSearch, parseGridSearch } from './grid-search';
import type { GridList, GridPage } from './record-grid-props';

type ListQuery<T, Key extends QueryKey> = UseQueryOptions<T[], Error, T[], Key> & { queryKey: Key };

interface GridOfPage<T> {
  list: GridList<T> & Required<Pick<GridList<T>, 'onRefresh'>>;
  page: GridPage & { search: GridSearch };
  /** When the records came, in milliseconds since 1970. */
  readAt: number;
}

/**
 * Connects a grid with its page: a query reads its records, its state is in the address, and its rows
 * open pages of their own.
 * @param linkOf returns where the row of a record leads; without it no row opens a page
 */
export function useGridPage<T, Key extends QueryKey, const To extends string = string>(
  query: ListQuery<T, Key>,
  linkOf?: (id: string) => ToOptions<RegisteredRouter, string, To>,
): GridOfPage<T>;
export function useGridPage<T, Key extends QueryKey>(
  query: ListQuery<T, Key>,
  linkOf?: (id: string) => ToOptions,
): GridOfPage<T> {
  const { list, readAt } = useGridList(query);
  const address = useGridAddress();
  const router = useRouter();
  const rows = linkOf && {
    onEdit: (id: string) => void router.navigate(linkOf(id)),
    editHref: (id: string) => router.buildLocation(linkOf(id)).href,
    onReach: (id: string) => void router.preloadRoute(linkOf(id)),
  };
  return { list, page: { ...address, ...rows }, readAt };
}

/** Reads the list of a grid, and shows the records that have come so far. */
function useGridList<T, Key extends QueryKey>(query: ListQuery<T, Key>) {
  const queryClient = useQueryClient();
  const { data, dataUpdatedAt, error, isPending, isFetching, refetch } = useQuery(query);
  const { data: arrived, dataUpdatedAt: arrivedAt } = useQuery<readonly T[]>({
    queryKey: arrivingKey(query.queryKey),
    queryFn: skipToken,
  });
  const list = {
    records: data ?? arrived,
    isIncomplete: data === undefined && arrived !== undefined,
    error,
    isLoading: isPending,
    isRefreshing: isFetching,
    onRefresh: () => {
      void refetch();
      // Not what failed: the back end may not have it, and a notice offers Retry.
      const isColumn = ({ meta, state }: Query) =>
        meta === columnOfGrid && state.data !== undefined;
      void queryClient.refetchQueries({ type: 'active', predicate: isColumn });
    },
    readFresh: async () => {
      // A read that is on its way may have begun before another person's save: it starts again.
      const fresh = await refetch({ throwOnError: true, cancelRefetch: true });
      if (!fresh.data) throw new Error('');
      return fresh.data;
    },
  };
  return { list, readAt: dataUpdatedAt || arrivedAt };
}

/** Keeps the state of a grid in the address of the page. */
function useGridAddress() {
  const search: GridSearch = useSearch({
    strict: false,
    select: parseGridSearch,
    structuralSharing: true,
  });
  const keys = useMatch({
    strict: false,
    select: ({ context, fullPath, pathname }) => ({
      viewKey: `${context.session?.userID}:${fullPath}`,
      path: pathname.replace(/\/$/, ''),
    }),
    structuralSharing: true,
  });
  const router = useRouter();
  return {
    search,
    ...keys,
    onSearchChange: (next: GridSearch) =>
      void router.navigate({
        // While another page opens, '.' alone would be that page.
        from: router.state.matches.at(-1)?.fullPath,
        to: '.',
        search: (old) => ({ ...old, ...completeGridSearch(next) }),
        replace: true,
        resetScroll: false,
      }),
  };
}
