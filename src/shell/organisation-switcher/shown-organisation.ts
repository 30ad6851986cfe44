import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ApiError } from '~/api/api-error';
import { listedOrganisation } from '~/api/listed-organisation';
import type { Organisation } from '~/api/organisations';
import { type Session, useOptionalSession } from '~/session/session';

/** What the list shows of an organisation. */
export type ListedOrganisation = Pick<Organisation, 'organisationID' | 'name' | 'organisationCode'>;

const none: ListedOrganisation[] = [];

/**
 * Returns what is known of the organisations after the list failed. A back end may keep the list to
 * super users: then an administrator has the organisation of the session, whose code is not known.
 */
export function knownOrganisations(error: Error, session: Session | null): ListedOrganisation[] {
  const isRefused = error instanceof ApiError && refusals.includes(error.status);
  if (!isRefused || !session?.organisation || session.isSuperUser) return none;
  return [{ ...session.organisation, organisationCode: '' }];
}

// 405 and 501: the back end does not have the call at all.
const refusals: readonly number[] = [403, 404, 405, 501];

/** Returns the organisation of the shown page, as far as it is known. */
export function useShownOrganisation() {
  const orgId = useParams({ strict: false, select: (params) => params.orgId });
  const session = useOptionalSession();
  const { data, error } = useQuery({
    ...listedOrganisation(orgId ?? ''),
    enabled: orgId !== undefined,
  });
  const known = error ? knownOrganisations(error, session) : none;
  const current = data ?? known.find(({ organisationID }) => organisationID === orgId);
  return { orgId, current, error };
}
