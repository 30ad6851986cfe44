import { and, eq, inArray } from 'drizzle-orm';
import type { SendInviteRequest } from '../../../src/api/schema.gen';
import { isEmailAddress, pastedAddress } from '../../../src/domain/email-address';
import type { Caller } from '../../authentication/caller';
import { CodedError } from '../../contract/coded-error';
import { hasEmail } from '../../database/has-email';
import type { Database } from '../../database/open-database';
import { organisationUserLinks, permissionGroups } from '../../database/schema/access';
import { users } from '../../database/schema/people';
import { largestBatch, largestBatchText } from '../apply-batch';
import { findOutletNodes } from '../find-outlet-nodes';
import { findTeams } from '../find-teams';
import { ownersToFill } from '../teams/owners';

type Reader = Pick<Database, 'select'>;

/** What an invitation grants, as the service stores it. */
export interface CheckedInvite {
  email: string;
  isOrgAdmin: boolean;
  permissionGroupIDs: string[];
  rootNodes: { nodeID: string; nodeType: number }[];
  teamMembershipIDs: string[];
}

/** Who gives something, and when. */
interface Asking {
  caller: Pick<Caller, 'userID' | 'isSuperUser'>;
  now: Date;
}

/**
 * Checks an invitation to an organisation: the address, that everything it grants belongs to the
 * organisation, and that the caller may grant it.
 * @throws CodedError BadRequest_InvitationHasInvalidParameters with the reason
 */
export async function checkInvite(
  database: Reader,
  request: SendInviteRequest,
  organisationID: string,
  asking: Asking,
): Promise<CheckedInvite> {
  const email = pastedAddress(request.email);
  if (!isEmailAddress(email)) throw invalid('The email address is not valid.');
  const permissionGroupIDs = [...new Set(request.permissionGroupIDs)];
  const teamMembershipIDs = [...new Set(request.teamMembershipIDs)];
  const nodes = new Map(request.rootNodes.map(({ nodeID, nodeType }) => [nodeID, nodeType]));
  if (permissionGroupIDs.length + teamMembershipIDs.length + nodes.size > largestBatch) {
    throw invalid(
      `An invitation has at most ${largestBatchText} permission groups, teams and outlets together. Choose fewer of them.`,
    );
  }
  await requireGroups(database, permissionGroupIDs, organisationID);
  await requireNodes(database, nodes, organisationID);
  await requireTeams(database, teamMembershipIDs, organisationID, asking);
  return {
    email,
    isOrgAdmin: request.isOrgAdmin,
    permissionGroupIDs,
    rootNodes: [...nodes].map(([nodeID, nodeType]) => ({ nodeID, nodeType })),
    teamMembershipIDs,
  };
}

async function requireGroups(database: Reader, ids: string[], organisationID: string) {
  const found = await database
    .select({ name: permissionGroups.name, isDefault: permissionGroups.organisationDefault })
    .from(permissionGroups)
    .where(
      and(
        eq(permissionGroups.organisationID, organisationID),
        inArray(permissionGroups.userPermissionGroupID, ids),
      ),
    );
  if (found.length < ids.length) throw invalid('A permission group does not exist.');
  const isGivenAnyway = found.find(({ isDefault }) => isDefault);
  if (isGivenAnyway)
    throw invalid(`The permission group ${isGivenAnyway.name} applies to all users.`);
}

async function requireNodes(
  database: Reader,
  nodes: ReadonlyMap<string, number>,
  organisationID: string,
) {
  const found = await findOutletNodes(database, organisationID, [...nodes.keys()]);
  for (const [nodeID, nodeType] of nodes) {
    if (found.get(nodeID)?.nodeType !== nodeType) {
      throw invalid('An outlet of the restrictions does not exist.');
    }
  }
}

async function requireTeams(
  database: Reader,
  ids: string[],
  organisationID: string,
  asking: Asking,
) {
  const found = await findTeams(database, ids, organisationID);
  if (found.length < ids.length) throw invalid('A team does not exist.');
  const problem = await teamNotToGive(database, ids, organisationID, asking);
  if (problem !== null) throw invalid(problem);
}

/** Says which of these teams the caller may not put people into; null for none. */
export async function teamNotToGive(
  database: Reader,
  ids: string[],
  organisationID: string,
  asking: Asking,
): Promise<string | null> {
  const found = await findTeams(database, ids, organisationID);
  const owners = found.map(({ ownerID }) => ownerID);
  const filled = await ownersToFill(database, owners, organisationID, asking);
  const other = found.find(({ ownerID }) => !filled.has(ownerID));
  if (!other) return null;
  return `Only administrators of ${other.owner} can put somebody into its team ${other.name}.`;
}

/** Whether the person with this address has an access link of their own to the organisation. */
export async function hasJoined(
  database: Reader,
  email: string,
  organisationID: string,
): Promise<boolean> {
  const [link] = await database
    .select({ id: organisationUserLinks.organisationUserLinkID })
    .from(organisationUserLinks)
    .innerJoin(users, eq(users.userID, organisationUserLinks.userID))
    .where(and(eq(organisationUserLinks.organisationID, organisationID), hasEmail(email)));
  return link !== undefined;
}

function invalid(reason: string) {
  return new CodedError<'sendInvite'>(400, 'BadRequest_InvitationHasInvalidParameters', reason);
}
