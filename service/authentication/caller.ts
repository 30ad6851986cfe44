/** The person whom a session belongs to. */
export interface Caller {
  userID: string;
  fullName: string;
  isSuperUser: boolean;
  /** The hash of the session's token, by which the session is stored. */
  sessionTokenHash: string;
}
