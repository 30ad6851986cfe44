import '@mantine/core/styles/SimpleGrid.css';
import { SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type OrganisationSummary, organisationSummaryQueries } from '~/api/organisation-summary';
import { organisationQueries } from '~/api/organisations';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { PageHeading } from '~/components/page-heading';
import { LinkButton } from '~/components/text-link';
import { useSession } from '~/session/session-context';
import { AccessCard } from './access-card';
import { isNoOrganisation } from './is-no-organisation';
import { MissingOrganisation } from './missing-organisation';
import { OrganisationNotice } from './organisation-notice';
import { organisationSubtitle } from './organisation-subtitle';
import { PendingInvitationsCard } from './pending-invitations-card';
import { PermissionGroupsCard } from './permission-groups-card';
import { ServiceAccountsCard } from './service-accounts-card';
import { TeamsCard } from './teams-card';
import { VersionsCard } from './versions-card';

/**
 * Organisation Summary (docs/product/organisation.md#organisation-summary): the records of an
 * organisation, with links to each part.
 */
export function OrganisationSummaryScreen({ orgId }: { orgId: string }) {
  const { organisation: own } = useSession();
  const { data, error, isPending, refetch } = useQuery(organisationSummaryQueries.single(orgId));
  const { data: organisation } = useQuery(organisationQueries.listed(orgId));
  if (!data && error && isNoOrganisation(error, orgId)) return <MissingOrganisation id={orgId} />;
  return (
    <>
      <PageHeading
        subtitle={organisationSubtitle(organisation, own, orgId)}
        actions={
          <>
            <LinkButton variant="default" to="/organisation/$orgId/profile" params={{ orgId }}>
              Edit Organisation Profile
            </LinkButton>
            <LinkButton to="/organisation/$orgId/invite" params={{ orgId }}>
              Invite User
            </LinkButton>
          </>
        }
      >
        Organisation Summary
      </PageHeading>
      <LoadingOverlay isLoading={isPending} error={data ? null : error} onRetry={() => refetch()}>
        <OrganisationNotice organisation={organisation} />
        {data && <SummaryCards orgId={orgId} summary={data} />}
      </LoadingOverlay>
    </>
  );
}

function SummaryCards({ orgId, summary }: { orgId: string; summary: OrganisationSummary }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
      <TeamsCard orgId={orgId} teams={summary.teams} />
      <AccessCard orgId={orgId} links={summary.links} />
      <ServiceAccountsCard orgId={orgId} accounts={summary.serviceAccounts} />
      <VersionsCard
        orgId={orgId}
        isRoot={summary.rootOrganisation}
        childOrganisations={summary.childOrganisations}
      />
      <PermissionGroupsCard orgId={orgId} total={summary.totalPermissionGroups} />
      <PendingInvitationsCard orgId={orgId} invitations={summary.pendingInvitations} />
    </SimpleGrid>
  );
}
