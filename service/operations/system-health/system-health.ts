import { eq, inArray } from 'drizzle-orm';
import { jsonRecord } from '../../database/json-records';
import { readLongList } from '../../database/list-in-portions';
import {
  organisationClosure,
  organisations,
  outletNodes,
} from '../../database/schema/organisations';
import { clientApplicationStates } from '../../database/schema/versions';
import { handler } from '../handler';
import { noOrganisation } from '../organisation-of-path';
import { healthTree, type NodeRow, type StateRow } from './tree';

const nodeRow = jsonRecord<NodeRow>({
  nodeID: outletNodes.nodeID,
  organisationID: outletNodes.organisationID,
  parentID: outletNodes.parentID,
  nodeType: outletNodes.nodeType,
  name: outletNodes.name,
});

const stateRow = jsonRecord<StateRow>({
  organisationID: clientApplicationStates.organisationID,
  nodeID: clientApplicationStates.nodeID,
  nodeType: clientApplicationStates.nodeType,
  applicationName: clientApplicationStates.applicationName,
  applicationVersion: clientApplicationStates.applicationVersion,
  applicationType: clientApplicationStates.applicationType,
  deviceIdentifier: clientApplicationStates.deviceIdentifier,
  osRegionName: clientApplicationStates.osRegionName,
  osCultureName: clientApplicationStates.osCultureName,
  clientApplicationStateDetails: clientApplicationStates.clientApplicationStateDetails,
  dateTimeUpdated: clientApplicationStates.dateTimeUpdated,
});

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
    const below = database
      .select({ organisationID: organisationClosure.descendantID })
      .from(organisationClosure)
      .where(isBelow);
    const nodes = await readLongList(database, {
      from: outletNodes,
      where: inArray(outletNodes.organisationID, below),
      order: [outletNodes.nodeID],
      record: nodeRow,
    });
    const states = await readLongList(database, {
      from: clientApplicationStates,
      where: inArray(clientApplicationStates.organisationID, below),
      order: [clientApplicationStates.deviceIdentifier, clientApplicationStates.applicationName],
      record: stateRow,
    });
    return {
      status: 200,
      body: await healthTree(params.orgId, { organisations: branch, nodes, states }),
    };
  },
);
