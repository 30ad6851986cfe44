import { describe, expect, test } from 'vitest';
import { canVisit, membershipsOf } from './memberships';

const link = {
  organisationID: 'a',
  organisationName: 'Alpine',
  isOrgAdmin: false,
  linkType: 1,
} as const;
const byTeam = { ...link, linkType: 2, teamUserName: 'Support' } as const;

describe('memberships', () => {
  test('are one for each organisation, with all that gives them', () => {
    const other = { ...link, organisationID: 'b', organisationName: 'Bay' };
    expect(membershipsOf([link, other, { ...byTeam, isOrgAdmin: true }, byTeam])).toEqual([
      {
        organisationID: 'a',
        organisationName: 'Alpine',
        isAdministrator: true,
        ways: ['Personal access', 'Team Support'],
      },
      {
        organisationID: 'b',
        organisationName: 'Bay',
        isAdministrator: false,
        ways: ['Personal access'],
      },
    ]);
  });

  test('need no field', () => {
    expect(membershipsOf([{}, { linkType: 2 }])).toEqual([
      {
        organisationID: '',
        organisationName: 'No name',
        isAdministrator: false,
        ways: ['Personal access', 'Team without a name'],
      },
    ]);
  });
});

describe('an organisation can be visited', () => {
  const listed = [
    { organisationID: 'root', parentOrganisationID: null },
    { organisationID: 'dealer', parentOrganisationID: 'root' },
    { organisationID: 'outlet', parentOrganisationID: 'dealer' },
  ];

  test.each([
    ['that is administered', 'dealer', ['dealer'], true],
    ['below one that is', 'outlet', ['root'], true],
    ['above one that is', 'root', ['dealer'], false],
    ['that is not listed', 'elsewhere', ['root'], false],
    ['without any administered', 'dealer', [], false],
  ])('%s', (_, id, administered, expected) => {
    expect(canVisit(id, new Set(administered), listed)).toBe(expected);
  });

  test('not by a list that goes round in circles', () => {
    const circle = [
      { organisationID: 'a', parentOrganisationID: 'b' },
      { organisationID: 'b', parentOrganisationID: 'a' },
    ];
    expect(canVisit('a', new Set(['c']), circle)).toBe(false);
  });
});
