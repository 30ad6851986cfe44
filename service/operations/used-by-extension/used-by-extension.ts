import { and, eq } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { UsedBy } from '../../../src/api/schema.gen';
import { pastedId } from '../../../src/domain/pasted-id';
import { permissionGroups, serviceAccounts, teams } from '../../database/schema/access';
import { users } from '../../database/schema/people';
import {
  clients,
  deploymentServers,
  integrationServers,
  posCoreInstances,
} from '../../database/schema/servers';
import { handler } from '../handler';
import { lossOfOwnAccess } from '../organisation-access/own-access';
import { usesOfPermissionGroup, usesOfTeam } from './organisation-uses';
import { usesOfIntegrationServer, usesOfPosCoreInstance, usesOfUser } from './platform-uses';
import { nothing, type UsedOrganisationRecord, type UsesOf } from './uses';

/** The records of the platform: the column with the id, and what uses them. */
const platformKinds = {
  clients: [clients.clientID, nothing],
  deploymentservers: [deploymentServers.deploymentServerInstanceID, nothing],
  integrationservers: [integrationServers.integrationServerInstanceID, usesOfIntegrationServer],
  poscoreinstances: [posCoreInstances.posCoreInstanceID, usesOfPosCoreInstance],
  users: [users.userID, usesOfUser],
} as const satisfies Record<string, [id: SQLiteColumn, usesOf: UsesOf]>;

/** The records of an organisation, with the column of their organisation. */
const organisationKinds = {
  permissiongroups: [
    permissionGroups.userPermissionGroupID,
    permissionGroups.organisationID,
    usesOfPermissionGroup,
  ],
  serviceaccounts: [serviceAccounts.serviceAccountID, serviceAccounts.organisationID, nothing],
  teams: [teams.teamID, teams.ownerOrganisationID, usesOfTeam],
} as const satisfies Record<
  string,
  [id: SQLiteColumn, owner: SQLiteColumn, usesOf: UsesOf<UsedOrganisationRecord>]
>;

const noRecord = { status: 404, body: 'No record has this id.' } as const;

export const readUsedBy = handler('readUsedBy', 'super-user', async (request) => {
  const { database, caller } = request;
  const { kind, recordId } = request.params;
  const id = pastedId(recordId) ?? recordId;
  const [column, usesOf] = platformKinds[kind];
  if ((await database.$count(column.table, eq(column, id))) === 0) return noRecord;
  const isOwn = kind === 'users' && id === caller.userID;
  return answerOf(await usesOf({ database, id }), isOwn);
});

export const readOrganisationUsedBy = handler(
  'readOrganisationUsedBy',
  'administrator-of-organisation',
  async (request) => {
    const { database, caller, now } = request;
    const { kind, recordId: id, orgId: organisationID } = request.params;
    const [column, owner, usesOf] = organisationKinds[kind];
    const isRecord = and(eq(column, id), eq(owner, organisationID));
    if ((await database.$count(column.table, isRecord)) === 0) return noRecord;
    const isOwn =
      kind === 'teams' &&
      (await lossOfOwnAccess(database, caller, organisationID, now, id)) !== null;
    return answerOf(await usesOf({ database, id, organisationID }), isOwn);
  },
);

/** @param isOwn whether the deletion would take the caller's own account or access */
function answerOf(uses: UsedBy['uses'], isOwn: boolean) {
  const isBlocked = uses.some(({ effect }) => effect === 'Blocks');
  const allowed = isOwn ? 'OwnAccess' : 'Allowed';
  const deletion: UsedBy['deletion'] = isBlocked ? 'Blocked' : allowed;
  return { status: 200, body: { deletion, uses } } as const;
}
