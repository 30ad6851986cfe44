/** The person that a session belongs to. */
export interface Caller {
  userID: string;
  fullName: string;
  isSuperUser: boolean;
  /** The hash of the session's token, which is the key of the stored session. */
  sessionTokenHash: string;
}
