import '@mantine/core/styles/SimpleGrid.css';
import { SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '~/api/api-error';
import { type UserSummary, userSummaryQueries } from '~/api/user-summary';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { PageHeading } from '~/components/page-heading';
import { useOptionalSession } from '~/session/session-context';
import { AgreementsCard } from './agreements-card';
import { InsightsCard } from './insights-card';
import { MembershipCard } from './membership-card';
import { membershipsOf } from './memberships';
import { MissingAccount } from './missing-account';
import { PendingInvitesCard } from './pending-invites-card';
import { ProfileCard } from './profile-card';
import { useVisitableOrganisations } from './use-visitable-organisations';

/**
 * My Account (docs/product/account-and-anonymous.md#my-account): the profile, the access, the
 * invitations and the agreements of a person.
 */
export function MyAccountScreen({ userId }: { userId: string }) {
  const { data, error, isPending, refetch } = useQuery(userSummaryQueries.single(userId));
  if (!data && error instanceof ApiError && [403, 404].includes(error.status)) {
    return <MissingAccount message={error.message} />;
  }
  const name = data?.fullName;
  const subtitle = name && !data.currentUser ? `Account of ${name}` : name;
  return (
    <>
      <PageHeading subtitle={subtitle}>My Account</PageHeading>
      <LoadingOverlay isLoading={isPending} error={data ? null : error} onRetry={() => refetch()}>
        {data && <AccountCards userId={userId} summary={data} />}
      </LoadingOverlay>
    </>
  );
}

function AccountCards({ userId, summary }: { userId: string; summary: UserSummary }) {
  const session = useOptionalSession();
  const { currentUser: isOwn, organisationUserLinks: links } = summary;
  const isOpen = useVisitableOrganisations(isOwn ? links : []);
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
      <ProfileCard
        userId={userId}
        summary={summary}
        email={isOwn ? session?.user.email : undefined}
        edits={isOwn ? 'own profile' : session?.isSuperUser ? 'user' : 'nothing'}
      />
      <InsightsCard summary={summary} />
      <MembershipCard memberships={membershipsOf(links)} isOpen={isOpen} />
      <PendingInvitesCard invites={summary.organisationUserInvites} isOwn={isOwn} />
      <AgreementsCard documents={summary.latestConsentDocuments} />
    </SimpleGrid>
  );
}
