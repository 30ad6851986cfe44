import type { UseQueryResult } from '@tanstack/react-query';
import {
  type RegisteredRouter,
  type ToOptions,
  useNavigate,
  useRouter,
} from '@tanstack/react-router';

type ListQuery<T> = Pick<
  UseQueryResult<T[]>,
  'data' | 'error' | 'isPending' | 'isFetching' | 'refetch'
>;

/** Returns the props of a grid whose records a query reads. */
export const gridOf = <T>({ data, error, isPending, isFetching, refetch }: ListQuery<T>) => ({
  records: data,
  error,
  isLoading: isPending,
  isRefreshing: isFetching,
  onRefresh: () => void refetch(),
});

interface RowPages {
  onEdit: (id: string) => void;
  editHref: (id: string) => string;
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
  };
}
