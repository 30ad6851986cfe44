import { expect, test } from 'vitest';
import { exampleOf } from '~/testing/contract-examples';
import { landingOf, organisationLandingOf, userLandingOf } from './landing';
import { sessionOf } from './session';

const sessionOfExample = (name: string) => sessionOf(exampleOf('getCurrentSession', name));
const superUser = sessionOfExample('superUser');
const administrator = sessionOfExample('organisationAdministrator');
const ordinaryUser = sessionOfExample('ordinaryUser');
const orgId = administrator.organisation?.organisationID;

test.each([
  ['a super user', superUser, { to: '/admin' }],
  [
    'a super user who also administers an organisation',
    { ...administrator, isSuperUser: true },
    { to: '/admin' },
  ],
  [
    'an organisation administrator',
    administrator,
    { to: '/organisation/$orgId', params: { orgId } },
  ],
  [
    'an administrator of no known organisation',
    { ...administrator, organisation: null },
    { to: '/organisation/null' },
  ],
  [
    'an ordinary user',
    ordinaryUser,
    { to: '/user/$userId', params: { userId: ordinaryUser.userID } },
  ],
  [
    'an ordinary user of an organisation',
    { ...ordinaryUser, organisation: administrator.organisation },
    { to: '/user/$userId', params: { userId: ordinaryUser.userID } },
  ],
])('/ leads %s home', (_, session, landing) => {
  expect(landingOf(session)).toEqual(landing);
});

test('/organisation leads to the organisation of the session', () => {
  expect(organisationLandingOf(administrator)).toEqual({
    to: '/organisation/$orgId',
    params: { orgId },
  });
});

test('/user leads to the account of the signed-in user', () => {
  expect(userLandingOf(superUser)).toEqual({
    to: '/user/$userId',
    params: { userId: superUser.userID },
  });
});
