import type { AdminSummary } from '~/api/admin-summary';
import { SafeLink } from '~/components/safe-link';
import { SummaryListCard } from '~/components/summary-card/summary-list-card';
import { TextLink } from '~/components/text-link';
import { countText } from '~/domain/count-text';
import { integrationServerTypeLabel } from '~/domain/integration-server-type';
import { shownName } from '~/domain/shown-name';

export function PosCoreInstancesCard({ posCoreInstances }: AdminSummary) {
  return (
    <SummaryListCard
      title="POS Core Instances"
      action={<TextLink to="/admin/poscoreinstances">Browse instances</TextLink>}
      emptyText="No POS Core instances"
      entries={posCoreInstances.map(({ posCoreInstanceID: id, name, totalOrganisations, uri }) => ({
        key: id,
        name: (
          <TextLink to="/admin/poscoreinstances/edit/$id" params={{ id }}>
            {shownName(name)}
          </TextLink>
        ),
        detail: <SafeLink address={uri} />,
        note: countText(totalOrganisations, 'organisation'),
      }))}
    />
  );
}

export function ClientsCard({ clients }: AdminSummary) {
  return (
    <SummaryListCard
      title="Clients"
      action={<TextLink to="/admin/clients">Browse clients</TextLink>}
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
  );
}

export function IntegrationServersCard({ integrationServerInstances }: AdminSummary) {
  return (
    <SummaryListCard
      title="Integration Server Instances"
      action={<TextLink to="/admin/integrationserver">Browse instances</TextLink>}
      emptyText="No integration servers"
      entries={integrationServerInstances.map((server) => ({
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
  );
}

/** The only deployment server, or a link that creates it while there is none. */
export function DeploymentServerCard({ deploymentServerInstance: server }: AdminSummary) {
  const edit = server && {
    to: '/admin/deploymentserver/edit/$id' as const,
    params: { id: server.deploymentServerInstanceID },
  };
  return (
    <SummaryListCard
      title="Deployment Server"
      action={
        edit ? (
          <TextLink {...edit}>Edit server</TextLink>
        ) : (
          <TextLink to="/admin/deploymentserver/create">Create server</TextLink>
        )
      }
      emptyText="No deployment server"
      entries={
        server && edit
          ? [
              {
                key: server.deploymentServerInstanceID,
                name: <TextLink {...edit}>{shownName(server.name)}</TextLink>,
                detail: <SafeLink address={server.uri} />,
              },
            ]
          : []
      }
    />
  );
}

export function VersionsCard({ versions }: AdminSummary) {
  return (
    <SummaryListCard
      title="Versions"
      emptyText="No versions known"
      entries={versions.map(({ name, version, gitHash }) => ({
        key: name,
        name: shownName(name),
        detail: gitHash ? `Commit ${gitHash.slice(0, 10)}` : undefined,
        note: version,
      }))}
    />
  );
}
