import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { EntityLookupMatch } from '../../../src/api/schema.gen';
import { NodeType, EntityLookupType as Type } from '../../../src/domain/contract/enums.gen';
import { pastedId } from '../../../src/domain/pasted-id';
import { hasEmail } from '../../database/has-email';
import type { Database } from '../../database/open-database';
import { serviceAccounts } from '../../database/schema/access';
import { organisations, outletNodes } from '../../database/schema/organisations';
import { users } from '../../database/schema/people';
import {
  clients,
  deploymentServers,
  integrationServers,
  posCoreInstances,
} from '../../database/schema/servers';
import { clientApplicationStates } from '../../database/schema/versions';
import { containsFolded, isText } from '../text-pattern';

type EntityType = EntityLookupMatch['type'];

/** A record that an entity lookup found, before the lookup reads its organisation. */
export interface FoundEntity {
  type: EntityType;
  entityID: string;
  name: string;
  organisationID: string | null;
}

/** A table in which the lookup searches. */
interface EntityKind {
  table: SQLiteTable;
  type: SQL<EntityType>;
  id: SQLiteColumn;
  name: SQLiteColumn;
  nameFolded: SQLiteColumn;
  organisationID?: SQLiteColumn;
  /** The condition that another text than the id identifies a record. */
  isIdentifiedBy?: (text: string) => SQL | undefined;
}

// The cast is needed: SQLite would read a bare number in ORDER BY as the position of a column.
const typeNumber = (type: EntityType) => sql<EntityType>`cast(${sql.raw(String(type))} as integer)`;

const nodeType = sql<EntityType>`case ${outletNodes.nodeType}
  when ${sql.raw(String(NodeType.Outlet))} then ${sql.raw(String(Type.Outlet))}
  when ${sql.raw(String(NodeType.OutletGroup))} then ${sql.raw(String(Type.OutletGroup))}
  when ${sql.raw(String(NodeType.Terminal))} then ${sql.raw(String(Type.Terminal))}
  else ${sql.raw(String(Type.Unknown))} end`;

/** The tables in which the lookup searches, in the order of the types. */
export const entityKinds: readonly EntityKind[] = [
  {
    table: organisations,
    type: typeNumber(Type.Organisation),
    id: organisations.organisationID,
    name: organisations.name,
    nameFolded: organisations.nameFolded,
    organisationID: organisations.organisationID,
    isIdentifiedBy: (text) =>
      or(eq(organisations.organisationCodeKey, text), isText(organisations.kapow, text)),
  },
  {
    table: outletNodes,
    type: nodeType,
    id: outletNodes.nodeID,
    name: outletNodes.name,
    nameFolded: outletNodes.nameFolded,
    organisationID: outletNodes.organisationID,
    isIdentifiedBy: isNodeOfDevice,
  },
  {
    table: users,
    type: typeNumber(Type.User),
    id: users.userID,
    name: users.fullName,
    nameFolded: users.fullNameFolded,
    isIdentifiedBy: (text) => hasEmail(text),
  },
  {
    table: posCoreInstances,
    type: typeNumber(Type.POSCoreInstance),
    id: posCoreInstances.posCoreInstanceID,
    name: posCoreInstances.name,
    nameFolded: posCoreInstances.nameFolded,
  },
  {
    table: deploymentServers,
    type: typeNumber(Type.DeploymentServerInstance),
    id: deploymentServers.deploymentServerInstanceID,
    name: deploymentServers.name,
    nameFolded: deploymentServers.nameFolded,
  },
  {
    table: integrationServers,
    type: typeNumber(Type.IntegrationServerInstance),
    id: integrationServers.integrationServerInstanceID,
    name: integrationServers.name,
    nameFolded: integrationServers.nameFolded,
  },
  {
    table: serviceAccounts,
    type: typeNumber(Type.ServiceAccount),
    id: serviceAccounts.serviceAccountID,
    name: serviceAccounts.name,
    nameFolded: serviceAccounts.nameFolded,
    organisationID: serviceAccounts.organisationID,
  },
  {
    table: clients,
    type: typeNumber(Type.Client),
    id: clients.clientID,
    name: clients.name,
    nameFolded: clients.nameFolded,
    isIdentifiedBy: (text) => eq(clients.clientIDKey, text),
  },
];

/**
 * Finds the records that the text identifies: by id, or by another text that identifies one record.
 */
export function findById(database: Database, kind: EntityKind, text: string, limit: number) {
  const isId = inArray(kind.id, [...new Set([text, pastedId(text) ?? text])]);
  return find(database, kind, or(isId, kind.isIdentifiedBy?.(text)), limit);
}

/** Finds the records whose name contains the text: the first ones by type and name. */
export function findByName(database: Database, kind: EntityKind, text: string, limit: number) {
  return find(database, kind, containsFolded(kind.nameFolded, text), limit);
}

function find(
  database: Database,
  { table, type, id, name, nameFolded, organisationID }: EntityKind,
  condition: SQL | undefined,
  limit: number,
): Promise<FoundEntity[]> {
  return database
    .select({
      type,
      entityID: sql<string>`${id}`,
      name: sql<string>`${name}`,
      organisationID: sql<string | null>`${organisationID ?? null}`,
    })
    .from(table)
    .where(condition)
    .orderBy(type, nameFolded, id)
    .limit(limit);
}

/**
 * Builds the condition for the site nodes from which a device last reported. The index of the
 * application states begins with the organisation, so that one seek for each organisation is much
 * faster than a scan of all states.
 */
function isNodeOfDevice(text: string): SQL {
  const { nodeID, organisationID, deviceIdentifier } = clientApplicationStates;
  const texts = [text, text.replaceAll('-', '')];
  const identifiers = new Set(
    texts.flatMap((each) => [each, each.toUpperCase(), each.toLowerCase()]),
  );
  return sql`${outletNodes.nodeID} in (
    select ${nodeID} from ${organisations} cross join ${clientApplicationStates}
    where ${organisationID} = ${organisations.organisationID}
      and ${inArray(deviceIdentifier, [...identifiers])})`;
}
