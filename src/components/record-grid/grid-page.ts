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
  useNavigate,
  useRouter,
  useSearch,
} from '@tanstack/react-router';
import { arrivingKey } from '~/domain/arriving-key';
import { completeGridSearch, type GridSearch, parseGridSearch } from './grid-search';

/** Returns the props of a grid whose records a query reads. */
export const gridOf = <T>(
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

/** Returns the props of a grid whose records a query reads, and shows those that have come so far. */
export function useGridList<T, Key extends QueryKey>(
  query: UseQueryOptions<T[], Error, T[], Key> & { queryKey: Key },
) {
  const list = useQuery(query);
  const { data: arrived } = useQuery<readonly T[]>({
    queryKey: arrivingKey(query.queryKey),
    queryFn: skipToken,
  });
  const isIncomplete = list.data === undefined && arrived !== undefined;
  return { ...gridOf(list), records: list.data ?? arrived, isIncomplete };
}

/** Returns the props of a grid whose state is in the address of the page. */
export function useGridAddress() {
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

interface RowPages {
  onEdit: (id: string) => void;
  editHref: (id: string) => string;
  onReach: (id: string) => void;
}

/** Returns the props of a grid whose rows open pages of their own. */
export function useRowPages<const To extends string>(
  linkOf: (id: string) => ToOptions<RegisteredRouter, string, To>,
): RowPages;
export function useRowPages(linkOf: (id: string) => ToOptions): RowPages {
  const navigate = useNavigate();
  const router = useRouter();
  return {
    onEdit: (id) => navigate(linkOf(id)),
    editHref: (id) => router.buildLocation(linkOf(id)).href,
    onReach: (id) => void router.preloadRoute(linkOf(id)),
  };
}
