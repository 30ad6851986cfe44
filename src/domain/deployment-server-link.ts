import type { AdminSummary } from '~/api/answers/admin-summary.gen';

/** Returns where the deployment server is edited, or created if there is none. */
export function deploymentServerLink({
  deploymentServerInstance: server,
}: Pick<AdminSummary, 'deploymentServerInstance'>) {
  return server
    ? ({
        to: '/admin/deploymentserver/edit/$id',
        params: { id: server.deploymentServerInstanceID },
      } as const)
    : ({ to: '/admin/deploymentserver/create' } as const);
}
