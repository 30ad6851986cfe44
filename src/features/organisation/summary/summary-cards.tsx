import '@mantine/core/styles/SimpleGrid.css';
import { SimpleGrid } from '@mantine/core';
import type { OrganisationSummary } from '~/api/organisation-summary';
import { SummaryCard } from '~/components/summary-card/summary-card';
import { SummaryFigure } from '~/components/summary-card/summary-figure';
import { TextLink } from '~/components/text-link';
import { OrganisationUserLinkType } from '~/domain/contract/enums.gen';
import { countText } from '~/domain/count-text';
import { serviceAccountTypeLabel } from '~/domain/service-account-type';
import { shownName } from '~/domain/shown-name';

interface SummaryCardsProps {
  orgId: string;
  summary: OrganisationSummary;
}

/** A card for each subject of an organisation. */
export function SummaryCards(props: SummaryCardsProps) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
      <TeamsCard {...props} />
      <AccessCard {...props} />
      <ServiceAccountsCard {...props} />
      <VersionsCard {...props} />
      <PermissionGroupsCard {...props} />
      <PendingInvitationsCard {...props} />
    </SimpleGrid>
  );
}

/** Lists the organisation's teams and how many members each has. */
function TeamsCard({ orgId, summary: { teams } }: SummaryCardsProps) {
  return (
    <SummaryCard
      title="Teams"
      count={teams.length}
      action={
        <TextLink to="/organisation/$orgId/teams" params={{ orgId }}>
          Browse teams
        </TextLink>
      }
      emptyText={
        <>
          No teams yet. A team gives all its members the same access.{' '}
          <TextLink to="/organisation/$orgId/teams/edit/$id" params={{ orgId, id: 'new' }}>
            Create a team
          </TextLink>
        </>
      }
      entries={teams.map(({ teamID: id, name, totalMembers }) => ({
        key: id,
        name: (
          <TextLink to="/organisation/$orgId/teams/edit/$id" params={{ orgId, id }} title={name}>
            {shownName(name)}
          </TextLink>
        ),
        note: countText(totalMembers, 'member'),
      }))}
    />
  );
}

/** Lists the people and teams with access to the organisation, and marks the administrators. */
function AccessCard({ orgId, summary: { links } }: SummaryCardsProps) {
  return (
    <SummaryCard
      title="Access"
      count={links.length}
      action={
        <TextLink to="/organisation/$orgId/links" params={{ orgId }}>
          Browse access
        </TextLink>
      }
      emptyText={
        <>
          Nobody has access of their own yet.{' '}
          <TextLink to="/organisation/$orgId/links/create" params={{ orgId }}>
            Add Access
          </TextLink>{' '}
          or{' '}
          <TextLink to="/organisation/$orgId/invite" params={{ orgId }}>
            Invite User
          </TextLink>
        </>
      }
      entries={links.map(({ organisationUserLinkID: id, linkType, teamUserName, isOrgAdmin }) => ({
        key: id,
        name: (
          <TextLink
            to="/organisation/$orgId/links/edit/$id"
            params={{ orgId, id }}
            title={teamUserName}
          >
            {shownName(teamUserName)}
          </TextLink>
        ),
        note: `${linkType === OrganisationUserLinkType.Team ? 'Team' : 'User'}${isOrgAdmin ? ', administrator' : ''}`,
      }))}
    />
  );
}

/** Lists the accounts that tills and other services sign in with, and the type of each. */
function ServiceAccountsCard({ orgId, summary: { serviceAccounts } }: SummaryCardsProps) {
  const account = '/organisation/$orgId/serviceaccounts/edit/$id';
  return (
    <SummaryCard
      title="Service Accounts"
      count={serviceAccounts.length}
      action={
        <TextLink to="/organisation/$orgId/serviceaccounts" params={{ orgId }}>
          Browse accounts
        </TextLink>
      }
      emptyText={
        <>
          No service accounts yet. Tills and other services sign in with one.{' '}
          <TextLink to={account} params={{ orgId, id: 'new' }}>
            Create an account
          </TextLink>
        </>
      }
      entries={serviceAccounts.map(({ serviceAccountID: id, name, serviceAccountType }) => ({
        key: id,
        name: (
          <TextLink to={account} params={{ orgId, id }} title={name}>
            {shownName(name)}
          </TextLink>
        ),
        note: serviceAccountTypeLabel(serviceAccountType),
      }))}
    />
  );
}

