import { expect, test } from 'vitest';
import { organisationProfileFormErrors } from './organisation-profile-form';

test.each([
  [' ', { name: 'Enter a name.' }],
  [
    'Harbour\u200b',
    { name: 'This has characters that cannot be seen. Type it instead of pasting it.' },
  ],
  [' Harbour ', {}],
])('%j has the errors %j', (name, errors) => {
  expect(organisationProfileFormErrors({ name })).toEqual(errors);
});
