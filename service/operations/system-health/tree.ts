import type { ClientApplicationState, HealthTreeNode } from '../../../src/api/schema.gen';
import { groupedBy } from '../../../src/domain/lists';
import type { organisations, outletNodes } from '../../database/schema/organisations';
import type { clientApplicationStates } from '../../database/schema/versions';
import { momentText } from '../moment-text';

type OrganisationRow = Pick<
  typeof organisations.$inferSelect,
  'organisationID' | 'organisationCode' | 'name' | 'parentOrganisationID'
>;
type NodeRow = Omit<typeof outletNodes.$inferSelect, 'nameFolded'>;
type StateRow = Omit<typeof clientApplicationStates.$inferSelect, 'clientApplicationStateID'>;

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
export function healthTree(rootID: string, rows: HealthRows): HealthTreeNode[] {
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
      .map(({ organisationID, dateTimeUpdated, ...state }) => ({
        ...state,
        dateTimeUpdated: momentText(dateTimeUpdated),
      }));
  const sitesOf = (id: string): HealthTreeNode[] =>
    byName(nodesBelow.get(id) ?? [], ({ nodeID }) => nodeID).map(({ nodeID, name, nodeType }) => {
      const children = sitesOf(nodeID);
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
  const toNode = ({ organisationID, name, organisationCode }: OrganisationRow): HealthTreeNode => {
    const below = byName(organisationsBelow.get(organisationID) ?? [], (row) => row.organisationID);
    const children = [...sitesOf(organisationID), ...below.map(toNode)];
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
  };
  return rows.organisations.filter(({ organisationID }) => organisationID === rootID).map(toNode);
}

function byName<Row extends { name: string }>(rows: Row[], idOf: (row: Row) => string): Row[] {
  return rows.sort((a, b) => compare(a.name, b.name) || compare(idOf(a), idOf(b)));
}
