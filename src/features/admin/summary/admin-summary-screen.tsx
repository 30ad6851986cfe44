import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { type AdminSummary, adminSummaryQueries } from '~/api/admin-summary';
import { LatePart, useLatePart } from '~/components/late-part';
import { PageHeading } from '~/components/page-heading';
import { SafeLink } from '~/components/safe-link';
import {
  Rest,
  SummaryCard,
  type SummaryCardProps,
  SummaryOverlay,
} from '~/components/summary-card/summary-card';
import { TextLink } from '~/components/text-link';
import { countText } from '~/domain/count-text';
import { deploymentServerLink, integrationServerTypeLabel } from '~/domain/servers';
import { shownName } from '~/domain/shown-name';
import classes from './admin-summary.module.css';

type ListPage = '/admin/poscoreinstances' | '/admin/clients' | '/admin/integrationserver';
type Page =
  | ListPage
  | `/admin/${'users' | 'organisations' | 'auditlogs' | 'entitylookup' | 'statistics'}`;
type SearchIn = (page: ListPage, text: string) => void;

/** Returns what leads from a card to its page; `rest` completes the words of the link. */
const leadsTo = (page: Page, words: string, rest: string) => ({
  page,
  action: (
    <TextLink to={page}>
      {words} <Rest>{rest}</Rest>
    </TextLink>
  ),
});

/** Returns the key of an entry, and its name as a link to its page. */
const named = (page: ListPage, id: string, name: string) => ({
  key: id,
  name: (
    <TextLink to={`${page}/edit/$id`} params={{ id }}>
      {shownName(name)}
    </TextLink>
  ),
});

/** Returns the cards with the long lists. What they do not show, a person searches in the grid. */
function listCards(summary: AdminSummary, searchIn: SearchIn): SummaryCardProps[] {
  const search = (page: ListPage, label: string) => ({
    label,
    onSearch: (text: string) => searchIn(page, text),
  });
  const instances = '/admin/poscoreinstances';
  const clients = '/admin/clients';
  const servers = '/admin/integrationserver';
  return [
    {
      title: 'POS Core Instances',
      ...leadsTo(instances, 'Browse', 'instances'),
      emptyText: 'No POS Core instances',
      total: summary.totalPosCoreInstances,
      more: search(instances, 'Search POS Core instances'),
      entries: summary.posCoreInstances.map(
        ({ posCoreInstanceID: id, name, totalOrganisations, uri }) => ({
          ...named(instances, id, name),
          detail: <SafeLink address={uri} />,
          note: countText(totalOrganisations, 'organisation'),
        }),
      ),
    },
    {
      title: 'Clients',
      ...leadsTo(clients, 'Browse', 'clients'),
      emptyText: 'No clients',
      total: summary.totalClients,
      more: search(clients, 'Search clients'),
      entries: summary.clients.map(({ clientID: id, name, allowPasswordGrant, homepage }) => ({
        ...named(clients, id, name),
        detail: homepage ? <SafeLink address={homepage} /> : id,
        note: allowPasswordGrant ? 'Password grant' : undefined,
      })),
    },
    {
      title: 'Integration Server Instances',
      ...leadsTo(servers, 'Browse', 'instances'),
      emptyText: 'No integration servers',
      total: summary.totalIntegrationServerInstances,
      more: search(servers, 'Search integration servers'),
      entries: summary.integrationServerInstances.map(
        ({ integrationServerInstanceID: id, name, integrationServerInstanceType, uri }) => ({
          ...named(servers, id, name),
          detail: <SafeLink address={uri} />,
          note: integrationServerTypeLabel(integrationServerInstanceType),
        }),
      ),
    },
  ];
}

/** Returns the cards with figures, or with the few records of a subject. */
function figureCards(summary: AdminSummary): SummaryCardProps[] {
  const { deploymentServerInstance: server, totalActiveOrganisations: active, versions } = summary;
  const serverLink = (text: ReactNode) => (
    <TextLink {...deploymentServerLink(summary)}>{text}</TextLink>
  );
  return [
    {
      title: 'Users',
      ...leadsTo('/admin/users', 'Browse', 'users'),
      figures: [{ value: summary.totalUsers, label: 'users in total' }],
    },
    {
      title: 'Organisations',
      ...leadsTo('/admin/organisations', 'Browse', 'organisations'),
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
        detail: gitHash ? `Commit ${gitHash}` : undefined,
        note: version,
      })),
    },
  ];
}

const about = (text: string) => <p className={classes.about}>{text}</p>;

/** The tools that have no figures in the summary. */
const toolCards: SummaryCardProps[] = [
  {
    title: 'Audit Logs',
    ...leadsTo('/admin/auditlogs', 'Open', 'audit logs'),
    children: about('Who did what, when and for which organisation.'),
  },
  {
    title: 'Entity Lookup',
    ...leadsTo('/admin/entitylookup', 'Look up', 'an id'),
    children: about('Find any outlet, account, device or other record by its id.'),
  },
  {
    title: 'Statistics',
    ...leadsTo('/admin/statistics', 'Open', 'statistics'),
    children: about('Outlets and transactions of a month by POS Core instance.'),
  },
];

const toCard = (card: SummaryCardProps) => <SummaryCard key={card.title} {...card} />;

/** Whether a platform has no instance, no organisation, or nobody but its first user. */
const isNew = (summary: AdminSummary) =>
  summary.totalUsers < 2 ||
  !summary.posCoreInstances.length ||
  // A new organisation is not active.
  !(summary.totalActiveOrganisations + summary.totalInactiveOrganisations);

export const welcomePart = new LatePart(() => import('./welcome/welcome'));

/** The cards. No other than a new platform loads the welcome, which comes with them: it would move them. */
function Cards({ summary, searchIn }: { summary: AdminSummary; searchIn: SearchIn }) {
  const [isGivenUp, setGivenUp] = useState(false);
  const isWelcome = isNew(summary) && !isGivenUp;
  const part = useLatePart(welcomePart, isWelcome, (isWanted) => setGivenUp(!isWanted));
  if (isWelcome && !part) return null;
  return (
    <div className={classes.groups}>
      {isWelcome && part ? <part.Welcome summary={summary} /> : null}
      <div className={classes.columns}>{listCards(summary, searchIn).map(toCard)}</div>
      <div className={classes.figures}>{figureCards(summary).map(toCard)}</div>
      <div className={classes.columns}>{toolCards.map(toCard)}</div>
    </div>
  );
}

/** Administration summary (docs/product/administration.md#administration-summary). */
export function AdminSummaryScreen() {
  const read = useQuery(adminSummaryQueries.summary());
  const navigate = useNavigate();
  const searchIn: SearchIn = (to, text) => void navigate({ to, search: text ? { q: text } : {} });
  return (
    <>
      <PageHeading>Administration summary</PageHeading>
      <SummaryOverlay read={read}>
        {(summary) => <Cards summary={summary} searchIn={searchIn} />}
      </SummaryOverlay>
    </>
  );
}
