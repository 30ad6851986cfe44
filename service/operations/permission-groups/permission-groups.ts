import { eq } from 'drizzle-orm';
import { CodedError } from '../../contract/coded-error';
import { permissionGroups } from '../../database/schema/access';
import { commitBatch } from '../apply-batch';
import { handler } from '../handler';
import { findOrganisation, noOrganisation } from '../organisation-of-path';
import { applyPermissionGroupBatch } from './batch';
import { byGroupName, readPermissionGroups } from './read';
import { withinOwnEnd } from './within-own-end';

export const listPermissionGroupChoices = handler(
  'listPermissionGroupChoices',
  'administrator-of-organisation',
  async (request) => {
    const { database, params } = request;
    if (!(await findOrganisation(database, params.orgId))) return noOrganisation;
    const { userPermissionGroupID, name, organisationDefault } = permissionGroups;
    const body = await database
      .select({ userPermissionGroupID, name, organisationDefault })
      .from(permissionGroups)
      .where(eq(permissionGroups.organisationID, params.orgId))
      .orderBy(...byGroupName);
    return { status: 200, body };
  },
);

export const listPermissionGroups = handler(
  'listPermissionGroups',
  'administrator-of-organisation',
  async (request) => {
    const { database, params, now } = request;
    return (await findOrganisation(database, params.orgId))
      ? { status: 200, body: await readPermissionGroups(database, params.orgId, now) }
      : noOrganisation;
  },
);

export const getPermissionGroup = handler(
  'getPermissionGroup',
  'administrator-of-organisation',
  async ({ database, params, now }) => {
    const [group] = await readPermissionGroups(database, params.orgId, now, [params.id]);
    return group
      ? { status: 200, body: group }
      : { status: 404, body: 'The permission group does not exist.' };
  },
);

export const commitPermissionGroups = handler(
  'commitPermissionGroups',
  'administrator-of-organisation',
  async (request) => {
    const { params, caller, now } = request;
    const body = await commitBatch(request, async (transaction) => {
      const organisation = await findOrganisation(transaction, params.orgId);
      if (!organisation) throw new CodedError<'commitPermissionGroups'>(404, noOrganisation.body);
      const applied = await withinOwnEnd(transaction, params.orgId, request, () =>
        applyPermissionGroupBatch(transaction, request.body, organisation, caller),
      );
      // A record has the permissions of a group, which its row has not.
      const saved = applied.changes.map((row) => row.userPermissionGroupID);
      const groups = await readPermissionGroups(transaction, params.orgId, now, saved);
      const byId = new Map(groups.map((group) => [group.userPermissionGroupID, group]));
      return { ...applied, changes: saved.flatMap((id) => byId.get(id) ?? []) };
    });
    return { status: 200, body };
  },
);
