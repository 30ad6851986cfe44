import { eq, inArray } from 'drizzle-orm';
import type { PermissionGroupBatch, PermissionGroupChange } from '../../src/api/schema.gen';
import type { AuditEntry } from '../audit-log';
import { CodedError } from '../contract/coded-error';
import type { DatabaseTransaction } from '../database/open-database';
import { permissionGroupPermissions, permissionGroups } from '../database/schema/access';
import { isStored } from '../database/schema/stored-numbers';
import { largestBatch } from './largest-batch';
import { countAssignments, type PermissionGroupRow } from './permission-groups-read';

export interface AppliedPermissionGroupBatch {
  /** Ids of the saved groups, in the order of the batch. */
  saved: string[];
  deletes: string[];
  entries: Pick<AuditEntry, 'type' | 'message'>[];
}

/**
 * Saves a batch of permission groups of one organisation. On an error it throws, and the
 * transaction undoes the whole batch. Deletions come first, so that another group can get the name
 * of a deleted one. Two groups can swap names.
 * @throws CodedError BadRequest
 */
export async function applyPermissionGroupBatch(
  transaction: DatabaseTransaction,
  batch: PermissionGroupBatch,
  organisationID: string,
): Promise<AppliedPermissionGroupBatch> {
  const deletes = [...new Set(batch.deletes)];
  if (batch.changes.length + deletes.length > largestBatch) {
    throw badRequest('The batch is too large.');
  }
  const changed = batch.changes.flatMap((change) => change.userPermissionGroupID ?? []);
  const rows = await transaction
    .select()
    .from(permissionGroups)
    .where(eq(permissionGroups.organisationID, organisationID));
  const known = new Map(rows.map((row) => [row.userPermissionGroupID, row]));
  requireConsistency(changed, deletes, known);
  requireFreeNames(batch, known);

  const entries: AppliedPermissionGroupBatch['entries'] = [];
  const links = await countAssignments(transaction, deletes);
  for (const id of deletes) {
    const name = known.get(id)?.name;
    requireUnassigned(name ?? '', links.get(id) ?? 0);
    entries.push({
      type: 'PermissionGroupDeleted',
      message: `Permission group ${name} was deleted.`,
    });
  }
  await transaction
    .delete(permissionGroups)
    .where(inArray(permissionGroups.userPermissionGroupID, deletes));
  const saved: string[] = [];
  for (const change of batch.changes) {
    const before = known.get(change.userPermissionGroupID ?? '');
    const row = await saveGroup(transaction, change, before, organisationID);
    saved.push(row.userPermissionGroupID);
    entries.push({ type: 'PermissionGroupChanged', message: messageOf(row, before, change) });
  }
  return { saved, deletes, entries };
}

function requireConsistency(
  changed: readonly string[],
  deletes: readonly string[],
  known: ReadonlyMap<string, PermissionGroupRow>,
): void {
  if (!deletes.every((id) => known.has(id))) {
    throw badRequest('A permission group to delete does not exist.');
  }
  if (!changed.every((id) => known.has(id))) {
    throw badRequest('A permission group to change does not exist.');
  }
  const mentioned = [...changed, ...deletes];
  if (new Set(mentioned).size < mentioned.length) {
    throw badRequest('A permission group is in the batch more than once.');
  }
}

const comparable = (name: string) => name.trim().toLowerCase();

/**
 * Refuses a name that another group of the organisation has, since people choose groups by their
 * names.
 */
function requireFreeNames(
  { changes, deletes }: PermissionGroupBatch,
  known: ReadonlyMap<string, PermissionGroupRow>,
): void {
  const names = new Map(known);
  for (const id of deletes) names.delete(id);
  for (const { userPermissionGroupID } of changes) names.delete(userPermissionGroupID ?? '');
  const taken = new Set([...names.values()].map(({ name }) => comparable(name)));
  for (const { userPermissionGroupID, name } of changes) {
    if (name.trim() === '') throw badRequest('A permission group needs a name.');
    const before = known.get(userPermissionGroupID ?? '')?.name;
    // Two groups may share a name already. A change of one's permissions stays possible.
    const isKept = before !== undefined && comparable(before) === comparable(name);
    if (!isKept && taken.has(comparable(name))) {
      throw badRequest(`There is a permission group with the name ${name.trim()} already.`);
    }
    taken.add(comparable(name));
  }
}

function requireUnassigned(name: string, links: number): void {
  if (links === 0) return;
  const uses = links === 1 ? 'One access link has' : `${links} access links have`;
  throw badRequest(`${uses} the permission group ${name}, so that it cannot be deleted.`);
}

async function saveGroup(
  transaction: DatabaseTransaction,
  { name, organisationDefault, permissions }: PermissionGroupChange,
  before: PermissionGroupRow | undefined,
  organisationID: string,
): Promise<PermissionGroupRow> {
  const ids = (permissions ?? []).map(({ permissionID }) => permissionID);
  if (new Set(ids).size < ids.length) {
    throw badRequest(`The permission group ${name.trim()} has a permission more than once.`);
  }
  const stored = permissions?.map(({ permissionID, allowedActions }) => {
    if (isStored('Permission', permissionID)) return { permissionID, allowedActions };
    throw badRequest(`There is no permission ${permissionID}.`);
  });
  const values = { name: name.trim(), organisationDefault };
  const [row] = before
    ? await transaction
        .update(permissionGroups)
        .set(values)
        .where(eq(permissionGroups.userPermissionGroupID, before.userPermissionGroupID))
        .returning()
    : await transaction
        .insert(permissionGroups)
        .values({ ...values, organisationDefault: organisationDefault ?? false, organisationID })
        .returning();
  if (!row) throw new Error('A saved permission group was not returned.');
  if (stored) {
    const { userPermissionGroupID } = row;
    await transaction
      .delete(permissionGroupPermissions)
      .where(eq(permissionGroupPermissions.userPermissionGroupID, userPermissionGroupID));
    if (stored.length > 0) {
      await transaction
        .insert(permissionGroupPermissions)
        .values(stored.map((permission) => ({ ...permission, userPermissionGroupID })));
    }
  }
  return row;
}

function messageOf(
  { name, organisationDefault }: PermissionGroupRow,
  before: PermissionGroupRow | undefined,
  { permissions }: PermissionGroupChange,
): string {
  if (!before) {
    return `Permission group ${name} was created.${organisationDefault ? ' It applies to all users.' : ''}`;
  }
  const former = before.name === name ? '' : ` It was called ${before.name}.`;
  const reach = organisationDefault
    ? ' It applies to all users now.'
    : ' It does not apply to all users any more.';
  const changedReach = before.organisationDefault === organisationDefault ? '' : reach;
  const set = permissions ? ' Its permissions were set.' : '';
  return `Permission group ${name} was changed.${former}${changedReach}${set}`;
}

function badRequest(reason: string) {
  return new CodedError<'commitPermissionGroups'>(400, 'BadRequest', reason);
}
