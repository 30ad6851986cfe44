import { expect, test } from 'vitest';
import { personas as signedIn } from '~/testing/personas';
import {
  landingOf,
  organisationLandingOf,
  requireRole,
  requireSession,
  type Session,
  sessionOf,
  userLandingOf,
} from './session';

const personas = { ...signedIn, nobody: null } satisfies Record<string, Session | null>;

test('the session derives the roles from the three elements of its call', () => {
  const roles = Object.values(personas).map(
    (session) => session && [session.isSuperUser, session.isOrgAdmin, session.isAnonymous],
  );
  expect(roles).toEqual([
    [true, false, false],
    [false, true, false],
    [false, false, false],
    [false, false, true],
    null,
  ]);
});

test('an anonymous account has no role, whatever else it has', () => {
  const user = { ...personas.superUser.user, scopes: ['superuser', 'anonymous'] };
  const session = sessionOf([user, null, true]);
  expect([session.isSuperUser, session.isOrgAdmin, session.isAnonymous]).toEqual([
    false,
    false,
    true,
  ]);
  expect(landingOf(session)).toEqual({ to: '/user/$userId', params: { userId: user.userID } });
});

const pass = 'passes';
const login = 'Login Required';
const refused = 'Not allowed';

test.each([
  ['superUser', pass, pass, pass],
  ['organisationAdministrator', pass, pass, refused],
  ['ordinaryUser', pass, refused, refused],
  ['anonymous', pass, refused, refused],
  ['nobody', login, login, login],
] as const)('the guards, for %s', (persona, signedIn, organisation, admin) => {
  const session = personas[persona];
  const outcomeOf = (guard: (session: Session | null) => unknown) => {
    try {
      guard(session);
      return pass;
    } catch (error) {
      return error instanceof Error ? error.message : error;
    }
  };
  expect(outcomeOf(requireSession)).toBe(signedIn);
  expect(outcomeOf((each) => requireRole(each, 'organisation-administrator'))).toBe(organisation);
  expect(outcomeOf((each) => requireRole(each, 'super-user'))).toBe(admin);
});

const { superUser, organisationAdministrator: administrator, ordinaryUser } = personas;
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
