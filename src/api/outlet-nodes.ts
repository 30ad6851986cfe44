import { listOutletNodes } from './answers/outlet-nodes.gen';
import { query } from './calls';

export type * from './answers/outlet-nodes.gen';

/** The outlet groups, outlets and terminals of an organisation, as a flat list. */
export const outletNodesQuery = (orgId: string) =>
  query(['outlet-nodes', orgId], listOutletNodes, { path: { orgId } });
