/** The person that a session belongs to. */
export interface Caller {
  userID: string;
  fullName: string;
  isSuperUser: boolean;
  /** Has the scope `anonymous`, which takes every right of the account. */
  isAnonymous: boolean;
  /** The hash of the session's token, which is the key of the stored session. */
  sessionTokenHash: string;
}
