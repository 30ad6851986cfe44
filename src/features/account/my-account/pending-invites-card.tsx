import type { UserSummary } from '~/api/user-summary';
import { SummaryCard } from '~/components/summary-card/summary-card';
import { SummaryList } from '~/components/summary-card/summary-list';
import { TextLink } from '~/components/text-link';
import { shownName } from '~/domain/shown-name';

interface PendingInvitesCardProps {
  invites: UserSummary['organisationUserInvites'];
  isOwn: boolean;
}

/** Lists the pending invitations of a person, who can accept their own here. */
export function PendingInvitesCard({ invites, isOwn }: PendingInvitesCardProps) {
  return (
    <SummaryCard title="Pending Invites" count={invites.length}>
      <SummaryList
        label="Pending Invites"
        emptyText="No invitation waits to be accepted."
        entries={invites.map(({ organisationUserInviteID, organisationName, token, email }) => {
          const name = shownName(organisationName);
          return {
            key: organisationUserInviteID,
            name: <span title={name}>{name}</span>,
            detail:
              isOwn && !token ? 'Open the link in the mail to accept' : email && `Sent to ${email}`,
            note:
              isOwn && token && email ? (
                // Loading the page accepts the invitation, so hovering must not preload it.
                <TextLink
                  to="/invitations/validate/$token/$email"
                  params={{ token, email }}
                  preload={false}
                  aria-label={`Accept the invitation to ${name}`}
                >
                  Accept
                </TextLink>
              ) : undefined,
          };
        })}
      />
    </SummaryCard>
  );
}
