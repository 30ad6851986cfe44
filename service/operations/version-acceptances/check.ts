import { and, eq } from 'drizzle-orm';
import type { AcceptanceToAdd, AcceptanceToUpdate } from '../../../src/api/schema.gen';
import { NodeType } from '../../../src/domain/contract/enums.gen';
import { parseUtcDateTime } from '../../../src/domain/date-time-text';
import { versionText } from '../../../src/domain/version-number';
import type { Caller } from '../../authentication/caller';
import { badRequest } from '../../contract/coded-error';
import type { DatabaseTransaction } from '../../database/open-database';
import { outletNodes } from '../../database/schema/organisations';
import { acceptances, applicationPackages } from '../../database/schema/versions';
import { findOutletNodes } from '../find-outlet-nodes';
import type { AuthorisedApplication } from './authorised-application';

/**
 * Refuses an acceptance in the name of somebody else.
 * @throws CodedError BadRequest
 */
export function requireCaller({ userID }: AcceptanceToAdd, caller: Caller): void {
  if (userID !== caller.userID) {
    throw badRequest(
      'Nothing was accepted: another account has signed in meanwhile. Reload the page.',
    );
  }
}

/**
 * Refuses every version but the one that the organisation is authorised for.
 * @throws CodedError BadRequest
 */
export function requireAuthorisedVersion(
  { applicationPackageID }: AcceptanceToAdd,
  { application, version }: AuthorisedApplication,
): void {
  if (applicationPackageID === version.applicationPackageID) return;
  throw badRequest(
    `The organisation is authorised for ${application.name} ${versionText(version)}, and for no other version of it.`,
  );
}

/**
 * Parses a moment of a call. The contract allows dates that do not exist, such as the 31st of
 * February.
 * @throws CodedError BadRequest
 */
export function momentOf(text: string | null): Date | null {
  if (text === null) return null;
  const moment = parseUtcDateTime(text);
  if (!moment) throw badRequest(`${text} is not a date and time.`);
  return moment;
}

/**
 * Finds the site node of an acceptance: a group or an outlet of the organisation or of those below it,
 * of the type that is sent; undefined for all nodes.
 * @throws CodedError BadRequest
 */
export async function requireNode(
  transaction: DatabaseTransaction,
  organisationID: string,
  { rootNodeID, rootNodeType }: AcceptanceToAdd,
): Promise<{ name: string } | undefined> {
  if (rootNodeID === null) {
    if (rootNodeType !== null) throw badRequest('A type of node is given, but no node.');
    return undefined;
  }
  const node = (await findOutletNodes(transaction, organisationID, [rootNodeID])).get(rootNodeID);
  if (!node) throw badRequest('The node does not exist in this organisation.');
  if (node.nodeType !== rootNodeType) throw badRequest(`${node.name} is of another type.`);
  if (node.nodeType === NodeType.Terminal) {
    throw badRequest(
      `${node.name} is a terminal. A version is accepted for all nodes, a group or an outlet.`,
    );
  }
  return node;
}

/**
 * Refuses an acceptance when its site node, or all nodes, have accepted the version already.
 * @throws CodedError BadRequest
 */
export async function requireNotAccepted(
  transaction: DatabaseTransaction,
  organisationID: string,
  { applicationPackageID, rootNodeID }: AcceptanceToAdd,
): Promise<void> {
  const rows = await transaction
    .select({ rootNodeID: acceptances.rootNodeID })
    .from(acceptances)
    .where(
      and(
        eq(acceptances.organisationID, organisationID),
        eq(acceptances.applicationPackageID, applicationPackageID),
      ),
    );
  const accepted = new Set(rows.map((row) => row.rootNodeID));
  if (accepted.has(null)) throw badRequest('The version is already accepted for all nodes.');
  if (accepted.has(rootNodeID)) throw badRequest('The version is already accepted for this node.');
}

/**
 * Finds the stored acceptance that a request changes.
 * @throws CodedError when it is not one of this organisation and application, or when the request
 * changes more than the moment from which it holds
 */
export async function requireSameAcceptance(
  transaction: DatabaseTransaction,
  { orgId, appId }: { orgId: string; appId: string },
  change: AcceptanceToUpdate,
) {
  const [found] = await transaction
    .select({ before: acceptances, version: applicationPackages, nodeName: outletNodes.name })
    .from(acceptances)
    .innerJoin(
      applicationPackages,
      eq(applicationPackages.applicationPackageID, acceptances.applicationPackageID),
    )
    .leftJoin(outletNodes, eq(outletNodes.nodeID, acceptances.rootNodeID))
    .where(
      and(
        eq(acceptances.applicationPackageAcceptanceID, change.applicationPackageAcceptanceID),
        eq(acceptances.organisationID, orgId),
        eq(applicationPackages.applicationID, appId),
      ),
    );
  if (!found) throw badRequest('The acceptance does not exist.');
  const { applicationPackageID, rootNodeID, rootNodeType } = found.before;
  const isSame =
    applicationPackageID === change.applicationPackageID &&
    rootNodeID === change.rootNodeID &&
    rootNodeType === change.rootNodeType;
  if (!isSame) throw badRequest('Only the not-before time of an acceptance can be changed.');
  return found;
}

/** Returns the name of an acceptance's site node for texts. */
export const nameOfNode = (name: string | null | undefined) => name ?? 'all nodes';
