import { expect, test } from 'vitest';
import { serviceAccountTypeLabel, serviceAccountTypeOptions } from './service-account-type';

test('the types have the names of section 3, and None is not offered', () => {
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

test('a stored type that is not offered stays among the choices, once', () => {
  const options = serviceAccountTypeOptions([0, 7, 0, 99, null, undefined]);
  expect(options.slice(7)).toEqual([
    { value: 0, label: 'None' },
    { value: 99, label: 'Unknown' },
  ]);
});

test('what is no type is Unknown', () => {
  expect([99, null, undefined].map(serviceAccountTypeLabel)).toEqual(Array(3).fill('Unknown'));
});
