import { expect, test } from 'vitest';
import { exampleOf } from '~/testing/contract-examples';
import { requireOrganisationAdministrator, requireSession, requireSuperUser } from './guards';
import { type Session, sessionOf } from './session';

const personas = {
  superUser: sessionOf(exampleOf('getCurrentSession', 'superUser')),
  organisationAdministrator: sessionOf(exampleOf('getCurrentSession', 'organisationAdministrator')),
  ordinaryUser: sessionOf(exampleOf('getCurrentSession', 'ordinaryUser')),
  anonymous: sessionOf(exampleOf('getCurrentSession', 'anonymous')),
  nobody: null,
} satisfies Record<string, Session | null>;

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
  expect(outcomeOf(requireOrganisationAdministrator)).toBe(organisation);
  expect(outcomeOf(requireSuperUser)).toBe(admin);
});
