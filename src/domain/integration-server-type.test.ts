import { expect, test } from 'vitest';
import {
  integrationServerTypeLabel,
  integrationServerTypeOptions,
} from './integration-server-type';

const four = [
  { value: 1, label: 'Remote Order Service' },
  { value: 2, label: 'Data Extraction Service' },
  { value: 3, label: 'Partner Services' },
  { value: 4, label: 'Reporting Service' },
];

test.each([
  ...four,
  { value: 0, label: 'Unknown' },
  { value: 5, label: 'Unknown' },
  { value: -1, label: 'Unknown' },
])('the type $value has the label $label', ({ value, label }) => {
  expect(integrationServerTypeLabel(value)).toBe(label);
});

test.each([
  [[], four],
  [[1, 4, null, undefined], four],
  [
    [0, 2, 0],
    [...four, { value: 0, label: 'Unknown' }],
  ],
  [[9], [...four, { value: 9, label: 'Unknown' }]],
])('with %j stored, the options are the four types and other stored ones', (stored, options) => {
  expect(integrationServerTypeOptions(stored)).toEqual(options);
});
