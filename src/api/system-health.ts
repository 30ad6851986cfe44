import { getSystemHealthTree } from './answers/system-health.gen';
import { query } from './calls';

export type * from './answers/system-health.gen';

const all = (orgId: string) => ['system-health', orgId] as const;

/** The application states that the devices of an organisation last reported. */
export const systemHealthQueries = {
  all,
  /** The tree of organisations, outlet groups, outlets and terminals, with states of any age. */
  tree: (orgId: string) => ({
    ...query(all(orgId), getSystemHealthTree, { path: { orgId } }),
    // A comparison with the previous tree of ten thousand nodes would be slow.
    structuralSharing: false,
  }),
};
