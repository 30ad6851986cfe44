import { initialiseOrganisation, listConfigTemplateOrganisations } from './answers/initialise.gen';
import { markStale, query } from './calls';
import { organisationTreeQueries } from './organisation-tree';
import { organisationQueries } from './organisations';
import { useRepeatableCall } from './repeatable-call';
import type { InitialiseRequest } from './schema.gen';
import { staleElsewhere } from './stale-elsewhere';
import { useSingleMutation } from './use-single-mutation';

export type * from './answers/initialise.gen';

/** The templates that an organisation may start from. */
export const configTemplateQueries = {
  /** Each option has key (the template's code), value (its name) and group (its type). */
  list: (orgId: string) =>
    query(['config-templates', orgId], listConfigTemplateOrganisations, { path: { orgId } }),
};

/** Initialises an organisation. It may take several minutes. */
export const useInitialiseOrganisation = (orgId: string) => {
  const sendOnce = useRepeatableCall(initialiseOrganisation);
  return useSingleMutation({
    mutationFn: (request: InitialiseRequest) => sendOnce({ path: { orgId } }, request),
    onSuccess: async (_saved, _request, _result, { client }) => {
      await markStale(client, organisationTreeQueries.all());
      await staleElsewhere('initialisation')(client);
      // The organisation now has teams, permission groups and versions.
      await client.invalidateQueries({
        predicate: ({ queryKey }) => queryKey.includes(orgId),
        refetchType: 'none',
      });
    },
    // Also after a failure: without an answer, the client cannot know whether it was done.
    onSettled: (_saved, _failure, _request, _result, { client }) => {
      void client.invalidateQueries({ queryKey: organisationQueries.all() });
    },
  });
};
