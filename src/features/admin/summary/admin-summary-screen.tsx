import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type AdminSummary, adminSummaryQueries } from '~/api/admin-summary';
import { LatePart, useLatePart } from '~/components/late-part';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { PageHeading } from '~/components/page-heading';
import { SafeLink } from '~/components/safe-link';
import { Rest, SummaryCard, type SummaryCardProps } from '~/components/summary-card/summary-card';
import { TextLink } from '~/components/text-link';
import { countText } from '~/domain/count-text';
import { deploymentServerLink, integrationServerTypeLabel } from '~/domain/servers';
import { shownName } from '~/domain/shown-name';
import classes from './admin-summary.module.css';

type Part = 'poscoreinstances' | 'clients' | 'integrationserver';

const recordLink = (part: Part, id: string, text: string) => (
  <TextLink to={`/admin/${part}/edit/$id`} params={{ id }}>
    {text}
  </TextLink>
);

type ListPage = '/admin/poscoreinstances' | '/admin/clients' | '/admin/integrationserver';

/** Returns the cards with the long lists. What they do not show, a person searches in the grid. */
const listCards = (
  summary: AdminSummary,
  searchIn: (page: ListPage, text: string) => void,
): SummaryCardProps[] => [
  {
    title: 'POS Core Instances',
    page: '/admin/poscoreinstances',
    action: (
      <TextLink to="/admin/poscoreinstances">
        Browse <Rest>instances</Rest>
      </TextLink>
    ),
    emptyText: 'No POS Core instances',
    total: summary.totalPosCoreInstances,
    more: {
      label: 'Search POS Core instances',
      onSearch: (text) => searchIn('/admin/poscoreinstances', text),
    },
    entries: summary.posCoreInstances.map(
      ({ posCoreInstanceID: id, name, totalOrganisations, uri }) => ({
        key: id,
        name: recordLink('poscoreinstances', id, shownName(name)),
        detail: <SafeLink address={uri} />,
        note: countText(totalOrganisations, 'organisation'),
      }),
    ),
  },
  {
    title: 'Clients',
    page: '/admin/clients',
    action: (
      <TextLink to="/admin/clients">
        Browse <Rest>clients</Rest>
      </TextLink>
    ),
    emptyText: 'No clients',
    total: summary.totalClients,
    more: { label: 'Search clients', onSearch: (text) => searchIn('/admin/clients', text) },
    entries: summary.clients.map(({ clientID: id, name, allowPasswordGrant, homepage }) => ({
      key: id,
      name: recordLink('clients', id, shownName(name)),
      detail: homepage ? <SafeLink address={homepage} /> : id,
      note: allowPasswordGrant ? 'Password grant' : undefined,
    })),
  },
  {
    title: 'Integration Server Instances',
    page: '/admin/integrationserver',
    action: (
      <TextLink to="/admin/integrationserver">
        Browse <Rest>instances</Rest>
      </TextLink>
    ),
    emptyText: 'No integration servers',
    total: summary.totalIntegrationServerInstances,
    more: {
      label: 'Search integration servers',
      onSearch: (text) => searchIn('/admin/integrationserver', text),
    },
    entries: summary.integrationServerInstances.map(
      ({ integrationServerInstanceID: id, name, integrationServerInstanceType, uri }) => ({
        key: id,
        name: recordLink('integrationserver', id, shownName(name)),
        detail: <SafeLink address={uri} />,
        note: integrationServerTypeLabel(integrationServerInstanceType),
      }),
    ),
  },
];

