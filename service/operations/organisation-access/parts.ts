import { and, eq, inArray } from 'drizzle-orm';
import type {
  OrganisationUserLink,
  PermissionGroupAssignment,
  PermissionGroupAssignmentBatch,
  RootNode,
  RootNodeBatch,
} from '../../../src/api/schema.gen';
import type { EntryContent } from '../../audit-log';
import { itemChange } from '../../audit-log/record-change';
import type { Caller } from '../../authentication/caller';
import { badRequest } from '../../contract/coded-error';
import { slicesOf } from '../../database/in-slices';
import type { DatabaseTransaction } from '../../database/open-database';
import {
  linkRootNodes,
  permissionGroupAssignments,
  permissionGroups,
} from '../../database/schema/access';
import { requireReasonableSize } from '../apply-batch';
import { findOutletNodes } from '../find-outlet-nodes';
import { nameOf } from './link-history';
import { requireConfirmedTarget } from './links';
import { ownLimitOf } from './own-end';
import { readAssignments, readEnds, readRootNodes } from './read';

/** Who saves, and when. */
interface Saving {
  caller: Caller;
  now: Date;
}

/** The changes of a batch to a part of an access link, with the content of their audit log entries. */
interface AppliedPart<Part> {
  changes: Part[];
  deletes: string[];
  entryContents: EntryContent[];
}

const allZeros = '00000000-0000-0000-0000-000000000000';

/**
 * Gives permission groups to a link and removes them. On an error it throws, and the transaction
 * undoes the whole batch. A group that the link has already stays once, so that a repeated batch
 * changes nothing.
 * @throws CodedError BadRequest
 */
export async function applyAssignmentBatch(
  transaction: DatabaseTransaction,
  batch: PermissionGroupAssignmentBatch,
  link: OrganisationUserLink,
  saving: Saving,
): Promise<AppliedPart<PermissionGroupAssignment>> {
  const { organisationUserLinkID: linkID, organisationID } = link;
  const deletes = [...new Set(batch.deletes)];
  requirePart(batch.changes, deletes, linkID);
  const stored = await readAssignments(transaction, linkID);
  const known = new Map(stored.map((row) => [row.userPermissionGroupAssignmentID, row]));
  const deleted = new Set(deletes);
  const wanted = batch.changes.map(({ userPermissionGroupID }) => userPermissionGroupID);
  requireOnce(wanted, 'A permission group');
  if (!deletes.every((id) => known.has(id))) {
    throw badRequest('A permission group to take away was not given.');
  }
  for (const change of batch.changes) {
    const id = change.userPermissionGroupAssignmentID;
    const before = known.get(id);
    const isSame = before?.userPermissionGroupID === change.userPermissionGroupID;
    if (id !== allZeros && (!isSame || deleted.has(id))) {
      throw badRequest('An assignment cannot be changed; it is given or taken away.');
    }
  }

  const given = stored.flatMap((row) => row.userPermissionGroupID);
  const names = await groupNames(transaction, organisationID, [...wanted, ...given]);
  for (const id of wanted) {
    const group = names.get(id);
    if (!group) throw badRequest('A permission group does not exist in this organisation.');
    if (group.organisationDefault) {
      throw badRequest(`The permission group ${group.name} applies to all users.`);
    }
  }
  const groupOf = (id: string) => names.get(known.get(id)?.userPermissionGroupID ?? '')?.name;
  const { userPermissionGroupAssignmentID } = permissionGroupAssignments;
  if (deletes.length > 0) {
    await transaction
      .delete(permissionGroupAssignments)
      .where(inArray(userPermissionGroupAssignmentID, deletes));
  }
  const kept = new Set(
    stored
      .filter((row) => !deleted.has(row.userPermissionGroupAssignmentID))
      .map((row) => row.userPermissionGroupID),
  );
  const added = wanted.filter((id) => !kept.has(id));
  if (added.length > 0) {
    await requireMayGetMore(transaction, link, saving);
    for (const slice of slicesOf(added)) {
      await transaction.insert(permissionGroupAssignments).values(
        slice.map((userPermissionGroupID) => ({
          organisationUserLinkID: linkID,
          userPermissionGroupID,
        })),
      );
    }
  }
  const after = new Map(
    (await readAssignments(transaction, linkID)).map((row) => [row.userPermissionGroupID, row]),
  );
  const target = nameOf(link);
  return {
    changes: wanted.flatMap((id) => after.get(id) ?? []),
    deletes,
    entryContents: [
      ...deletes.map((id) => {
        const group = groupOf(id) ?? '';
        const record = itemChange('AccessLink', linkID, 'permissionGroups', { removed: group });
        return { message: `The permission group ${group} was taken from ${target}.`, record };
      }),
      ...added.map((id) => {
        const group = names.get(id)?.name ?? '';
        const record = itemChange('AccessLink', linkID, 'permissionGroups', { added: group });
        return { message: `The permission group ${group} was given to ${target}.`, record };
      }),
    ],
  };
}

