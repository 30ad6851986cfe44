import type { ClientApplicationState, HealthTreeNode } from '../../../src/api/schema.gen';
import { groupedBy } from '../../../src/domain/lists';
import type { organisations, outletNodes } from '../../database/schema/organisations';
import { mapInSlices } from '../../database/time-slices';

type OrganisationRow = Pick<
  typeof organisations.$inferSelect,
  'organisationID' | 'organisationCode' | 'name' | 'parentOrganisationID'
>;
export type NodeRow = Omit<typeof outletNodes.$inferSelect, 'nameFolded'>;
export type StateRow = ClientApplicationState & Pick<NodeRow, 'organisationID'>;

export interface HealthRows {
  /** The organisation and all below it. */
  organisations: readonly OrganisationRow[];
  nodes: readonly NodeRow[];
  states: readonly StateRow[];
}

// Numbers sort by value: "Till 2" before "Till 10".
const { compare } = new Intl.Collator('en', { numeric: true });

/**
 * Builds the tree of system health with an organisation as the root. An organisation has its own
 * outlet groups, outlets and terminals, then the organisations below it, both by name. A node whose
 * parent is in another organisation is at the top of its own. A state whose node is in another
 * organisation belongs to the organisation itself.
 */
export async function healthTree(rootID: string, rows: HealthRows): Promise<HealthTreeNode[]> {
  const organisationOf = new Map(rows.nodes.map((row) => [row.nodeID, row.organisationID]));
  const statesOf = groupedBy(rows.states, ({ nodeID, organisationID }) =>
    organisationOf.get(nodeID) === organisationID ? nodeID : organisationID,
  );
  const nodesBelow = groupedBy(rows.nodes, ({ parentID, organisationID }) =>
    parentID && organisationOf.get(parentID) === organisationID ? parentID : organisationID,
  );
  const organisationsBelow = groupedBy(
    rows.organisations.filter(({ organisationID }) => organisationID !== rootID),
    ({ parentOrganisationID }) => parentOrganisationID,
  );

  const ownStates = (id: string): ClientApplicationState[] =>
    (statesOf.get(id) ?? [])
      .sort(
        (a, b) =>
          compare(a.applicationName, b.applicationName) ||
          compare(a.deviceIdentifier, b.deviceIdentifier),
      )
      .map(({ organisationID, ...state }) => state);
  const sitesOf = (id: string): Promise<HealthTreeNode[]> => {
    const below = byName(nodesBelow.get(id) ?? [], ({ nodeID }) => nodeID);
    return mapInSlices(below, async ({ nodeID, name, nodeType }): Promise<HealthTreeNode> => {
      const children = await sitesOf(nodeID);
      return {
        id: `ds:${nodeID}`,
        name,
        nameSuffix: null,
        iconUri: null,
        hasChildren: children.length > 0,
        children,
        entity: {
          entityType: 'siteNode',
          nodeID,
          nodeType,
          clientApplicationStates: ownStates(nodeID),
        },
      };
    });
  };
  const nodesOf = (branch: OrganisationRow[]): Promise<HealthTreeNode[]> => {
    const sorted = byName(branch, ({ organisationID }) => organisationID);
    return mapInSlices(sorted, async (row): Promise<HealthTreeNode> => {
      const { organisationID, name, organisationCode } = row;
      const below = organisationsBelow.get(organisationID) ?? [];
      const children = [...(await sitesOf(organisationID)), ...(await nodesOf(below))];
      return {
        id: `org:${organisationID}`,
        name,
        nameSuffix: organisationCode,
        iconUri: null,
        hasChildren: children.length > 0,
        children,
        entity: {
          entityType: 'organisation',
          organisationID,
          clientApplicationStates: ownStates(organisationID),
        },
      };
    });
  };
  return nodesOf(rows.organisations.filter(({ organisationID }) => organisationID === rootID));
}

function byName<Row extends { name: string }>(rows: Row[], idOf: (row: Row) => string): Row[] {
  return rows.sort((a, b) => compare(a.name, b.name) || compare(idOf(a), idOf(b)));
}
