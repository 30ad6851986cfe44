import type { Credentials } from './credentials';

export const personNames = ['superUser', 'administrator', 'ordinaryUser'] as const;

export type PersonName = (typeof personNames)[number];

/** Who signs in, as the options name them. */
export type GivenPeople = Partial<Record<PersonName, Credentials>>;

/** Somebody who is signed in. */
export interface Person {
  name: PersonName;
  /** The headers that each call carries: the cookie, or another one. */
  headers: Readonly<Record<string, string>>;
  userID: string | null;
  organisationID: string | null;
}
