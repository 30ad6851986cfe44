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
  test('merge the links to an organisation and list everything that gives the access', () => {
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

  test('show a fallback for a missing name', () => {
    const nameless = { ...byTeam, organisationName: '', teamUserName: '' };
    expect(membershipsOf([nameless])).toMatchObject([
      { organisationName: 'No name', ways: ['Team without a name'] },
    ]);
  });
});

describe('a person', () => {
  const listed = [
    { organisationID: 'root', parentOrganisationID: null },
    { organisationID: 'dealer', parentOrganisationID: 'root' },
    { organisationID: 'outlet', parentOrganisationID: 'dealer' },
  ];

  test.each([
    ['can visit an organisation that they administer', 'dealer', ['dealer'], true],
    ['can visit an organisation below one that they administer', 'outlet', ['root'], true],
    ['cannot visit an organisation above one that they administer', 'root', ['dealer'], false],
    ['cannot visit an organisation that is not in the list', 'elsewhere', ['root'], false],
    ['cannot visit an organisation without administering any', 'dealer', [], false],
  ])('%s', (_, id, administered, expected) => {
    expect(canVisit(id, new Set(administered), listed)).toBe(expected);
  });

  test('cannot visit an organisation through a cycle of parents', () => {
    const circle = [
      { organisationID: 'a', parentOrganisationID: 'b' },
      { organisationID: 'b', parentOrganisationID: 'a' },
    ];
    expect(canVisit('a', new Set(['c']), circle)).toBe(false);
  });
});