/** Returns the cards with figures, or with the few records of a subject. */
function figureCards(summary: AdminSummary): SummaryCardProps[] {
  const { deploymentServerInstance: server, totalActiveOrganisations: active, versions } = summary;
  const serverLink = (text: ReactNode) => (
    <TextLink {...deploymentServerLink(summary)}>{text}</TextLink>
  );
  return [
    {
      title: 'Users',
      page: '/admin/users',
      action: (
        <TextLink to="/admin/users">
          Browse <Rest>users</Rest>
        </TextLink>
      ),
      figures: [{ value: summary.totalUsers, label: 'users in total' }],
    },
    {
      title: 'Organisations',
      page: '/admin/organisations',
      action: (
        <TextLink to="/admin/organisations">
          Browse <Rest>organisations</Rest>
        </TextLink>
      ),
      figures: [
        { value: active, label: 'active' },
        { value: summary.totalInactiveOrganisations, label: 'inactive' },
      ],
    },
    {
      title: 'Deployment Server',
      page: '/admin/deploymentserver',
      // There is only one.
      action: serverLink(
        <>
          {server ? 'Edit' : 'Create'} <Rest>server</Rest>
        </>,
      ),
      emptyText: 'No deployment server',
      entries: server
        ? [
            {
              key: server.deploymentServerInstanceID,
              name: serverLink(shownName(server.name)),
              detail: <SafeLink address={server.uri} />,
            },
          ]
        : [],
    },
    {
      title: 'Versions',
      emptyText: 'No versions known',
      entries: versions.map(({ name, version, gitHash }) => ({
        key: name,
        name: shownName(name),
        detail: gitHash ? `Commit ${gitHash.slice(0, 10)}` : undefined,
        note: version,
      })),
    },
  ];
}

/** The tools that have no figures in the summary. */
const toolCards: SummaryCardProps[] = [
  {
    title: 'Audit Logs',
    page: '/admin/auditlogs',
    action: (
      <TextLink to="/admin/auditlogs">
        Open <Rest>audit logs</Rest>
      </TextLink>
    ),
    children: <p className={classes.about}>Who did what, when and for which organisation.</p>,
  },
  {
    title: 'Entity Lookup',
    page: '/admin/entitylookup',
    action: (
      <TextLink to="/admin/entitylookup">
        Look up <Rest>an id</Rest>
      </TextLink>
    ),
    children: (
      <p className={classes.about}>Find any outlet, account, device or other record by its id.</p>
    ),
  },
  {
    title: 'Statistics',
    page: '/admin/statistics',
    action: (
      <TextLink to="/admin/statistics">
        Open <Rest>statistics</Rest>
      </TextLink>
    ),
    children: (
      <p className={classes.about}>Outlets and transactions of a month by POS Core instance.</p>
    ),
  },
];

const toCard = (card: SummaryCardProps) => <SummaryCard key={card.title} {...card} />;

/** Whether a platform has no instance, no organisation, or nobody but its first user. */
const isNew = (summary: AdminSummary) =>
  summary.totalUsers < 2 ||
  !summary.posCoreInstances.length ||
  // A new organisation is not active.
  !(summary.totalActiveOrganisations + summary.totalInactiveOrganisations);

const welcomePart = new LatePart(() => import('./welcome/welcome'));

/** What only a new platform shows, so that no other one loads it. */
function FirstSteps({ summary }: { summary: AdminSummary }) {
  const part = useLatePart(welcomePart, true);
  return part ? <part.Welcome summary={summary} /> : null;
}

/** Administration summary (docs/product/administration.md#administration-summary). */
export function AdminSummaryScreen() {
  const { data, error, isPending, refetch } = useQuery(adminSummaryQueries.summary());
  const navigate = useNavigate();
  const searchIn = (to: ListPage, text: string) =>
    void navigate({ to, search: text ? { q: text } : {} });
  return (
    <>
      <PageHeading>Administration summary</PageHeading>
      <LoadingOverlay isLoading={isPending} error={data ? null : error} onRetry={() => refetch()}>
        {data && (
          <div className={classes.groups}>
            {isNew(data) ? <FirstSteps summary={data} /> : null}
            <div className={classes.columns}>{listCards(data, searchIn).map(toCard)}</div>
            <div className={classes.figures}>{figureCards(data).map(toCard)}</div>
            <div className={classes.columns}>{toolCards.map(toCard)}</div>
          </div>
        )}
      </LoadingOverlay>
    </>
  );
}
