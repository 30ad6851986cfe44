import { inArray } from 'drizzle-orm';
import { listText } from '../../../src/domain/count-text';
import { inSlices } from '../../database/in-slices';
import type { Database } from '../../database/open-database';
import { permissionGroups, teams } from '../../database/schema/access';
import { findOutletNodes } from '../find-outlet-nodes';
import type { InviteRow } from '../pending-invites/record';

/** The most names of a kind in one entry. Those of the acceptance name all of them. */
const mostNamed = 10;

type Granting = Pick<
  InviteRow,
  'organisationID' | 'isOrgAdmin' | 'permissionGroupIDs' | 'rootNodes' | 'teamMembershipIDs'
>;

/** Describes for the audit log what an invitation grants, in words; empty for access alone. */
export async function grantsText(
  database: Pick<Database, 'select'>,
  { organisationID, isOrgAdmin, permissionGroupIDs, rootNodes, teamMembershipIDs }: Granting,
): Promise<string> {
  const groups = await inSlices(permissionGroupIDs, (slice) =>
    database
      .select({ name: permissionGroups.name })
      .from(permissionGroups)
      .where(inArray(permissionGroups.userPermissionGroupID, slice)),
  );
  const joined = await inSlices(teamMembershipIDs, (slice) =>
    database.select({ name: teams.name }).from(teams).where(inArray(teams.teamID, slice)),
  );
  const nodeIDs = rootNodes.map(({ nodeID }) => nodeID);
  const nodes = await findOutletNodes(database, organisationID, nodeIDs);
  const parts = [
    isOrgAdmin && 'as an administrator',
    groups.length > 0 && `with the permission ${namesText('group', groups)}`,
    joined.length > 0 && `into the ${namesText('team', joined)}`,
    rootNodes.length > 0 && `restricted to ${shortList([...nodes.values()])}`,
  ];
  return parts.filter((part) => part !== false).join(', ');
}

const namesText = (noun: string, named: readonly { name: string }[]) =>
  `${noun}${named.length === 1 ? '' : 's'} ${shortList(named)}`;

function shortList(named: readonly { name: string }[]): string {
  if (named.length === 0) return 'outlets that do not exist any more';
  const names = named.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'en-GB'));
  const rest = names.length - mostNamed;
  return listText(rest > 0 ? [...names.slice(0, mostNamed), `${rest} more`] : names);
}
