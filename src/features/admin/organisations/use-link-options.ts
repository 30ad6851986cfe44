import { useQueries } from '@tanstack/react-query';
import { integrationServerQueries } from '~/api/integration-servers';
import { organisationQueries } from '~/api/organisations';
import { posCoreInstanceQueries } from '~/api/pos-core-instances';
import { organisationTypeLabel } from '~/domain/type-labels';

/** Provides the records that an organisation can refer to. Its form waits for all of them. */
export function useLinkOptions() {
  const [posCores, servers, parents] = useQueries({
    queries: [
      posCoreInstanceQueries.values(),
      integrationServerQueries.values(),
      organisationQueries.parentValues(),
    ],
  });
  const lists = [posCores, servers, parents];
  const failed = lists.filter(({ isError }) => isError);
  return {
    isLoaded: lists.every(({ data }) => data !== undefined),
    error: failed[0]?.error,
    isRetrying: failed.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
    /** Returns the words for a value that is an id or a number, for the overwrite question. */
    wordsOf: (field: string, value: unknown): string | undefined => {
      if (field === 'organisationType') return organisationTypeLabel(Number(value));
      if (!field.endsWith('ID')) return undefined;
      const options = [
        posCores.data ?? [],
        parents.data ?? [],
        ...Object.values(servers.data ?? {}),
      ];
      return options.flat().find(({ key }) => key === value)?.value;
    },
  };
}
