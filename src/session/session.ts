import type { CurrentSession } from '~/api/session';

type User = CurrentSession[0];

/** The signed-in person and the person's roles (docs/product/routes-and-roles.md#roles). */
export interface Session {
  user: User;
  userID: string;
  /** The organisation that the person works in; null if it is unknown. */
  organisation: CurrentSession[1];
  isOrgAdmin: boolean;
  isSuperUser: boolean;
  isAnonymous: boolean;
}

/** Converts the three elements of the session call (GET Authentication/current) to named fields. */
export function sessionOf(current: CurrentSession): Session {
  // The type makes a tuple of another length a compile error. A plain destructuring would accept
  // it.
  const [user, organisation, isOrgAdmin]: [User, CurrentSession[1], boolean] = current;
  return {
    user,
    userID: user.userID,
    organisation,
    isOrgAdmin,
    isSuperUser: user.scopes.includes('superuser'),
    isAnonymous: user.scopes.includes('anonymous'),
  };
}

export type Landing =
  | { to: '/admin' }
  | { to: '/organisation/$orgId'; params: { orgId: string } }
  | { to: '/organisation/null' }
  | { to: '/user/$userId'; params: { userId: string } };

/** Returns where / leads, by role (docs/product/routes-and-roles.md#landing-page). */
export function landingOf(session: Session): Landing {
  if (session.isSuperUser) return { to: '/admin' };
  if (session.isOrgAdmin) return organisationLandingOf(session);
  return userLandingOf(session);
}

/** Returns where /organisation leads. The literal text null stands for an unknown organisation. */
export function organisationLandingOf({ organisation }: Session): Landing {
  if (!organisation) return { to: '/organisation/null' };
  return { to: '/organisation/$orgId', params: { orgId: organisation.organisationID } };
}

/** Returns where /user leads. */
export function userLandingOf({ userID }: Session): Landing {
  return { to: '/user/$userId', params: { userId: userID } };
}
