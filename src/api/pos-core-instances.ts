import { refreshAdminSummary } from './admin-summary';
import {
  commitPosCoreInstances,
  getPosCoreInstance,
  listPosCoreInstances,
  listPosCoreInstanceValues,
  listPosCoreLinkedOrganisations,
} from './answers/pos-core-instances.gen';
import { query } from './calls';
import type { ListSearch } from './list-search';
import { storeSaved } from './saved-records';
import { staleElsewhere } from './stale-elsewhere';
import { usePost } from './use-post';

export type * from './answers/pos-core-instances.gen';

const all = () => ['pos-core-instances'] as const;

export const posCoreInstanceQueries = {
  all,
  list: () => query(all(), listPosCoreInstances, {}),
  single: (id: string) => query(all(), getPosCoreInstance, { path: { id } }),
  /** The instances that an organisation can have: key (the id) and value (the name). */
  values: (search?: ListSearch) =>
    query(all(), listPosCoreInstanceValues, search ? { query: search } : {}),
  /** The organisations that an instance serves. */
  linkedOrganisations: (id: string) => ({
    ...query(all(), listPosCoreLinkedOrganisations, { path: { id } }),
    // Other screens link organisations.
    staleTime: 0,
  }),
};

/** Adds, changes and deletes POS Core instances in one call. */
export const useCommitPosCoreInstances = () =>
  usePost(commitPosCoreInstances, {}, [
    staleElsewhere('instances'),
    refreshAdminSummary,
    storeSaved(posCoreInstanceQueries, 'posCoreInstanceID'),
  ]);
