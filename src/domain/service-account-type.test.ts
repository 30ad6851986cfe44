import { expect, test } from 'vitest';
import { serviceAccountTypeLabel, serviceAccountTypeOptions } from './service-account-type';

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
