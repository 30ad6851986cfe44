import type { Session } from './session';

export type Landing =
  | { to: '/admin' }
  | { to: '/organisation/$orgId'; params: { orgId: string } }
  | { to: '/organisation/null' }
  | { to: '/user/$userId'; params: { userId: string } };

/** Where / leads, by role (docs/product/routes-and-roles.md#landing-page). */
export function landingOf(session: Session): Landing {
  if (session.isSuperUser) return { to: '/admin' };
  if (session.isOrgAdmin) return organisationLandingOf(session);
  return userLandingOf(session);
}

/** Where /organisation leads: the literal text null stands for no known organisation. */
export function organisationLandingOf({ organisation }: Session): Landing {
  if (!organisation) return { to: '/organisation/null' };
  return { to: '/organisation/$orgId', params: { orgId: organisation.organisationID } };
}

/** Where /user leads. */
export function userLandingOf({ userID }: Session): Landing {
  return { to: '/user/$userId', params: { userId: userID } };
}
