import {
  commitServiceAccounts,
  getServiceAccount,
  listServiceAccounts,
  resetServiceAccountPassword,
} from './answers/service-accounts.gen';
import { query } from './calls';
import { staleSummary } from './organisation-summary';
import { storeSaved } from './saved-records';
import { newLastSeen } from './stale-elsewhere';
import { usePost } from './use-post';

export type * from './answers/service-accounts.gen';

const all = (orgId: string) => ['service-accounts', orgId] as const;

export const serviceAccountQueries = {
  all,
  list: (orgId: string) => query(all(orgId), listServiceAccounts, { path: { orgId } }),
  single: (orgId: string, id: string) =>
    query(all(orgId), getServiceAccount, { path: { orgId, id } }),
};

/** Adds, changes and deletes service accounts in one call. */
export const useCommitServiceAccounts = (orgId: string) =>
  usePost(commitServiceAccounts, { path: { orgId } }, [
    staleSummary(orgId),
    storeSaved(serviceAccountQueries, 'serviceAccountID', orgId),
    newLastSeen('serviceAccountID'),
  ]);

/**
 * Gives a service account a new password, which only the answer has. The cache drops the finished
 * call, and `reset` drops the password at once.
 */
export const useResetServiceAccountPassword = (orgId: string, id: string) =>
  usePost(resetServiceAccountPassword, { path: { orgId, id } }, []);
