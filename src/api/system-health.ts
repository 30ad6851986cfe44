import { getSystemHealthTree } from './answers/system-health.gen';
import { query } from './calls';

export type * from './answers/system-health.gen';

export const systemHealthQueries = {
  /**
   * The application states that the devices of an organisation last reported, of any age, in a tree
   * of organisations, outlet groups, outlets and terminals.
   */
  tree: (orgId: string) => ({
    ...query(['system-health', orgId], getSystemHealthTree, { path: { orgId } }),
    // A comparison with the previous tree of ten thousand nodes would be slow.
    structuralSharing: false,
  }),
};
