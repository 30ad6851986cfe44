import type { OrganisationSummary } from '~/api/organisation-summary';
import { SummaryCard } from '~/components/summary-card/summary-card';
import { SummaryList } from '~/components/summary-card/summary-list';
import { TextLink } from '~/components/text-link';

interface PendingInvitationsCardProps {
  orgId: string;
  invitations: OrganisationSummary['pendingInvitations'];
}

/** Lists the people who have an invitation and have not accepted it yet. */
export function PendingInvitationsCard({ orgId, invitations }: PendingInvitationsCardProps) {
  return (
    <SummaryCard
      title="Pending Invitations"
      count={invitations.length}
      action={
        <TextLink to="/organisation/$orgId/pendinginvites" params={{ orgId }}>
          Browse invitations
        </TextLink>
      }
    >
      <SummaryList
        label="Pending Invitations"
        emptyText={
          <>
            No invitation waits to be accepted.{' '}
            <TextLink to="/organisation/$orgId/invite" params={{ orgId }}>
              Invite User
            </TextLink>
          </>
        }
        entries={invitations.map(({ organisationUserInviteID, email }) => ({
          key: organisationUserInviteID,
          name: <span title={email}>{email || 'No email'}</span>,
        }))}
      />
    </SummaryCard>
  );
}
