import type { CurrentSession } from '~/api/session';

type User = CurrentSession[0];

/** Who is signed in, with what that person may see (section 6). */
export interface Session {
  user: User;
  userID: string;
  /** The organisation that the person works in; null when none is known. */
  organisation: NonNullable<CurrentSession[1]> | null;
  isOrgAdmin: boolean;
  isSuperUser: boolean;
  isAnonymous: boolean;
}

/** Names the three elements of the session call (GET Authentication/current). */
export function sessionOf([user, organisation, isOrgAdmin]: CurrentSession): Session {
  return {
    user,
    userID: user.userID,
    organisation,
    isOrgAdmin,
    isSuperUser: user.scopes.includes('superuser'),
    isAnonymous: user.scopes.includes('anonymous'),
  };
}
