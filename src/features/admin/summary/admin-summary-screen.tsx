import { shownName } from '~/domain/shown-name';
import '@mantine/core/styles/SimpleGrid.css';
import { SimpleGrid, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type AdminSummary, adminSummaryQueries } from '~/api/admin-summary';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { PageHeading } from '~/components/page-heading';
import { SafeLink } from '~/components/safe-link';
import { SummaryCard } from '~/components/summary-card/summary-card';
import { SummaryFigure } from '~/components/summary-card/summary-figure';
import { SummaryList } from '~/components/summary-card/summary-list';
import { TextLink } from '~/components/text-link';
import classes from './admin-summary.module.css';
import { DeploymentServerCard } from './deployment-server-card';
import { IntegrationServersCard } from './integration-servers-card';
import { ToolCards } from './tool-cards';

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
        <PosCoreInstancesCard instances={summary.posCoreInstances} />
        <ClientsCard clients={summary.clients} />
        <IntegrationServersCard servers={summary.integrationServerInstances} />
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
        <DeploymentServerCard server={summary.deploymentServerInstance} />
        <VersionsCard versions={summary.versions} />
      </div>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
        <ToolCards />
      </SimpleGrid>
    </Stack>
  );
}

function PosCoreInstancesCard({ instances }: { instances: AdminSummary['posCoreInstances'] }) {
  return (
    <SummaryCard
      title="POS Core Instances"
      action={<TextLink to="/admin/poscoreinstances">Browse instances</TextLink>}
    >
      <SummaryList
        label="POS Core Instances"
        emptyText="No POS Core instances"
        entries={instances.map(({ posCoreInstanceID: id, name, totalOrganisations, uri }) => ({
          key: id,
          name: (
            <TextLink to="/admin/poscoreinstances/edit/$id" params={{ id }}>
              {shownName(name)}
            </TextLink>
          ),
          detail: <SafeLink address={uri} />,
          note: organisationCount(totalOrganisations),
        }))}
      />
    </SummaryCard>
  );
}

function organisationCount(count: number): string {
  return count === 1 ? '1 organisation' : `${count.toLocaleString()} organisations`;
}

function ClientsCard({ clients }: { clients: AdminSummary['clients'] }) {
  return (
    <SummaryCard title="Clients" action={<TextLink to="/admin/clients">Browse clients</TextLink>}>
      <SummaryList
        label="Clients"
        emptyText="No clients"
        entries={clients.map(({ clientID: id, name, allowPasswordGrant, homepage }) => ({
          key: id,
          name: (
            <TextLink to="/admin/clients/edit/$id" params={{ id }}>
              {shownName(name)}
            </TextLink>
          ),
          detail: homepage ? <SafeLink address={homepage} /> : id,
          note: allowPasswordGrant ? 'Password grant' : undefined,
        }))}
      />
    </SummaryCard>
  );
}

function VersionsCard({ versions }: { versions: AdminSummary['versions'] }) {
  return (
    <SummaryCard title="Versions">
      <SummaryList
        label="Versions"
        emptyText="No versions known"
        entries={versions.map(({ name, version, gitHash }) => ({
          key: name,
          name: shownName(name),
          detail: gitHash ? `Commit ${gitHash.slice(0, 10)}` : undefined,
          note: version,
        }))}
      />
    </SummaryCard>
  );
}
