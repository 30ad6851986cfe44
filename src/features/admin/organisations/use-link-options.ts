import { useQueries } from '@tanstack/react-query';
import { integrationServerQueries } from '~/api/integration-servers';
import { firstOfOptions } from '~/api/list-search';
import { organisationQueries } from '~/api/organisations';
import { posCoreInstanceQueries } from '~/api/pos-core-instances';

const { values: posCoreValues } = posCoreInstanceQueries;
const { values: serverValues } = integrationServerQueries;
const { parentValues } = organisationQueries;

/** Provides the records that an organisation can refer to. Its form waits for the first of them. */
export function useLinkOptions() {
  const lists = useQueries({
    queries: [
      posCoreValues(firstOfOptions),
      serverValues(firstOfOptions),
      parentValues(firstOfOptions),
    ],
  });
  const failed = lists.filter(({ isError }) => isError);
  return {
    isLoaded: lists.every(({ data }) => data !== undefined),
    error: failed[0]?.error,
    isRetrying: failed.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}
