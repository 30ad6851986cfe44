import { expect, test } from 'vitest';
import { exampleOf } from '~/testing/contract-examples';
import { ids } from '~/testing/organisation-access';
import { accessFormOf } from './access-form';
import { copyOf } from './copied-access';

const [ada] = exampleOf('listLinks', 'links');

test('a copy is for nobody yet, gives no administrator access and leaves out default groups', () => {
  if (!ada) throw new Error('The example has no link.');
  const stored = {
    link: ada,
    assignments: [1, 2].map((number) => ({
      userPermissionGroupAssignmentID: ids.link(number),
      organisationUserLinkID: ada.organisationUserLinkID,
      userPermissionGroupID: ids.group(number),
    })),
    rootNodes: exampleOf('listLinkRootNodes', ids.link(2)),
  } as Parameters<typeof copyOf>[0];
  expect(accessFormOf(copyOf(stored, [ids.group(1)]))).toEqual({
    linkType: 1,
    teamUserID: null,
    isOrgAdmin: false,
    permissionGroupIDs: [ids.group(2)],
    rootNodes: [{ nodeID: ids.place(2), nodeType: 2 }],
  });
});
