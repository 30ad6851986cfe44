import { expect, test } from 'vitest';
import { serviceAccountTypeLabel, serviceAccountTypeOptions } from './service-account-type';

test('the types have their names, and None is not offered', () => {
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

test('None stays among the choices where it is stored, once', () => {
  expect(serviceAccountTypeOptions([0, 7, 0]).slice(7)).toEqual([{ value: 0, label: 'None' }]);
});

test('None has a name', () => {
  expect(serviceAccountTypeLabel(0)).toBe('None');
});
