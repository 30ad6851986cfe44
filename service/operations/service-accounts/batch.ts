import { and, eq, inArray } from 'drizzle-orm';
import type {
  ServiceAccount,
  ServiceAccountBatch,
  ServiceAccountChange,
} from '../../../src/api/schema.gen';
import { ServiceAccountType } from '../../../src/domain/contract/enums.gen';
import { exactly } from '../../../src/domain/contract/exact';
import { fieldLimits } from '../../../src/domain/contract/field-limits.gen';
import { type AuditEntry, formerName } from '../../audit-log';
import type { Caller } from '../../authentication/caller';
import { badRequest } from '../../contract/coded-error';
import { inSlices } from '../../database/in-slices';
import type { DatabaseTransaction } from '../../database/open-database';
import { saveRows } from '../../database/save-rows';
import { serviceAccounts } from '../../database/schema/access';
import { mapInSlices } from '../../database/time-slices';
import {
  type AppliedBatch,
  applyBatch,
  changesExist,
  deletesExist,
  type Edit,
  eachOnce,
} from '../apply-batch';
import { findOutletNodes } from '../find-outlet-nodes';

type AccountRow = typeof serviceAccounts.$inferSelect;
type Organisation = NonNullable<AuditEntry['organisation']>;
type Nodes = Awaited<ReturnType<typeof findOutletNodes>>;

/**
 * Saves a batch of service accounts of an organisation. An account of another organisation counts
 * as unknown.
 */
export function applyServiceAccountBatch(
  transaction: DatabaseTransaction,
  batch: ServiceAccountBatch,
  organisation: Organisation,
  caller: Caller,
): Promise<AppliedBatch<AccountRow>> {
  const { serviceAccountID } = serviceAccounts;
  const { organisationID } = organisation;
  const places = new Map<string, string>();
  const learnPlaces = async (ids: string[]) => {
    const nodes = await findOutletNodes(transaction, organisationID, ids);
    for (const { nodeID, name } of nodes.values()) places.set(nodeID, name);
    return nodes;
  };
  const withPlace = (row: AccountRow) => ({
    ...row,
    rootNodeID: places.get(row.rootNodeID ?? '') ?? row.rootNodeID,
  });
  return applyBatch(
    batch,
    {
      id: 'serviceAccountID',
      limits: fieldLimits.ServiceAccountChange,
      find: async (ids) => {
        const isOwn = eq(serviceAccounts.organisationID, organisationID);
        const rows = await inSlices(ids, (slice) =>
          transaction
            .select()
            .from(serviceAccounts)
            .where(and(isOwn, inArray(serviceAccountID, slice))),
        );
        await learnPlaces(rows.flatMap(({ rootNodeID }) => rootNodeID ?? []));
        return rows;
      },
      checks: [
        changesExist('A service account'),
        deletesExist('A service account'),
        eachOnce('A service account'),
      ],
      remove: async (rows, ids) => {
        await transaction.delete(serviceAccounts).where(inArray(serviceAccountID, ids));
        return rows.map(({ name }) => ({
          type: 'ServiceAccountDeleted',
          message: `Service account ${name} was deleted.`,
        }));
      },
      save: async (edits) => {
        const nodeIDs = edits.flatMap(({ change }) => change.rootNodeID ?? []);
        const nodes = await learnPlaces(nodeIDs);
        const rows = await mapInSlices(edits, (edit) => ({
          organisationID,
          ...valuesOf(edit, nodes),
        }));
        return saveRows(transaction, serviceAccounts, 'serviceAccountID', rows);
      },
      entryOf: ({ name }, _change, before, { done }) => {
        const message = `Service account ${name} was ${done}.${formerName(before?.name, name)}`;
        return { type: 'ServiceAccountChanged', message };
      },
      history: { kind: 'ServiceAccount', before: withPlace, after: withPlace },
    },
    { caller, organisation },
  );
}

function valuesOf({ change, before }: Edit<ServiceAccountChange, AccountRow>, nodes: Nodes) {
  const name = change.name;
  if (name.trim() === '') throw badRequest('A service account needs a name.');
  return {
    ...before,
    name,
    serviceAccountType: typeOf(change, before),
    integrationServerPermissions: permissionsOf(change, before),
    ...restrictionOf(change, before, nodes),
  };
}

/**
 * Returns the type of a change. An old record may have the type None, but nobody can choose it.
 * @throws CodedError BadRequest
 */
function typeOf(change: ServiceAccountChange, before: AccountRow | undefined) {
  const { serviceAccountType: type } = change;
  if (type === ServiceAccountType.None && before?.serviceAccountType !== type) {
    throw badRequest('A service account needs a type.');
  }
  return type;
}

/**
 * Returns the permissions to store. Only Integration Server accounts have permissions
 * (docs/product/organisation.md#integration-server-permissions), so that a change to another type
 * removes the stored ones.
 * @throws CodedError BadRequest
 */
function permissionsOf(change: ServiceAccountChange, before: AccountRow | undefined): number[] {
  const { integrationServerPermissions: given } = change;
  if (change.serviceAccountType === ServiceAccountType.IntegrationServer) {
    return [...new Set(given ?? before?.integrationServerPermissions ?? [])];
  }
  if (given && given.length > 0) {
    throw badRequest('Only an Integration Server account has Integration Server permissions.');
  }
  return [];
}

function restrictionOf(
  { rootNodeID, rootNodeType }: ServiceAccountChange,
  before: AccountRow | undefined,
  nodes: Nodes,
): Pick<AccountRow, 'rootNodeID' | 'rootNodeType'> {
  const stored = {
    rootNodeID: before?.rootNodeID ?? null,
    rootNodeType: before?.rootNodeType ?? null,
  };
  if (rootNodeID === undefined && rootNodeType === undefined) return stored;
  const given = { rootNodeID: rootNodeID ?? null, rootNodeType: rootNodeType ?? null };
  const isAsStored =
    given.rootNodeID === stored.rootNodeID && given.rootNodeType === stored.rootNodeType;
  if (isAsStored) return stored;
  if ((given.rootNodeID === null) !== (given.rootNodeType === null)) {
    throw badRequest('A restriction needs the id and the type of a node.');
  }
  if (given.rootNodeID === null) return given;
  const node = nodes.get(given.rootNodeID);
  if (!node) throw badRequest('The outlet to restrict the service account to does not exist.');
  if (node.nodeType !== given.rootNodeType) {
    throw badRequest(`${node.name} is not of the type that the restriction says.`);
  }
  return given;
}

/** Converts a service account to the record of the contract, which omits the password. */
export function toServiceAccount(row: AccountRow): ServiceAccount {
  const { passwordHash, organisationID, nameFolded, ...account } = row;
  return exactly<ServiceAccount>()({
    ...account,
    integrationServerPermissions:
      row.integrationServerPermissions as ServiceAccount['integrationServerPermissions'],
  });
}
