import {
  IntegrationServerPermission,
  ServiceAccountType,
} from '../../../src/domain/contract/enums.gen';
import type { serviceAccounts } from '../schema/access';
import type { Stored } from '../schema/stored-numbers';
import type { DemoOrganisation } from './demo-organisations';
import type { DemoNode, DemoSite } from './demo-sites';
import { fixedIdentifier } from './fixed-identifiers';
import type { SeedRow } from './insert-rows';
import { at, SeededRandom } from './seeded-random';

type ServiceAccount = SeedRow<typeof serviceAccounts>;

const { PartnerServices_Config, PartnerServices_Sales, DataExtractionService_Templates } =
  IntegrationServerPermission;

/** Makes the two accounts of the examples for the administrator's group, and some per licensee. */
export function demoServiceAccounts(
  first: DemoOrganisation,
  sites: readonly DemoSite[],
): ServiceAccount[] {
  const random = new SeededRandom('service accounts');
  const account = (
    { row }: DemoOrganisation,
    name: string,
    serviceAccountType: Stored<'ServiceAccountType'>,
    node: DemoNode | null,
    integrationServerPermissions: number[] = [],
    example?: number,
  ): ServiceAccount => ({
    serviceAccountID: example ? fixedIdentifier('serviceAccount', example) : random.identifier(),
    organisationID: row.organisationID,
    name: name.slice(0, 32),
    serviceAccountType,
    rootNodeID: node?.nodeID ?? null,
    rootNodeType: node?.nodeType ?? null,
    integrationServerPermissions,
    passwordHash: null,
  });
  const { PosServer, InstallService, ReadonlySales, TestPos, IntegrationServer } =
    ServiceAccountType;
  const exampleOutlet = sites[0]?.outlets[0] ?? null;
  const feed = [PartnerServices_Config, PartnerServices_Sales];
  const made = [
    account(first, 'Quay Street POS', PosServer, exampleOutlet, [], 1),
    account(first, 'Partner feed', IntegrationServer, null, feed, 2),
  ];
  for (const [number, { organisation, outlets }] of sites.entries()) {
    if (!organisation.row.initialised) continue;
    const outlet = random.pick(outlets);
    made.push(account(organisation, `${outlet.name} POS`, PosServer, outlet));
    if (number % 2 === 0) made.push(account(organisation, 'Installer', InstallService, null));
    if (number % 3 === 0) {
      made.push(
        account(organisation, 'Data feed', IntegrationServer, null, [
          DataExtractionService_Templates,
        ]),
      );
    }
    if (number % 5 === 0) {
      const type = at([ReadonlySales, TestPos], number / 5);
      made.push(account(organisation, type === TestPos ? 'Test till' : 'Sales reader', type, null));
    }
  }
  return made;
}
