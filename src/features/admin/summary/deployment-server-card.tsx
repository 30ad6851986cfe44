import type { AdminSummary } from '~/api/admin-summary';
import { SafeLink } from '~/components/safe-link';
import { SummaryCard } from '~/components/summary-card/summary-card';
import { SummaryList } from '~/components/summary-card/summary-list';
import { TextLink } from '~/components/text-link';
import { shownName } from '~/domain/shown-name';

/** The only deployment server, or a link that creates it while there is none. */
export function DeploymentServerCard({
  server,
}: {
  server: AdminSummary['deploymentServerInstance'];
}) {
  const title = 'Deployment Server';
  if (!server) {
    return (
      <SummaryCard
        title={title}
        action={<TextLink to="/admin/deploymentserver/create">Create server</TextLink>}
      >
        <SummaryList label={title} entries={[]} emptyText="No deployment server" />
      </SummaryCard>
    );
  }
  const { deploymentServerInstanceID: id, name, uri } = server;
  const link = { to: '/admin/deploymentserver/edit/$id', params: { id } } as const;
  return (
    <SummaryCard title={title} action={<TextLink {...link}>Edit server</TextLink>}>
      <SummaryList
        label={title}
        emptyText=""
        entries={[
          {
            key: id,
            name: <TextLink {...link}>{shownName(name)}</TextLink>,
            detail: <SafeLink address={uri} />,
          },
        ]}
      />
    </SummaryCard>
  );
}
