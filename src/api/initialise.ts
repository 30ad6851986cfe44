import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { initialiseOrganisation, listConfigTemplateOrganisations } from './answers/initialise.gen';
import { client, resultOf } from './client';
import { organisationTreeQueries } from './organisation-tree';
import { organisationQueries } from './organisations';
import type { InitialiseRequest } from './schema.gen';

export type { InitialiseRequest } from './schema.gen';

/**
 * The templates that an organisation may start from (GET
 * /api/organisation/{orgId}/configtemplateorgs).
 */
export const configTemplateQueries = {
  /** Each option has key (the template's code), value (its name) and group (its type). */
  list: (orgId: string) =>
    queryOptions({
      queryKey: ['config-templates', orgId],
      queryFn: ({ signal }) =>
        resultOf(
          client.GET('/api/organisation/{orgId}/configtemplateorgs', {
            params: { path: { orgId } },
            signal,
          }),
          listConfigTemplateOrganisations,
        ),
    }),
};

/**
 * Initialises an organisation (POST /api/organisation/{orgId}/initialise). It may take several
 * minutes.
 */
export function useInitialiseOrganisation(orgId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request: InitialiseRequest) =>
      resultOf(
        client.POST('/api/organisation/{orgId}/initialise', {
          params: { path: { orgId } },
          body: request,
        }),
        initialiseOrganisation,
      ),
    onSuccess: async () => {
      await queryClient.invalidateQueries({
        queryKey: organisationTreeQueries.all(),
        refetchType: 'none',
      });
      // The organisation now has teams, permission groups and versions.
      await queryClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey.includes(orgId),
        refetchType: 'none',
      });
    },
    // Also after a failure: without an answer, the client cannot know whether it was done.
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: organisationQueries.all() });
    },
  });
}
