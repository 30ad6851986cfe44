import { expect, test } from 'vitest';
import { exampleOf } from '~/testing/contract-examples';
import { accessFormErrors, accessFormOf, restrictionsOf, sortedIds } from './access-form';

const quay = '21000000-0000-4000-8000-000000000002';
const uma = '60000000-0000-4000-8000-000000000002';

test('creating starts with a user who is no administrator', () => {
  expect(accessFormOf(undefined)).toEqual({
    linkType: 1,
    teamUserID: null,
    isOrgAdmin: false,
    permissionGroupIDs: [],
    rootNodes: [],
  });
});

test('the form has the values of stored access', () => {
  const [, link] = exampleOf('listLinks', 'links');
  if (!link) throw new Error('The contract has no second link.');
  expect(
    accessFormOf({
      link,
      assignments: exampleOf('listLinkAssignments', uma),
      rootNodes: exampleOf('listLinkRootNodes', uma),
    }),
  ).toEqual({
    linkType: 1,
    teamUserID: '10000000-0000-4000-8000-000000000003',
    isOrgAdmin: false,
    permissionGroupIDs: ['50000000-0000-4000-8000-000000000002'],
    rootNodes: [{ nodeID: quay, nodeType: 2 }],
  });
});

test('the order of the choices makes no difference', () => {
  expect(sortedIds(['b', 'a', 'b'])).toEqual(sortedIds(['a', 'b']));
  const [a, b] = [
    { nodeID: 'a', nodeType: 2 as const },
    { nodeID: 'b', nodeType: 0 as const },
  ];
  expect(restrictionsOf([b, a])).toEqual(restrictionsOf([a, b]));
});

test.each([
  [1 as const, null, { teamUserID: 'Choose a user.' }],
  [2 as const, null, { teamUserID: 'Choose a team.' }],
  [2 as const, 'team', {}],
])('the form checks link type %s with the target %s', (linkType, teamUserID, errors) => {
  expect(accessFormErrors({ ...accessFormOf(undefined), linkType, teamUserID })).toEqual(errors);
});
