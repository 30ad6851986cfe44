import { describe, expect, test } from 'vitest';
import type { OrganisationUserLink } from '~/api/user-summary';
import { canVisit, membershipsOf } from './memberships';

const alpine = '20000000-0000-4000-8000-000000000002';
const bay = '20000000-0000-4000-8000-000000000003';
const link: OrganisationUserLink = {
  organisationUserLinkID: '60000000-0000-4000-8000-000000000001',
  linkType: 1,
  isOrgAdmin: false,
  organisationID: alpine,
  organisationName: 'Alpine',
  teamUserID: '10000000-0000-4000-8000-000000000003',
  teamUserName: 'Uma Olsen',
  userEmail: 'user@demo.test',
};
const byTeam: OrganisationUserLink = { ...link, linkType: 2, teamUserName: 'Support' };

describe('memberships', () => {
  test('are one for each organisation, with all that gives them', () => {
    const other = { ...link, organisationID: bay, organisationName: 'Bay' };
    expect(membershipsOf([link, other, { ...byTeam, isOrgAdmin: true }, byTeam])).toEqual([
      {
        organisationID: alpine,
        organisationName: 'Alpine',
        isAdministrator: true,
        ways: ['Personal access', 'Team Support'],
      },
      {
        organisationID: bay,
        organisationName: 'Bay',
        isAdministrator: false,
        ways: ['Personal access'],
      },
    ]);
  });

  test('say what has no name', () => {
    const nameless = { ...byTeam, organisationName: '', teamUserName: '' };
    expect(membershipsOf([nameless])).toMatchObject([
      { organisationName: 'No name', ways: ['Team without a name'] },
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
