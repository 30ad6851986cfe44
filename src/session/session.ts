import type { CurrentSession } from '~/api/session';

type User = CurrentSession[0];

/** Who is signed in, with what that person may see (docs/product/routes-and-roles.md#roles). */
export interface Session {
  user: User;
  userID: string;
  /** The organisation that the person works in; null when none is known. */
  organisation: CurrentSession[1];
  isOrgAdmin: boolean;
  isSuperUser: boolean;
  isAnonymous: boolean;
}

/** Names the three elements of the session call (GET Authentication/current). */
export function sessionOf(current: CurrentSession): Session {
  // A session of another length does not compile here; taken apart it would.
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
