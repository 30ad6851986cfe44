import { afterEach, beforeEach, expect, test } from 'vitest';
import type {
  AccessGrant,
  OrganisationUserLink,
  PermissionGroupAssignment,
  RootNode,
} from '../../src/api/schema.gen';
import { nobody, organisationCalls } from '../testing/organisation-access';
import { type TestService, testService } from '../testing/test-service';

let service: TestService;
beforeEach(async () => {
  service = await testService();
});
afterEach(() => service.close());

const { call, read } = organisationCalls(() => service);

test('each access link of the organisation has what its own calls answer', async () => {
  const links = await read<OrganisationUserLink[]>('/links');
  const expected: AccessGrant[] = [];
  for (const { organisationUserLinkID } of links) {
    const own = `/links/${organisationUserLinkID}`;
    const groups = await read<PermissionGroupAssignment[]>(`${own}/assignments`);
    const nodes = await read<RootNode[]>(`${own}/RootNodes`);
    expected.push({
      organisationUserLinkID,
      userPermissionGroupIDs: groups.map((group) => group.userPermissionGroupID).sort(),
      rootNodeIDs: nodes.map(({ nodeID }) => nodeID).sort(),
    });
  }
  const grants = await read<AccessGrant[]>('/accessgrants');
  const sorted = grants.map((grant) => ({
    ...grant,
    userPermissionGroupIDs: grant.userPermissionGroupIDs.toSorted(),
    rootNodeIDs: grant.rootNodeIDs.toSorted(),
  }));
  expect(sorted).toHaveLength(expected.length);
  expect(sorted).toEqual(expect.arrayContaining(expected));
  expect(sorted.filter(({ rootNodeIDs }) => rootNodeIDs.length > 0)).not.toEqual([]);
});

test('an organisation that does not exist has none', async () => {
  expect((await call('/accessgrants', undefined, 'superUser', nobody)).status).toBe(404);
});
