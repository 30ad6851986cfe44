/** The person whom a session belongs to. */
export interface Caller {
  userID: string;
  fullName: string;
  isSuperUser: boolean;
}
