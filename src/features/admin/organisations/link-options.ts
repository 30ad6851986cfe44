import { type QueryClient, useQueries } from '@tanstack/react-query';
import {
  type IntegrationServerInstanceValues,
  integrationServerQueries,
} from '~/api/integration-servers';
import { firstOfOptions } from '~/api/list-search';
import { type OptionValue, type Organisation, organisationQueries } from '~/api/organisations';
import { posCoreInstanceQueries } from '~/api/pos-core-instances';
import { organisationTypeLabel } from '~/domain/type-labels';
import type { OrganisationForm } from './organisation-form';

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

type FieldValue = OrganisationForm[keyof OrganisationForm];

/** Returns the name of a record that an organisation refers to, if any option that was read has it. */
function nameOf(queryClient: QueryClient, id: FieldValue): string | undefined {
  const lists: (OptionValue[] | undefined)[] = [
    ...queryClient.getQueriesData<OptionValue[]>(posCoreValues()).map(([, list]) => list),
    ...queryClient.getQueriesData<OptionValue[]>(parentValues()).map(([, list]) => list),
    ...queryClient
      .getQueriesData<IntegrationServerInstanceValues>(serverValues())
      .flatMap(([, four]) => (four ? Object.values(four) : [])),
  ];
  for (const list of lists) {
    const option = list?.find(({ key }) => key === id);
    if (option) return option.value;
  }
  return undefined;
}

/**
 * Returns the words for a value that is an id or a number, for the overwrite question. The names
 * have to be read before (`readNames`).
 */
export const linkWords =
  (queryClient: QueryClient) =>
  (field: string, value: FieldValue): string | undefined => {
    if (field === 'organisationType') return organisationTypeLabel(Number(value));
    return field.endsWith('ID') ? nameOf(queryClient, value) : undefined;
  };

/** Reads the names of what an organisation refers to, as far as they are not known. Never fails. */
export async function readNames(queryClient: QueryClient, organisation: Organisation) {
  const unnamed = (...ids: (string | null)[]) =>
    ids.flatMap((id) => (id && nameOf(queryClient, id) === undefined ? [id] : []));
  const posCores = unnamed(organisation.posCoreInstanceID);
  const parents = unnamed(organisation.parentOrganisationID);
  const servers = unnamed(
    organisation.remoteOrderServerInstanceID,
    organisation.dataExtractionServerInstanceID,
    organisation.partnerServerInstanceID,
    organisation.reportingServerInstanceID,
  );
  await Promise.all([
    posCores.length > 0 && queryClient.prefetchQuery(posCoreValues({ ids: posCores })),
    parents.length > 0 && queryClient.prefetchQuery(parentValues({ ids: parents })),
    servers.length > 0 && queryClient.prefetchQuery(serverValues({ ids: servers })),
  ]);
}
