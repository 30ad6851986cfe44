import {
  listClientsLastSeen,
  listPeopleLastSeen,
  listServiceAccountsLastSeen,
  listUsersLastSeen,
} from './answers/extension.gen';
import { query } from './calls';

export type { LastSeen } from './answers/extension.gen';

const all = ['last-seen'] as const;

/** When records were in use last. A back end without these calls answers 404 or 501. */
export const lastSeenQueries = {
  users: () => query(all, listUsersLastSeen, {}),
  clients: () => query(all, listClientsLastSeen, {}),
  people: (orgId: string) => query(all, listPeopleLastSeen, { path: { orgId } }),
  serviceAccounts: (orgId: string) => query(all, listServiceAccountsLastSeen, { path: { orgId } }),
};