/**
 * Adds and removes outlet restrictions of a link. On an error it throws, and the transaction undoes
 * the whole batch. A restriction that the link has already stays as it is.
 * @throws CodedError BadRequest
 */
export async function applyRootNodeBatch(
  transaction: DatabaseTransaction,
  batch: RootNodeBatch,
  link: OrganisationUserLink,
  saving: Saving,
): Promise<AppliedPart<RootNode>> {
  const { organisationUserLinkID: linkID, organisationID } = link;
  const deletes = [...new Set(batch.deletes)];
  requirePart(batch.changes, deletes, linkID);
  const stored = await readRootNodes(transaction, linkID);
  const known = new Set(stored.map(({ nodeID }) => nodeID));
  const wanted = batch.changes.map(({ nodeID }) => nodeID);
  requireOnce([...wanted, ...deletes], 'A place');
  if (!deletes.every((id) => known.has(id))) {
    throw badRequest('A restriction to lift does not exist.');
  }
  const nodes = await findOutletNodes(transaction, organisationID, [...wanted, ...deletes]);
  for (const { nodeID, nodeType } of batch.changes) {
    const node = nodes.get(nodeID);
    if (!node) throw badRequest('A place does not exist in this organisation.');
    if (node.nodeType !== nodeType) throw badRequest(`${node.name} is a place of another type.`);
  }
  if (deletes.length > 0) {
    await transaction
      .delete(linkRootNodes)
      .where(
        and(
          eq(linkRootNodes.organisationUserLinkID, linkID),
          inArray(linkRootNodes.nodeID, deletes),
        ),
      );
  }
  const added = batch.changes.filter(({ nodeID }) => !known.has(nodeID));
  for (const slice of slicesOf(added)) {
    await transaction.insert(linkRootNodes).values(
      slice.map(({ nodeID, nodeType }) => ({
        organisationUserLinkID: linkID,
        nodeID,
        nodeType,
      })),
    );
  }
  const after = await readRootNodes(transaction, linkID);
  // Another outlet gives access to more, unless there was no restriction. None at all gives most.
  const isNarrower = after.every(({ nodeID }) => known.size === 0 || known.has(nodeID));
  if (after.length === 0 ? known.size > 0 : !isNarrower)
    await requireMayGetMore(transaction, link, saving);
  const target = nameOf(link);
  const places = new Map(after.map((node) => [node.nodeID, node]));
  const place = (id: string) => nodes.get(id)?.name ?? 'a place';
  return {
    changes: wanted.flatMap((id) => places.get(id) ?? []),
    deletes,
    entryContents: [
      ...deletes.map((id) => ({
        message: `The access of ${target} is not restricted to ${place(id)} any more.`,
        record: itemChange('AccessLink', linkID, 'rootNodes', { removed: place(id) }),
      })),
      ...added.map(({ nodeID: id }) => ({
        message: `The access of ${target} was restricted to ${place(id)}.`,
        record: itemChange('AccessLink', linkID, 'rootNodes', { added: place(id) }),
      })),
    ],
  };
}

/**
 * Refuses to give more by a stored link if nobody has confirmed its person, or if the caller would have it
 * beyond their own end (decision 0125).
 * @throws Refusal with the reason
 */
async function requireMayGetMore(
  transaction: DatabaseTransaction,
  link: OrganisationUserLink,
  { caller, now }: Saving,
): Promise<void> {
  requireConfirmedTarget(link);
  const { organisationUserLinkID, organisationID } = link;
  const limit = await ownLimitOf(transaction, caller, organisationID, now);
  const ends = await readEnds(transaction, organisationID);
  limit.require(link, ends.get(organisationUserLinkID) ?? null);
}

function requirePart(
  changes: readonly { organisationUserLinkID: string }[],
  deletes: readonly string[],
  linkID: string,
): void {
  requireReasonableSize(changes.length + deletes.length);
  if (!changes.every((change) => [linkID, allZeros].includes(change.organisationUserLinkID))) {
    throw badRequest('A record belongs to another access link.');
  }
}

function requireOnce(ids: readonly string[], what: string): void {
  if (new Set(ids).size < ids.length) throw badRequest(`${what} is in the batch more than once.`);
}

async function groupNames(
  transaction: DatabaseTransaction,
  organisationID: string,
  ids: readonly string[],
) {
  const rows = await transaction
    .select()
    .from(permissionGroups)
    .where(
      and(
        eq(permissionGroups.organisationID, organisationID),
        inArray(permissionGroups.userPermissionGroupID, [...new Set(ids)]),
      ),
    );
  return new Map(rows.map((row) => [row.userPermissionGroupID, row]));
}
