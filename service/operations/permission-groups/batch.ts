import { eq, inArray } from 'drizzle-orm';
import type { PermissionGroupBatch, PermissionGroupChange } from '../../../src/api/schema.gen';
import { fieldLimits } from '../../../src/domain/contract/field-limits.gen';
import { textKey } from '../../../src/domain/stored-text';
import { type AuditEntry, formerName } from '../../audit-log';
import type { Caller } from '../../authentication/caller';
import { badRequest } from '../../contract/coded-error';
import { countWords } from '../../contract/count-words';
import { inSlices, slicesOf } from '../../database/in-slices';
import type { DatabaseTransaction } from '../../database/open-database';
import { saveRows } from '../../database/save-rows';
import { permissionGroupPermissions, permissionGroups } from '../../database/schema/access';
import { isStored } from '../../database/schema/stored-numbers';
import {
  type AppliedBatch,
  applyBatch,
  changesExist,
  deletesExist,
  type Edit,
  eachOnce,
  type SaveOutcome,
} from '../apply-batch';
import { countAssignments, type PermissionGroupRow, readPermissions } from './read';

/** Saves a batch of permission groups of one organisation. Two groups can swap names. */
export async function applyPermissionGroupBatch(
  transaction: DatabaseTransaction,
  batch: PermissionGroupBatch,
  organisation: NonNullable<AuditEntry['organisation']>,
  caller: Caller,
): Promise<AppliedBatch<PermissionGroupRow>> {
  const { organisationID } = organisation;
  const permissionsOfGroups = async (ids: readonly string[]) =>
    new Map(
      await inSlices(ids, async (slice) => [
        ...(await readPermissions(transaction, organisationID, slice)),
      ]),
    );
  const changed = batch.changes.flatMap(({ userPermissionGroupID: id }) => id ?? []);
  const stored = await permissionsOfGroups([...changed, ...batch.deletes]);
  let saved: typeof stored = new Map();
  return applyBatch(
    batch,
    {
      id: 'userPermissionGroupID',
      limits: fieldLimits.PermissionGroupChange,
      // A name has to differ from those of all groups of the organisation.
      find: () =>
        transaction
          .select()
          .from(permissionGroups)
          .where(eq(permissionGroups.organisationID, organisationID)),
      checks: [
        deletesExist('A permission group'),
        changesExist('A permission group'),
        eachOnce('A permission group'),
        ({ known }) => requireFreeNames(batch, known),
      ],
      remove: async (rows, ids) => {
        const links = await countAssignments(transaction, ids);
        for (const { userPermissionGroupID: id, name } of rows) {
          requireUnassigned(name, links.get(id) ?? 0);
        }
        await transaction
          .delete(permissionGroups)
          .where(inArray(permissionGroups.userPermissionGroupID, ids));
        return rows.map(({ name }) => ({
          type: 'PermissionGroupDeleted',
          message: `Permission group ${name} was deleted.`,
        }));
      },
      setAside: (ids) =>
        transaction
          .update(permissionGroups)
          .set({ nameKey: null })
          .where(inArray(permissionGroups.userPermissionGroupID, ids)),
      save: async (edits) => {
        const groups = await saveGroups(transaction, edits, organisationID);
        saved = await permissionsOfGroups(groups.map((group) => group.userPermissionGroupID));
        return groups;
      },
      entryOf: (group, _change, before, outcome) => ({
        type: 'PermissionGroupChanged',
        message: messageOf(group, before, outcome),
      }),
      history: {
        kind: 'PermissionGroup',
        before: (group) => withPermissions(group, stored),
        after: (group) => withPermissions(group, saved),
      },
    },
    { caller, organisation },
  );
}

const withPermissions = (
  group: PermissionGroupRow,
  permissions: Awaited<ReturnType<typeof readPermissions>>,
) => ({ ...group, permissions: permissions.get(group.userPermissionGroupID) ?? [] });

const isSameName = (one: string, other: string) => textKey(one) === textKey(other);

/**
 * Refuses a name that another group of the organisation has, since people choose groups by their
 * names.
 */
