import { expect, test } from 'vitest';
import type { OrganisationUserLink } from '~/api/organisation-access';
import { exampleOf } from '~/testing/contract-examples';
import {
  accessFields,
  accessFormOf,
  restrictionsOf,
  sortedIds,
  targetOptions,
} from './access-form';

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
  expect(accessFields.errorsOf({ ...accessFormOf(undefined), linkType, teamUserID })).toEqual(
    errors,
  );
});

const [example] = exampleOf('listLinks', 'links') as [OrganisationUserLink];
const link = (linkType: 1 | 2, teamUserID: string) => ({ ...example, linkType, teamUserID });

test('the options leave out everybody who has a link of the same type', () => {
  const values = [
    { key: 'ada', value: 'Ada' },
    { key: 'uma', value: 'Uma' },
  ];
  expect(targetOptions(values, [link(1, 'ada'), link(2, 'uma')], 1)).toEqual([
    { group: '', items: [{ value: 'uma', label: 'Uma' }] },
  ]);
});

test('teams are under the organisation that they belong to', () => {
  const values = [
    { key: '1', value: 'Support', group: 'Harbour' },
    { key: '2', value: 'Helpdesk', group: 'Alpine' },
    { key: '3', value: 'Area Managers', group: 'Harbour' },
  ];
  expect(targetOptions(values, [], 2)).toEqual([
    {
      group: 'Harbour',
      items: [
        { value: '1', label: 'Support' },
        { value: '3', label: 'Area Managers' },
      ],
    },
    { group: 'Alpine', items: [{ value: '2', label: 'Helpdesk' }] },
  ]);
});

test('options with the same name show the end of their ids; an empty name has a fallback', () => {
  const values = [
    { key: 'id-000001', value: 'Sam' },
    { key: 'id-000002', value: 'Sam' },
    { key: 'id-000003', value: '' },
  ];
  expect(targetOptions(values, [], 1)[0]?.items.map(({ label }) => label)).toEqual([
    'Sam (…000001)',
    'Sam (…000002)',
    'No name',
  ]);
});
