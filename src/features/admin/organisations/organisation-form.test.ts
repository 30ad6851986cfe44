import { describe, expect, test } from 'vitest';
import type { Organisation } from '~/api/organisations';
import {
  organisationChangeOf,
  organisationFormErrors,
  organisationFormOf,
} from './organisation-form';

const quay: Organisation = {
  organisationID: '20000000-0000-4000-8000-000000000004',
  organisationCode: 'HQUAY',
  name: 'Harbour Quay',
  kapow: 'KPW-20362',
  organisationType: 1,
  posCoreInstanceID: '30000000-0000-4000-8000-000000000001',
  remoteOrderServerInstanceID: null,
  dataExtractionServerInstanceID: '32000000-0000-4000-8000-000000000002',
  partnerServerInstanceID: null,
  reportingServerInstanceID: null,
  parentOrganisationID: '20000000-0000-4000-8000-000000000003',
  active: true,
  initialised: true,
};

describe('the form of an organisation', () => {
  test('sends the loaded record without kapow when nothing has changed', () => {
    const { kapow, ...fields } = quay;
    expect(organisationChangeOf(organisationFormOf(quay), quay)).toEqual(fields);
  });

  test('starts a new organisation with its defaults, and sends no id', () => {
    const form = organisationFormOf(undefined, 'parent');
    expect(form).toEqual({
      organisationCode: '',
      name: '',
      organisationType: 1,
      posCoreInstanceID: null,
      remoteOrderServerInstanceID: null,
      dataExtractionServerInstanceID: null,
      partnerServerInstanceID: null,
      reportingServerInstanceID: null,
      parentOrganisationID: 'parent',
      active: false,
      initialised: false,
    });
    const change = organisationChangeOf(
      { ...form, organisationCode: 'NEW', name: 'New' },
      undefined,
    );
    expect(change).toMatchObject({ organisationCode: 'NEW', name: 'New' });
    expect(Object.keys(change)).not.toContain('organisationID');
  });

  test('keeps a root without a parent, even when a parent for a new one is given', () => {
    const root = { ...quay, parentOrganisationID: null };
    expect(organisationFormOf(root, 'parent').parentOrganisationID).toBeNull();
  });
});

describe('the check of an organisation', () => {
  const blank = { ...organisationFormOf(undefined), organisationCode: 'A', name: 'A' };

  test.each([
    ['without a code', { organisationCode: ' ' }, { organisationCode: 'Enter a code.' }],
    [
      'with a code of 17',
      { organisationCode: 'x'.repeat(17) },
      { organisationCode: 'At most 16 characters; this has 17.' },
    ],
    ['without a name', { name: ' ' }, { name: 'Enter a name.' }],
    [
      'with a name of 33',
      { name: 'x'.repeat(33) },
      { name: 'At most 32 characters; this has 33.' },
    ],
  ])('refuses an organisation %s', (_what, change, errors) => {
    expect(organisationFormErrors({ ...blank, ...change }, true)).toEqual(errors);
  });

  test('accepts a code of 16, a name of 32, and any code of an existing organisation', () => {
    const longest = { ...blank, organisationCode: 'x'.repeat(16), name: 'x'.repeat(32) };
    expect(organisationFormErrors(longest, true)).toEqual({});
    expect(organisationFormErrors({ ...blank, organisationCode: '' }, false)).toEqual({});
  });
});
