import type { AdminSummary } from '~/api/admin-summary';
import type { OrganisationSummary } from '~/api/organisation-summary';

type Counts = Pick<
  AdminSummary,
  'posCoreInstances' | 'totalActiveOrganisations' | 'totalInactiveOrganisations'
>;

/** Which steps of a new platform are done (docs/product/welcome.md#steps). */
export interface DoneSteps {
  instance: boolean;
  organisation: boolean;
  invitation: boolean;
}

/**
 * Returns the steps that are done.
 * @param first the summary of the first organisation; undefined while it is not known
 */
export function doneSteps(
  { posCoreInstances, totalActiveOrganisations, totalInactiveOrganisations }: Counts,
  first: Pick<OrganisationSummary, 'pendingInvitations' | 'links'> | undefined,
): DoneSteps {
  return {
    instance: posCoreInstances.length > 0,
    organisation: totalActiveOrganisations + totalInactiveOrganisations > 0,
    // Whoever has accepted an invitation, or was given access, has a link.
    invitation: first !== undefined && first.pendingInvitations.length + first.links.length > 0,
  };
}
