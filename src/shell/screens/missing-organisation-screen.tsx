import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useLocation, useMatches } from '@tanstack/react-router';
import { type ComponentType, useEffect } from 'react';
import { ApiError } from '~/api/api-error';
import { entityLookupQueries } from '~/api/entity-lookup';
import { OrganisationRefused } from '~/api/organisation-refused';
import { CopyableId } from '~/components/fields/copyable-id';
import { LinkButton } from '~/components/link-button';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { NoticePanel } from '~/components/notices/notice-panel';
import { PageHeading, titleOfRoute } from '~/components/page-heading';
import { EntityLookupType as Type } from '~/domain/contract/enums.gen';
import { useSession } from '~/session/session';
import { Theme } from '~/themed';

const siteTypes: readonly number[] = [Type.Outlet, Type.OutletGroup, Type.Terminal];

interface RefusedOrganisationProps {
  error: OrganisationRefused;
  NotAllowed: ComponentType<{ reason: string | undefined }>;
}

/** Takes the place of a page whose organisation was refused. */
export function RefusedOrganisation({ error, NotAllowed }: RefusedOrganisationProps) {
  const queryClient = useQueryClient();
  // The next visit asks again. A query that has failed would throw the old error at once.
  useEffect(
    () =>
      queryClient.removeQueries({
        predicate: ({ state }) => state.error instanceof OrganisationRefused,
      }),
    [queryClient],
  );
  const { cause, isForbidden, orgId } = error;
  if (!isForbidden) return <MissingOrganisation id={orgId} />;
  return <NotAllowed reason={cause instanceof ApiError ? cause.reason : undefined} />;
}

/**
 * The page of an organisation that the person may not see, or that does not exist
 * (docs/product/routes-and-roles.md#an-organisation-of-others). Entity Lookup leads to the summary
 * with the id of an outlet: a super user then goes on to the outlet (decision 0033).
 */
function MissingOrganisation({ id }: { id: string }) {
  const { isSuperUser } = useSession();
  const title = useMatches({ select: (matches) => matches.slice(-1).map(titleOfRoute)[0] });
  const isSummary = useLocation({ select: ({ pathname }) => pathname === `/organisation/${id}` });
  const { data, isLoading } = useQuery({
    ...entityLookupQueries.matches(id),
    enabled: isSuperUser && isSummary,
  });
  const site = data?.find(({ type, entityID }) => siteTypes.includes(type) && entityID === id);
  if (site?.organisation) {
    return (
      <Navigate
        to="/organisation/$orgId/systemhealth"
        params={{ orgId: site.organisation.organisationID }}
        search={{ node: `ds:${id}` }}
        replace
      />
    );
  }
  return (
    <Theme>
      <PageHeading>{title ?? 'Organisation'}</PageHeading>
      {isLoading ? (
        <LoadingOverlay isLoading />
      ) : (
        <NoticePanel
          message="There is no organisation with this id."
          way={
            isSuperUser
              ? 'It may be the id of an outlet or of another record.'
              : 'It may be the id of another record, or of an organisation that you do not manage.'
          }
          actions={
            <>
              {isSuperUser ? (
                <LinkButton to="/admin/entitylookup" search={{ filter: id }}>
                  Look up this id
                </LinkButton>
              ) : null}
              <LinkButton to="/" variant={isSuperUser ? 'default' : 'filled'}>
                Send me home
              </LinkButton>
            </>
          }
        >
          <CopyableId label="Id" id={id} />
        </NoticePanel>
      )}
    </Theme>
  );
}
