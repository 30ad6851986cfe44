import { and, eq, inArray } from 'drizzle-orm';
import { inSlices } from '../database/in-slices';
import type { Database, DatabaseTransaction } from '../database/open-database';
import { organisationClosure, outletNodes } from '../database/schema/organisations';

type NodeRow = typeof outletNodes.$inferSelect;

/**
 * Finds the site nodes of these ids to which an organisation may restrict access: its own and those
 * of the organisations below it. Other ids are missing in the result.
 * @returns the site nodes by id
 */
export async function findOutletNodes(
  database: Pick<Database | DatabaseTransaction, 'select'>,
  organisationID: string,
  nodeIDs: readonly string[],
): Promise<ReadonlyMap<string, NodeRow>> {
  const rows = await inSlices([...new Set(nodeIDs)], (slice) =>
    database
      .select({ node: outletNodes })
      .from(outletNodes)
      .innerJoin(
        organisationClosure,
        eq(organisationClosure.descendantID, outletNodes.organisationID),
      )
      .where(
        and(inArray(outletNodes.nodeID, slice), eq(organisationClosure.ancestorID, organisationID)),
      ),
  );
  return new Map(rows.map(({ node }) => [node.nodeID, node]));
}
