import { expect, test } from 'vitest';
import { contractOperations } from '../../openapi/reader/contract-operations';
import { contract } from '../testing/test-service';
import { bodyLimitsOf, largestInWords } from './body-limits';

test('only batches, lists of ids and pictures may be large', () => {
  const operations = contractOperations(contract).filter(({ body }) => body !== null);
  const found: Record<string, string[]> = {};
  for (const operation of operations) {
    const limit = largestInWords(bodyLimitsOf(contract, operation));
    found[limit] = [...(found[limit] ?? []), operation.operationId].sort();
  }
  expect(found).toEqual({
    'at most 8 MiB': ['commitClients', 'commitUsers'],
    'at most 1 MiB': ['commitPackageAuthorisations', 'initialiseOrganisation', 'sendInvite'],
    'at most 2 MiB': ['saveOwnProfile'],
    'at most 4 MiB': [
      'commitDeploymentServers',
      'commitIntegrationServers',
      'commitLinkAssignments',
      'commitLinkRootNodes',
      'commitLinks',
      'commitOrganisations',
      'commitPendingInvites',
      'commitPermissionGroups',
      'commitPosCoreInstances',
      'commitServiceAccounts',
      'commitTeamMembers',
      'commitTeams',
    ],
    'at most 64 KiB': expect.arrayContaining(['acceptInvitation', 'changePassword']),
  });
});
