import '@mantine/core/styles/Badge.css';
import { Badge } from '@mantine/core';
import { SummaryCard } from '~/components/summary-card/summary-card';
import { SummaryList } from '~/components/summary-card/summary-list';
import { TextLink } from '~/components/text-link';
import type { Membership } from './memberships';
import classes from './my-account.module.css';

interface MembershipCardProps {
  memberships: readonly Membership[];
  /** Whether the signed-in person can open the pages of the organisation. */
  isOpen: (organisationID: string) => boolean;
}

const administratorBadge = (
  <Badge size="sm" variant="light">
    Administrator
  </Badge>
);

/** Lists the organisations of a person, what gives the access to each, and the role in it. */
export function MembershipCard({ memberships, isOpen }: MembershipCardProps) {
  return (
    <SummaryCard title="Organisation Membership" count={memberships.length}>
      <SummaryList
        label="Organisation Membership"
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
          ...(membership.isAdministrator ? { badge: administratorBadge } : { note: 'Member' }),
        }))}
      />
    </SummaryCard>
  );
}
