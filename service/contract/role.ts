/**
 * Who may call an operation (docs/product/service.md#roles-of-calls). A super user may call every
 * one. The administrators of an organisation are its own and those of every organisation above it.
 * For people without access to an organisation, it does not exist. `self` is the person whom the
 * path names. `anybody` needs no session either, but the operation asks who is signed in. `any-session`
 * is open to an account with the scope `anonymous`, too, which has no other role that needs a session.
 */
export type Role =
  | 'anonymous'
  | 'anybody'
  | 'any-session'
  | 'signed-in'
  | 'self'
  | 'administrator-of-organisation'
  | 'super-user';
