import { eq } from 'drizzle-orm';
import { writeAuditLog } from '../audit-log';
import { CodedError } from '../contract/coded-error';
import { handler } from '../contract/handler';
import { permissionGroups } from '../database/schema/access';
import { findOrganisation } from './organisation-of-path';
import { applyPermissionGroupBatch } from './permission-groups-batch';
import { byGroupName, readPermissionGroups } from './permission-groups-read';

const noOrganisation = 'The organisation does not exist.';

export const listPermissionGroupChoices = handler('listPermissionGroupChoices', async (request) => {
  const { database, params } = request;
  if (!(await findOrganisation(database, params.orgId))) {
    return { status: 404, body: noOrganisation };
  }
  const { userPermissionGroupID, name, organisationDefault } = permissionGroups;
  const body = await database
    .select({ userPermissionGroupID, name, organisationDefault })
    .from(permissionGroups)
    .where(eq(permissionGroups.organisationID, params.orgId))
    .orderBy(...byGroupName);
  return { status: 200, body };
});

export const listPermissionGroups = handler('listPermissionGroups', async (request) => {
  const { database, params } = request;
  return (await findOrganisation(database, params.orgId))
    ? { status: 200, body: await readPermissionGroups(database, params.orgId) }
    : { status: 404, body: noOrganisation };
});

export const getPermissionGroup = handler('getPermissionGroup', async ({ database, params }) => {
  const [group] = await readPermissionGroups(database, params.orgId, [params.id]);
  return group
    ? { status: 200, body: group }
    : { status: 404, body: 'The permission group does not exist.' };
});

export const commitPermissionGroups = handler('commitPermissionGroups', async (request) => {
  const { database, params, body, caller, now } = request;
  return database.transaction(async (transaction) => {
    const organisation = await findOrganisation(transaction, params.orgId);
    if (!organisation) throw new CodedError<'commitPermissionGroups'>(404, noOrganisation);
    const { saved, deletes, entries } = await applyPermissionGroupBatch(
      transaction,
      body,
      organisation.organisationID,
    );
    await writeAuditLog(
      transaction,
      now,
      entries.map((entry) => ({ ...entry, caller, organisation })),
    );
    const groups = await readPermissionGroups(transaction, params.orgId, saved);
    const byId = new Map(groups.map((group) => [group.userPermissionGroupID, group]));
    const changes = saved.flatMap((id) => byId.get(id) ?? []);
    return { status: 200, body: { changes, deletes } };
  });
});
