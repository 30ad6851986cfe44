import '@mantine/core/styles/SimpleGrid.css';
import { SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ApiError } from '~/api/api-error';
import { organisationQueries } from '~/api/organisations';
import { userSummaryQueries } from '~/api/user-summary';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { NoticePanel } from '~/components/notices/notice-panel';
import { PageHeading } from '~/components/page-heading';
import { SummaryCard } from '~/components/summary-card/summary-card';
import { LinkButton } from '~/components/text-link';
import { useOptionalSession } from '~/session/session';
import { accountCards, ProfileCard } from './account-cards';
import { canVisit } from './memberships';

/**
 * My Account (docs/product/account-and-anonymous.md#my-account): the profile, the access, the
 * invitations and the agreements of a person.
 */
export function MyAccountScreen() {
  const { userId } = useParams({ from: '/_signed-in/user/$userId' });
  const { data, error, isPending, refetch } = useQuery(userSummaryQueries.single(userId));
  const isSuperUser = useOptionalSession()?.isSuperUser ?? false;
  const ownLinks = data?.currentUser ? data.organisationUserLinks : [];
  const administered = new Set(
    ownLinks.filter(({ isOrgAdmin }) => isOrgAdmin).map(({ organisationID }) => organisationID),
  );
  // The list gives the parents, which matter only to an administrator who is no super user.
  const isOfInterest = !isSuperUser && administered.size > 0;
  const { data: listed = [] } = useQuery({ ...organisationQueries.list(), enabled: isOfInterest });
  const isOpen = (organisationID: string) =>
    isSuperUser || canVisit(organisationID, administered, listed);

  if (!data && error instanceof ApiError && [403, 404].includes(error.status)) {
    return (
      <>
        <PageHeading>My Account</PageHeading>
        <NoticePanel
          message={error.message}
          way="An account is shown to the person whose it is, and to super users."
          actions={<LinkButton to="/user">My own account</LinkButton>}
        />
      </>
    );
  }
  const name = data?.fullName;
  const subtitle = name && !data.currentUser ? `Account of ${name}` : name;
  return (
    <>
      <PageHeading subtitle={subtitle}>My Account</PageHeading>
      <LoadingOverlay isLoading={isPending} error={data ? null : error} onRetry={() => refetch()}>
        {data && (
          <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
            <ProfileCard userId={userId} summary={data} />
            {accountCards(data, isOpen).map((card) => (
              <SummaryCard key={card.title} {...card} />
            ))}
          </SimpleGrid>
        )}
      </LoadingOverlay>
    </>
  );
}
