import { eq } from 'drizzle-orm';
import { textKey } from '../../../src/domain/stored-text';
import { withDerivedTexts } from '../../database/derived-texts';
import type { DatabaseTransaction } from '../../database/open-database';
import { permissionGroupPermissions, permissionGroups } from '../../database/schema/access';

interface CopiedGroup {
  group: typeof permissionGroups.$inferSelect;
  permissions: (typeof permissionGroupPermissions.$inferSelect)[];
}

/**
 * Copies the permission groups of one organisation to another, with their permissions. It leaves
 * out a group whose name the other organisation has already, since names are unique.
 * @returns the copies with their permissions
 */
export async function copyPermissionGroups(
  transaction: DatabaseTransaction,
  fromOrganisationID: string,
  toOrganisationID: string,
): Promise<CopiedGroup[]> {
  const groupsOf = (organisationID: string) =>
    transaction
      .select()
      .from(permissionGroups)
      .where(eq(permissionGroups.organisationID, organisationID))
      .orderBy(permissionGroups.nameFolded);
  const taken = new Set((await groupsOf(toOrganisationID)).map(({ name }) => textKey(name)));
  const copied: CopiedGroup[] = [];
  for (const group of await groupsOf(fromOrganisationID)) {
    const { userPermissionGroupID: originalID, name, organisationDefault } = group;
    if (taken.has(textKey(name))) continue;
    taken.add(textKey(name));
    const [copy] = await transaction
      .insert(permissionGroups)
      .values(
        withDerivedTexts(permissionGroups, {
          organisationID: toOrganisationID,
          name,
          organisationDefault,
        }),
      )
      .returning();
    if (!copy) throw new Error('A copied permission group was not returned.');
    const { userPermissionGroupID } = copy;
    const permissions = await transaction
      .select()
      .from(permissionGroupPermissions)
      .where(eq(permissionGroupPermissions.userPermissionGroupID, originalID));
    if (permissions.length > 0) {
      await transaction
        .insert(permissionGroupPermissions)
        .values(permissions.map((permission) => ({ ...permission, userPermissionGroupID })));
    }
    copied.push({ group: copy, permissions });
  }
  return copied;
}
