import { expect, test } from 'vitest';
import { integrationServerTypeLabel } from './servers';
import {
  integrationServerTypeOptions,
  organisationTypeLabel,
  serviceAccountTypeLabel,
  serviceAccountTypeOptions,
} from './type-labels';

test.each<[number, string]>([
  [1, 'Licensee'],
  [2, 'Dealer'],
  [3, 'Public Template'],
  [4, 'Private Template'],
  [5, 'Default Configuration Template'],
  [10, 'Licensee Group'],
  [100, 'Root'],
  [77, 'Unknown (77)'],
])('the type %i has the label %s', (type, label) => {
  expect(organisationTypeLabel(type)).toBe(label);
});

const four = [
  { value: 1, label: 'Remote Order Service' },
  { value: 2, label: 'Data Extraction Service' },
  { value: 3, label: 'Partner Services' },
  { value: 4, label: 'Reporting Service' },
];

test.each([...four, { value: 0, label: 'Unknown' }, { value: 5, label: 'Unknown (5)' }])(
  'the type $value has the label $label',
  ({ value, label }) => {
    expect(integrationServerTypeLabel(value)).toBe(label);
  },
);

test.each([
  [[], four],
  [[1, 4, null, undefined], four],
  [
    [0, 2, 0],
    [...four, { value: 0, label: 'Unknown' }],
  ],
  [[9], [...four, { value: 9, label: 'Unknown (9)' }]],
])('with %j stored, the options are the four types and other stored ones', (stored, options) => {
  type Stored = Parameters<typeof integrationServerTypeOptions>[0];
  expect(integrationServerTypeOptions(stored as Stored)).toEqual(options);
});

test('the options have the labels of all types except None', () => {
  expect(serviceAccountTypeOptions([]).map(({ value, label }) => `${value} ${label}`)).toEqual([
    '1 POS Server',
    '2 ATP Uploader',
    '3 Test POS',
    '4 Install Service',
    '5 Readonly Sales',
    '6 Authentication Advert',
    '7 Integration Server',
  ]);
});

test('None is an option once when a record has it', () => {
  expect(serviceAccountTypeOptions([0, 7, 0]).slice(7)).toEqual([{ value: 0, label: 'None' }]);
});

test('None has a label', () => {
  expect(serviceAccountTypeLabel(0)).toBe('None');
});
