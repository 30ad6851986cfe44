import type { AdminSummary } from '~/api/answers/admin-summary.gen';
import type { IntegrationServerInstanceType as Type } from './contract/enums.gen';
import { labelIn } from './known-value';

// The numbers of the contract's enum; the type makes a missing one a compile error. The enums
// themselves are not part of the first page.
const labels: Readonly<Record<number, string>> = {
  0: 'Unknown',
  1: 'Remote Order Service',
  2: 'Data Extraction Service',
  3: 'Partner Services',
  4: 'Reporting Service',
} satisfies Record<(typeof Type)[keyof typeof Type], string>;

/**
 * Returns the label of an integration server's type
 * (docs/product/entities.md#integration-server-types).
 */
export const integrationServerTypeLabel = (type: number): string => labelIn(labels, type);

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