/**
 * Links to the pages that install versions of apps, authorise them, and show what runs. A root
 * installs no versions (docs/product/organisation.md#version-links).
 */
function VersionsCard({ orgId, summary }: SummaryCardsProps) {
  const { rootOrganisation, childOrganisations } = summary;
  const install = {
    key: 'install',
    name: (
      <TextLink to="/organisation/$orgId/acceptances" params={{ orgId }}>
        Install Versions
      </TextLink>
    ),
    detail: 'New versions of the apps, to be accepted',
  };
  const authorise = {
    key: 'authorise',
    name: (
      <TextLink to="/organisation/$orgId/authorisations" params={{ orgId }}>
        Version Authorisation
      </TextLink>
    ),
    detail: childText(childOrganisations),
  };
  const health = {
    key: 'health',
    name: (
      <TextLink to="/organisation/$orgId/systemhealth" params={{ orgId }}>
        System Health
      </TextLink>
    ),
    detail: 'What runs at outlets and terminals',
  };
  return (
    <SummaryCard
      title="Versions"
      entries={[
        ...(rootOrganisation ? [] : [install]),
        ...(childOrganisations.length > 0 ? [authorise] : []),
        health,
      ]}
    />
  );
}

/** Counts the organisations whose versions this one authorises. */
function childText(organisations: OrganisationSummary['childOrganisations']): string {
  const total = organisations.length;
  const inactive = organisations.filter(({ active }) => !active).length;
  if (total === 1) return `For one child organisation${inactive ? ', inactive' : ''}`;
  const outOfUse = inactive === 0 ? '' : `, ${inactive.toLocaleString()} inactive`;
  return `For ${total.toLocaleString()} child organisations${outOfUse}`;
}

/** Shows how many permission groups the organisation has. */
function PermissionGroupsCard({ orgId, summary }: SummaryCardsProps) {
  const total = summary.totalPermissionGroups;
  return (
    <SummaryCard
      title="Permission Groups"
      action={
        <TextLink to="/organisation/$orgId/permissiongroups" params={{ orgId }}>
          Browse groups
        </TextLink>
      }
      emptyText={
        <>
          No permission groups yet. They say what people may do.{' '}
          <TextLink
            to="/organisation/$orgId/permissiongroups/edit/$id"
            params={{ orgId, id: 'new' }}
          >
            Create a group
          </TextLink>
        </>
      }
      entries={total === 0 ? [] : undefined}
    >
      {total === 0 ? null : (
        <SummaryFigure
          value={total}
          label={total === 1 ? 'permission group' : 'permission groups'}
        />
      )}
    </SummaryCard>
  );
}

/** Lists the people who have an invitation and have not accepted it yet. */
function PendingInvitationsCard({ orgId, summary }: SummaryCardsProps) {
  const { pendingInvitations } = summary;
  return (
    <SummaryCard
      title="Pending Invitations"
      count={pendingInvitations.length}
      action={
        <TextLink to="/organisation/$orgId/pendinginvites" params={{ orgId }}>
          Browse invitations
        </TextLink>
      }
      emptyText={
        <>
          No invitation waits to be accepted.{' '}
          <TextLink to="/organisation/$orgId/invite" params={{ orgId }}>
            Invite User
          </TextLink>
        </>
      }
      entries={pendingInvitations.map(({ organisationUserInviteID, email }) => ({
        key: organisationUserInviteID,
        name: <span title={email}>{email || 'No email'}</span>,
      }))}
    />
  );
}
