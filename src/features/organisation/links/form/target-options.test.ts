import { expect, test } from 'vitest';
import type { OrganisationUserLink } from '~/api/organisation-access';
import { exampleOf } from '~/testing/contract-examples';
import { targetOptions } from './target-options';

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

test('teams stand under the organisation that they belong to', () => {
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
