import { eq, getTableColumns } from 'drizzle-orm';
import {
  organisationClosure,
  organisations,
  outletNodes,
} from '../../database/schema/organisations';
import { clientApplicationStates } from '../../database/schema/versions';
import { handler } from '../handler';
import { noOrganisation } from '../organisation-of-path';
import { healthTree } from './tree';

export const getSystemHealthTree = handler(
  'getSystemHealthTree',
  'administrator-of-organisation',
  async ({ database, params }) => {
    const isBelow = eq(organisationClosure.ancestorID, params.orgId);
    const { organisationID, organisationCode, name, parentOrganisationID } = organisations;
    const branch = await database
      .select({ organisationID, organisationCode, name, parentOrganisationID })
      .from(organisationClosure)
      .innerJoin(organisations, eq(organisationID, organisationClosure.descendantID))
      .where(isBelow);
    if (branch.length === 0) return noOrganisation;
    const nodes = await database
      .select({
        nodeID: outletNodes.nodeID,
        organisationID: outletNodes.organisationID,
        parentID: outletNodes.parentID,
        nodeType: outletNodes.nodeType,
        name: outletNodes.name,
      })
      .from(organisationClosure)
      .innerJoin(outletNodes, eq(outletNodes.organisationID, organisationClosure.descendantID))
      .where(isBelow);
    const { clientApplicationStateID: _, ...columns } = getTableColumns(clientApplicationStates);
    const states = await database
      .select(columns)
      .from(organisationClosure)
      .innerJoin(
        clientApplicationStates,
        eq(clientApplicationStates.organisationID, organisationClosure.descendantID),
      )
      .where(isBelow);
    return {
      status: 200,
      body: healthTree(params.orgId, { organisations: branch, nodes, states }),
    };
  },
);
