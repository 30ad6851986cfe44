import type { AdminSummary } from '~/api/admin-summary';
import { SafeLink } from '~/components/safe-link';
import { SummaryCard } from '~/components/summary-card/summary-card';
import { SummaryList } from '~/components/summary-card/summary-list';
import { TextLink } from '~/components/text-link';
import { integrationServerTypeLabel } from '~/domain/integration-server-type';
import { shownName } from '~/domain/shown-name';

/** The integration servers with their types. */
export function IntegrationServersCard({
  servers,
}: {
  servers: AdminSummary['integrationServerInstances'];
}) {
  const title = 'Integration Server Instances';
  return (
    <SummaryCard
      title={title}
      action={<TextLink to="/admin/integrationserver">Browse instances</TextLink>}
    >
      <SummaryList
        label={title}
        emptyText="No integration servers"
        entries={servers.map((server) => ({
          key: server.integrationServerInstanceID,
          name: (
            <TextLink
              to="/admin/integrationserver/edit/$id"
              params={{ id: server.integrationServerInstanceID }}
            >
              {shownName(server.name)}
            </TextLink>
          ),
          detail: <SafeLink address={server.uri} />,
          note: integrationServerTypeLabel(server.integrationServerInstanceType),
        }))}
      />
    </SummaryCard>
  );
}
