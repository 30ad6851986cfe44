import { SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { accessEndsQuery } from '~/api/access-ends';
import type { OrganisationSummary } from '~/api/organisation-summary';
import { Rest, SummaryCard, type SummaryCardProps } from '~/components/summary-card/summary-card';
import { TextLink } from '~/components/text-link';
import { type Ending, hasEnded, withEnds } from '~/domain/access-explanation/link-end';
import { countText, numberText } from '~/domain/count-text';
import { authorisesVersions, childCount, installsVersions } from '~/domain/offered-rooms';
import { newRecordId } from '~/domain/search-values';
import { shownName, shownText } from '~/domain/shown-name';
import { accessLinkTypeLabel, serviceAccountTypeLabel } from '~/domain/type-labels';

type RecordPart = 'teams' | 'links' | 'serviceaccounts' | 'permissiongroups';
type ListPart = 'teams' | 'links' | 'serviceaccounts' | 'pendinginvites';
type VersionPart = 'acceptances' | 'authorisations' | 'systemhealth';
type Part = RecordPart | VersionPart | 'links/create' | 'invite' | 'pendinginvites';

/** A card for each subject of an organisation. */
export function SummaryCards({ summary }: { summary: OrganisationSummary }) {
  const { orgId } = useParams({ from: '/_signed-in/organisation/$orgId/' });
  const { teams, serviceAccounts, pendingInvitations, childOrganisations } = summary;
  const ends = useQuery({ ...accessEndsQuery(orgId), enabled: summary.links.length > 0 });
  const links = withEnds(summary.links, ends.data ?? [], ends.dataUpdatedAt);
  const total = summary.totalPermissionGroups;
  const groups = total === 1 ? 'permission group' : 'permission groups';
  const inactive = childOrganisations.filter(({ active }) => !active).length;

  const toPart = (part: Part, text: ReactNode) => (
    <TextLink to={`/organisation/$orgId/${part}`} params={{ orgId }}>
      {text}
    </TextLink>
  );
  const browse = (part: Part, what: string) =>
    toPart(
      part,
      <>
        Browse <Rest>{what}</Rest>
      </>,
    );
  const toRecord = (part: RecordPart, id: string, text: string, title?: string) => (
    <TextLink to={`/organisation/$orgId/${part}/edit/$id`} params={{ orgId, id }} title={title}>
      {text}
    </TextLink>
  );
  const toNew = (part: RecordPart, text: string) => toRecord(part, newRecordId, text);
  const nameOf = (part: RecordPart, id: string, name: string) =>
    toRecord(part, id, shownName(name), name);
  const navigate = useNavigate();
  /**
   * The card of a list: its number of records, its link, and the search in its grid for what it does
   * not show. A service that does not limit the lists has no totals (decision 0092).
   */
  const listCard = (part: ListPart, title: string, what: string, count: number) => ({
    title,
    page: `/organisation/$orgId/${part}`,
    total: count,
    action: browse(part, what),
    more: {
      label: `Search ${what}`,
      onSearch: (text: string) =>
        void navigate({
          to: `/organisation/$orgId/${part}`,
          params: { orgId },
          search: text ? { q: text } : {},
        }),
    },
  });
  const cards: SummaryCardProps[] = [
    {
      ...listCard('teams', 'Teams', 'teams', summary.totalTeams ?? teams.length),
      emptyText: (
        <>
          No teams yet. A team gives all its members the same access.{' '}
          {toNew('teams', 'Create a team')}
        </>
      ),
      entries: teams.map(({ teamID, name, totalMembers }) => ({
        key: teamID,
        name: nameOf('teams', teamID, name),
        note: countText(totalMembers, 'member'),
      })),
    },
    {
      ...listCard('links', 'Access', 'access', summary.totalLinks ?? links.length),
      emptyText: (
        <>
          Nobody has access of their own yet. {toPart('links/create', 'Add Access')} or{' '}
          {toPart('invite', 'Invite User')}
        </>
      ),
      entries: links.map((link) => ({
        key: link.organisationUserLinkID,
        name: nameOf('links', link.organisationUserLinkID, link.teamUserName),
        note: accessNote(link),
      })),
    },
    {
      ...listCard(
        'serviceaccounts',
        'Service Accounts',
        'accounts',
        summary.totalServiceAccounts ?? serviceAccounts.length,
      ),
      emptyText: (
        <>
          No service accounts yet. Tills and other services sign in with one.{' '}
          {toNew('serviceaccounts', 'Create an account')}
        </>
      ),
      entries: serviceAccounts.map(({ serviceAccountID: id, name, serviceAccountType }) => ({
        key: id,
        name: nameOf('serviceaccounts', id, name),
        note: serviceAccountTypeLabel(serviceAccountType),
      })),
    },
    {
      title: 'Versions',
      page: '/organisation/$orgId/acceptances',
      entries: [
        {
          key: 'install',
          name: toPart('acceptances', 'Install Versions'),
          detail: 'New versions of the apps, to be accepted',
          isShown: installsVersions(summary),
        },
        {
          key: 'authorise',
          name: toPart('authorisations', 'Version Authorisation'),
          detail: childText(
            childCount(summary),
            summary.totalInactiveChildOrganisations ?? inactive,
          ),
          isShown: authorisesVersions(summary),
        },
        {
          key: 'health',
          name: toPart('systemhealth', 'System Health'),
          detail: 'What runs at outlets and terminals',
          isShown: true,
        },
      ].filter(({ isShown }) => isShown),
    },
    {
      title: 'Permission Groups',
      page: '/organisation/$orgId/permissiongroups',
      action: browse('permissiongroups', 'groups'),
      emptyText: (
        <>
          No permission groups yet. They say what people may do.{' '}
          {toNew('permissiongroups', 'Create a group')}
        </>
      ),
      ...(total === 0 ? { entries: [] } : { figures: [{ value: total, label: groups }] }),
    },
    {
      ...listCard(
        'pendinginvites',
        'Pending Invitations',
        'invitations',
        summary.totalPendingInvitations ?? pendingInvitations.length,
      ),
      emptyText: <>No invitation waits to be accepted. {toPart('invite', 'Invite User')}</>,
      entries: pendingInvitations.map(({ organisationUserInviteID: key, email }) => ({
        key,
        name: <span title={email}>{shownText(email, 'No email')}</span>,
      })),
    },
  ];
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
      {cards.map((card) => (
        <SummaryCard key={card.title} {...card} />
      ))}
    </SimpleGrid>
  );
}

/** Counts the organisations whose versions this one authorises. */
function childText(total: number, inactive: number): string {
  if (total === 1) return `For one child organisation${inactive ? ', inactive' : ''}`;
  const inactiveText = inactive === 0 ? '' : `, ${numberText(inactive)} inactive`;
  return `For ${numberText(total)} child organisations${inactiveText}`;
}

function accessNote(link: OrganisationSummary['links'][number] & Ending): string {
  const { linkType, isOrgAdmin, isEmailUnconfirmed } = link;
  const type = accessLinkTypeLabel(linkType);
  const role = hasEnded(link) ? ', ended' : isOrgAdmin ? ', administrator' : '';
  return `${type}${role}${isEmailUnconfirmed ? ', unconfirmed' : ''}`;
}
