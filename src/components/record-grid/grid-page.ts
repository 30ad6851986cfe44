import {
  type QueryKey,
  skipToken,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import {
  type RegisteredRouter,
  type ToOptions,
  useMatch,
  useRouter,
  useSearch,
} from '@tanstack/react-router';
import { arrivingKey } from '~/domain/lists';
import { completeGridSearch, type GridSearch, parseGridSearch } from './grid-search';
import type { GridList, GridPage } from './record-grid-props';

type ListQuery<T, Key extends QueryKey> = UseQueryOptions<T[], Error, T[], Key> & { queryKey: Key };

/** The groups of a grid that are the same on each page with a grid. */
interface GridOfPage<T> {
  list: GridList<T> & Required<Pick<GridList<T>, 'onRefresh'>>;
  page: GridPage & { search: GridSearch };
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
  const list = useGridList(query);
  const address = useGridAddress();
  const router = useRouter();
  const rows = linkOf && {
    onEdit: (id: string) => void router.navigate(linkOf(id)),
    editHref: (id: string) => router.buildLocation(linkOf(id)).href,
    onReach: (id: string) => void router.preloadRoute(linkOf(id)),
  };
  return { list, page: { ...address, ...rows } };
}

/** Returns the list of a grid whose records a query reads. */
const gridOf = <T>(
  list: Pick<UseQueryResult<T[]>, 'data' | 'error' | 'isPending' | 'isFetching' | 'refetch'>,
) => ({
  records: list.data,
  error: list.error,
  isLoading: list.isPending,
  isRefreshing: list.isFetching,
  onRefresh: () => void list.refetch(),
  readFresh: async () => {
    // A read that is on its way may have begun before another person's save: it starts again.
    const { data } = await list.refetch({ throwOnError: true, cancelRefetch: true });
    if (!data) throw new Error('');
    return data;
  },
});

/** Reads the list of a grid, and shows the records that have come so far. */
function useGridList<T, Key extends QueryKey>(query: ListQuery<T, Key>) {
  const list = useQuery(query);
  const { data: arrived } = useQuery<readonly T[]>({
    queryKey: arrivingKey(query.queryKey),
    queryFn: skipToken,
  });
  const isIncomplete = list.data === undefined && arrived !== undefined;
  return { ...gridOf(list), records: list.data ?? arrived, isIncomplete };
}

/** Keeps the state of a grid in the address of the page. */
function useGridAddress() {
  const search: GridSearch = useSearch({
    strict: false,
    select: parseGridSearch,
    structuralSharing: true,
  });
  const viewKey = useMatch({
    strict: false,
    select: ({ context, fullPath }) => `${context.session?.userID}:${fullPath}`,
  });
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname.replace(/\/$/, '') });
  const router = useRouter();
  return {
    search,
    viewKey,
    path,
    onSearchChange: (next: GridSearch) =>
      void router.navigate({
        // While another page opens, '.' alone would be that page.
        from: router.state.matches.at(-1)?.fullPath,
        to: '.',
        search: (old) => ({ ...old, ...completeGridSearch(next) }),
        replace: true,
      }),
  };
}
