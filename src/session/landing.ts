import type { Session } from './session';

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
