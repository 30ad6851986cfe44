import { eq } from 'drizzle-orm';
import type { SiteNode } from '../../src/api/schema.gen';
import { exactly } from '../../src/domain/contract/exact';
import { groupedBy } from '../../src/domain/lists';
import { organisationClosure, organisations, outletNodes } from '../database/schema/organisations';
import { handler } from './handler';
import { findOrganisation, noOrganisation } from './organisation-of-path';

export const listOutletNodes = handler(
  'listOutletNodes',
  'administrator-of-organisation',
  async ({ database, params }) => {
    const rows = await database
      .select({
        nodeID: outletNodes.nodeID,
        name: outletNodes.name,
        nodeType: outletNodes.nodeType,
        parentID: outletNodes.parentID,
        organisationID: outletNodes.organisationID,
        organisationName: organisations.name,
      })
      .from(organisationClosure)
      .innerJoin(organisations, eq(organisations.organisationID, organisationClosure.descendantID))
      .innerJoin(outletNodes, eq(outletNodes.organisationID, organisationClosure.descendantID))
      .where(eq(organisationClosure.ancestorID, params.orgId));
    if (rows.length === 0 && !(await findOrganisation(database, params.orgId)))
      return noOrganisation;
    const nodes = rows.map(({ organisationID, organisationName, parentID, ...row }) => {
      // Two licensees of a group may both have a "City Centre" at the top.
      const isBelow = parentID === null && organisationID !== params.orgId;
      const name = isBelow ? `${row.name} (${organisationName})` : row.name;
      return exactly<SiteNode>()({ ...row, name, parentID });
    });
    return { status: 200, body: parentsFirst(nodes) };
  },
);

// Numbers sort by value: "Till 2" before "Till 10".
const { compare } = new Intl.Collator('en', { numeric: true });

/** Orders site nodes: each parent before its children, and siblings by name. */
function parentsFirst(nodes: SiteNode[]): SiteNode[] {
  const below = groupedBy(
    nodes.sort((a, b) => compare(a.name, b.name) || compare(a.nodeID, b.nodeID)),
    ({ parentID }) => parentID,
  );
  const ordered: SiteNode[] = [];
  const add = (parentID: string | null) => {
    for (const node of below.get(parentID) ?? []) {
      ordered.push(node);
      add(node.nodeID);
    }
  };
  add(null);
  return ordered;
}