function requireFreeNames(
  { changes, deletes }: PermissionGroupBatch,
  known: ReadonlyMap<string, PermissionGroupRow>,
): void {
  // Two groups may share a name already. A change of one's permissions stays possible.
  const renamed = changes.filter(({ userPermissionGroupID, name }) => {
    if (name.trim() === '') throw badRequest('A permission group needs a name.');
    const before = known.get(userPermissionGroupID ?? '');
    return !before || !isSameName(before.name, name);
  });
  const others = new Map(known);
  for (const id of deletes) others.delete(id);
  for (const { userPermissionGroupID } of renamed) others.delete(userPermissionGroupID ?? '');
  const taken = new Map([...others.values()].map(({ name }) => [textKey(name), name]));
  for (const { name } of renamed) {
    const namesake = taken.get(textKey(name));
    if (namesake !== undefined) {
      throw badRequest(`There is a permission group with the name ${namesake} already.`);
    }
    taken.set(textKey(name), name);
  }
}

function requireUnassigned(name: string, links: number): void {
  if (links === 0) return;
  const verb = links === 1 ? 'has' : 'have';
  throw badRequest(
    `The permission group ${name} cannot be deleted: ${countWords(links, 'access link')} ${verb} it.`,
  );
}

async function saveGroups(
  transaction: DatabaseTransaction,
  edits: Edit<PermissionGroupChange, PermissionGroupRow>[],
  organisationID: string,
): Promise<PermissionGroupRow[]> {
  const permissions = edits.map(({ change }) => permissionsOf(change));
  const rows = edits.map(({ change: { name, organisationDefault }, before }) => ({
    userPermissionGroupID: before?.userPermissionGroupID,
    name,
    // Two groups of an older release may share a name.
    nameKey: before && before.nameKey === null && isSameName(before.name, name) ? null : name,
    organisationDefault: organisationDefault ?? before?.organisationDefault ?? false,
    organisationID,
  }));
  const saved = await saveRows(transaction, permissionGroups, 'userPermissionGroupID', rows);
  const replaced = saved.flatMap(({ userPermissionGroupID }, index) => {
    const group = permissions[index];
    return group ? { userPermissionGroupID, group } : [];
  });
  const { userPermissionGroupID: groupID } = permissionGroupPermissions;
  for (const slice of slicesOf(replaced)) {
    const ids = slice.map(({ userPermissionGroupID }) => userPermissionGroupID);
    await transaction.delete(permissionGroupPermissions).where(inArray(groupID, ids));
  }
  const values = replaced.flatMap(({ userPermissionGroupID, group }) =>
    group.map((permission) => ({ ...permission, userPermissionGroupID })),
  );
  for (const part of slicesOf(values)) {
    await transaction.insert(permissionGroupPermissions).values(part);
  }
  return saved;
}

/**
 * Returns the permissions to store; undefined when the change leaves them as they are.
 * @throws CodedError BadRequest
 */
function permissionsOf({ name, permissions }: PermissionGroupChange) {
  const ids = (permissions ?? []).map(({ permissionID }) => permissionID);
  if (new Set(ids).size < ids.length) {
    throw badRequest(`The permission group ${name} has a permission more than once.`);
  }
  return permissions?.map(({ permissionID, allowedActions }) => {
    if (isStored('Permission', permissionID)) return { permissionID, allowedActions };
    throw badRequest(`There is no permission ${permissionID}.`);
  });
}

function messageOf(
  { name, organisationDefault }: PermissionGroupRow,
  before: PermissionGroupRow | undefined,
  { done, fields }: SaveOutcome,
): string {
  if (!before) {
    return `Permission group ${name} was created.${organisationDefault ? ' It applies to all users.' : ''}`;
  }
  const former = formerName(before.name, name);
  const reach = organisationDefault
    ? ' It applies to all users now.'
    : ' It does not apply to all users any more.';
  const changedReach = before.organisationDefault === organisationDefault ? '' : reach;
  const set = fields.has('permissions') ? ' Its permissions were set.' : '';
  return `Permission group ${name} was ${done}.${former}${changedReach}${set}`;
}
