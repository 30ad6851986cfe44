import '@mantine/core/styles/SimpleGrid.css';
import { SimpleGrid, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type AdminSummary, adminSummaryQueries } from '~/api/admin-summary';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { PageHeading } from '~/components/page-heading';
import { SummaryCard } from '~/components/summary-card/summary-card';
import { SummaryFigure } from '~/components/summary-card/summary-figure';
import { TextLink } from '~/components/text-link';
import classes from './admin-summary.module.css';
import {
  ClientsCard,
  DeploymentServerCard,
  IntegrationServersCard,
  PosCoreInstancesCard,
  VersionsCard,
} from './record-cards';

/** The tools that have no figures in the summary. */
const tools = [
  {
    title: 'Audit Logs',
    to: '/admin/auditlogs',
    action: 'Open audit logs',
    about: 'Who did what, when and for which organisation.',
  },
  {
    title: 'Entity Lookup',
    to: '/admin/entitylookup',
    action: 'Look up an id',
    about: 'Find any outlet, account, device or other record by its id.',
  },
  {
    title: 'Statistics',
    to: '/admin/statistics',
    action: 'Open statistics',
    about: 'Outlets and transactions of a month by POS Core instance.',
  },
] as const;

/**
 * The Administration summary (docs/product/administration.md#administration-summary): the records
 * of the platform, and a link to each part.
 */
export function AdminSummaryScreen() {
  const { data, error, isPending, refetch } = useQuery(adminSummaryQueries.summary());
  return (
    <>
      <PageHeading>Administration summary</PageHeading>
      <LoadingOverlay isLoading={isPending} error={data ? null : error} onRetry={() => refetch()}>
        {data && <SummaryCards summary={data} />}
      </LoadingOverlay>
    </>
  );
}

function SummaryCards({ summary }: { summary: AdminSummary }) {
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
        <PosCoreInstancesCard {...summary} />
        <ClientsCard {...summary} />
        <IntegrationServersCard {...summary} />
      </SimpleGrid>
      <div className={classes.figures}>
        <SummaryCard title="Users" action={<TextLink to="/admin/users">Browse users</TextLink>}>
          <SummaryFigure value={summary.totalUsers} label="users in total" />
        </SummaryCard>
        <SummaryCard
          title="Organisations"
          action={<TextLink to="/admin/organisations">Browse organisations</TextLink>}
        >
          <SimpleGrid cols={2}>
            <SummaryFigure value={summary.totalActiveOrganisations} label="active" />
            <SummaryFigure value={summary.totalInactiveOrganisations} label="inactive" />
          </SimpleGrid>
        </SummaryCard>
        <DeploymentServerCard {...summary} />
        <VersionsCard {...summary} />
      </div>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
        {tools.map(({ title, to, action, about }) => (
          <SummaryCard key={to} title={title} action={<TextLink to={to}>{action}</TextLink>}>
            <p className={classes.about}>{about}</p>
          </SummaryCard>
        ))}
      </SimpleGrid>
    </Stack>
  );
}
