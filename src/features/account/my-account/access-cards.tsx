import '@mantine/core/styles/Badge.css';
import { Badge } from '@mantine/core';
import type { UserSummary } from '~/api/user-summary';
import { SafeLink } from '~/components/safe-link';
import { SummaryListCard } from '~/components/summary-card/summary-list-card';
import { TextLink } from '~/components/text-link';
import { shownName } from '~/domain/shown-name';
import type { Membership } from './memberships';
import classes from './my-account.module.css';

/**
 * The parts of Insights (docs/product/account-and-anonymous.md#insights-access): the flag that
 * grants each part, and its name.
 */
const insightsParts = [
  { flag: 'insightsAggregatesReadAccess', name: 'Dashboards and Reports' },
  { flag: 'insightsTransactionAccess', name: 'Transactions View' },
  { flag: 'insightsAggregatesUpdateAccess', name: 'Remapping Labels' },
] as const satisfies readonly { flag: keyof UserSummary; name: string }[];

/** Shows each part of Insights as granted or denied. */
export function InsightsCard({ summary }: { summary: UserSummary }) {
  return (
    <SummaryListCard
      title="Insights access"
      emptyText=""
      entries={insightsParts.map(({ flag, name }) => ({
        key: flag,
        name,
        badge: (
          <Badge size="sm" variant="light" color={summary[flag] ? 'green' : 'gray'}>
            {summary[flag] ? 'Granted' : 'Denied'}
          </Badge>
        ),
      }))}
    />
  );
}

interface MembershipCardProps {
  memberships: readonly Membership[];
  /** Whether the signed-in person can open the pages of the organisation. */
  isOpen: (organisationID: string) => boolean;
}

/** Lists the organisations of a person, what gives the access to each, and the role in it. */
export function MembershipCard({ memberships, isOpen }: MembershipCardProps) {
  return (
    <SummaryListCard
      title="Organisation Membership"
      count={memberships.length}
      emptyText="No organisation. The administrators of an organisation invite people to it."
      entries={memberships.map(({ organisationID, organisationName: name, ...membership }) => ({
        key: organisationID,
        name: isOpen(organisationID) ? (
          <TextLink to="/organisation/$orgId" params={{ orgId: organisationID }} title={name}>
            {name}
          </TextLink>
        ) : (
          <span title={name}>{name}</span>
        ),
        detail: <span className={classes.ways}>{membership.ways.join(', ')}</span>,
        note: membership.isAdministrator ? undefined : 'Member',
        badge: membership.isAdministrator ? (
          <Badge size="sm" variant="light">
            Administrator
          </Badge>
        ) : undefined,
      }))}
    />
  );
}

interface PendingInvitesCardProps {
  invites: UserSummary['organisationUserInvites'];
  isOwn: boolean;
}

/** Lists the pending invitations of a person, who can accept their own here. */
export function PendingInvitesCard({ invites, isOwn }: PendingInvitesCardProps) {
  return (
    <SummaryListCard
      title="Pending Invites"
      count={invites.length}
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
  );
}

interface AgreementsCardProps {
  documents: UserSummary['latestConsentDocuments'];
}

/** Lists the documents that the person has agreed to, each with a link to its text. */
export function AgreementsCard({ documents }: AgreementsCardProps) {
  return (
    <SummaryListCard
      title="Consented Agreements"
      count={documents.length}
      emptyText="No agreement was needed so far."
      entries={documents.map(({ consentDocumentID: id, title, version }) => ({
        key: id,
        name: (
          <SafeLink
            address={`/authentication/ViewConsentDocument?consentDocumentID=${encodeURIComponent(id)}`}
          >
            {title || 'No title'}
          </SafeLink>
        ),
        note: version ? `Version ${version}` : undefined,
      }))}
    />
  );
}
