import { and, inArray } from 'drizzle-orm';
import type {
  OrganisationUserLink,
  OrganisationUserLinkBatch,
  OrganisationUserLinkChange,
} from '../../../src/api/schema.gen';
import { OrganisationUserLinkType } from '../../../src/domain/contract/enums.gen';
import type { AuditEntry } from '../../audit-log';
import { recordChange } from '../../audit-log/record-change';
import type { Caller } from '../../authentication/caller';
import { badRequest, CodedError } from '../../contract/coded-error';
import { inSlices, slicesOf } from '../../database/in-slices';
import type { DatabaseTransaction } from '../../database/open-database';
import { saveRows } from '../../database/save-rows';
import { organisationUserLinks, teamMembers } from '../../database/schema/access';
import { users } from '../../database/schema/people';
import { Slices } from '../../database/time-slices';
import { type AppliedBatch, allExist, eachOnce, requireReasonableSize } from '../apply-batch';
import { findTeams } from '../find-teams';
import { readFounded, withdrawReturnsTo, withdrawUnfounded } from '../invitations/sent-invitations';
import { momentWords } from '../moment-text';
import { requireConfirmed } from '../unconfirmed-people';
import type { DeletedRows } from '../undo-extension/deleted-rows';
import { nameOf, removalsOf } from './link-history';
import { lossOfOwnAccess } from './own-access';
import { ownLimitOf } from './own-end';
import { isChoosableIn } from './people';
import { readEnds, readLinks } from './read';

type Organisation = NonNullable<AuditEntry['organisation']>;

/** Who saves, and when. */
interface Saving {
  caller: Caller;
  now: Date;
}

/**
 * Saves a batch of access links of an organisation. On an error it throws, and the transaction
 * undoes the whole batch. Deletions come first. Callers cannot remove their own access: neither
 * their own link nor that of the team which gives it. Whoever loses administrator access loses the
 * invitations that they have sent, and whoever loses access those to the organisation.
 */
export async function applyLinkBatch(
  transaction: DatabaseTransaction,
  batch: OrganisationUserLinkBatch,
  organisation: Organisation,
  { caller, now }: Saving,
): Promise<AppliedBatch<OrganisationUserLink> & { withdrawn: DeletedRows }> {
  const { organisationID } = organisation;
  const limit = await ownLimitOf(transaction, caller, organisationID, now);
  const deletes = [...new Set(batch.deletes)];
  requireReasonableSize(batch.changes.length + deletes.length);
  const stored = await readLinks(transaction, organisationID);
  const known = new Map(stored.map((link) => [link.organisationUserLinkID, link]));
  requireConsistency(batch.changes, deletes, known, organisation);
  requireOwnAccess(batch.changes, deletes, known, caller);

  const demoted = batch.changes.filter(({ isOrgAdmin }) => !isOrgAdmin);
  const losing = [...deletes, ...demoted.map(({ organisationUserLinkID: id }) => id ?? '')]
    .flatMap((id) => known.get(id) ?? [])
    .filter(({ isOrgAdmin }) => isOrgAdmin);
  const senders = await peopleOf(transaction, losing);
  const founded = await readFounded(transaction, { senders }, now);

  const entries: AuditEntry[] = [];
  const addEntry = (type: AuditEntry['type'], message: string, record: AuditEntry['record']) =>
    entries.push({ type, caller, organisation, message, record });
  if (deletes.length > 0) {
    const { organisationUserLinkID } = organisationUserLinks;
    const removed = deletes.flatMap((id) => known.get(id) ?? []);
    const removals = await removalsOf(transaction, removed);
    for (const slice of slicesOf(deletes)) {
      await transaction.delete(organisationUserLinks).where(inArray(organisationUserLinkID, slice));
    }
    entries.push(...removals.map((content) => ({ caller, organisation, ...content })));
    entries.push(...(await withdrawReturnsTo(transaction, { links: removed }, { caller })));
  }
  const added = batch.changes.filter((change) => change.organisationUserLinkID === undefined);
  const deleted = new Set(deletes);
  const kept = stored.filter((link) => !deleted.has(link.organisationUserLinkID));
  await requireTargets(transaction, added, kept, organisationID, { caller, now });

  const ends = await readEnds(transaction, organisationID);
  const endOf = (change: OrganisationUserLinkChange) => {
    const { organisationUserLinkID: id } = change;
    if (id === undefined) return limit.endFor(change);
    // A save replaces the whole row, and the end is no part of the change.
    const end = ends.get(id) ?? null;
    if (change.isOrgAdmin && !known.get(id)?.isOrgAdmin) limit.require(change, end);
    return end;
  };
  const rows = await saveRows(
    transaction,
    organisationUserLinks,
    'organisationUserLinkID',
    batch.changes.map((change) => ({
      ...rowOf(change, organisationID),
      endsAt: endOf(change),
    })),
  );
  const saved = rows.map((row) => row.organisationUserLinkID);
  const after = await inSlices(saved, (slice) => {
    const isSaved = inArray(organisationUserLinks.organisationUserLinkID, slice);
    return readLinks(transaction, organisationID, isSaved);
  });
  const records = new Map(after.map((link) => [link.organisationUserLinkID, link]));
  const changes = saved.flatMap((id) => records.get(id) ?? []);
  const slices = new Slices();
  for (const link of changes) {
    await slices.pause();
    const before = known.get(link.organisationUserLinkID);
    const { organisationUserLinkID: id, isOrgAdmin } = link;
    if (!before) {
      // The entries of the end and of the administrator follow, with their parts of the difference.
      const created = { teamUserName: nameOf(link) };
      const record = recordChange('AccessLink', id, undefined, created);
      addEntry('UserLinkedToOrganisation', `${nameOf(link)} was given access.`, record);
      const end = limit.endFor(link);
      if (end) {
        const message = `The access of ${nameOf(link)} ends on ${momentWords(end)}, as that of ${caller.fullName}, who gave it.`;
        const ending = recordChange(
          'AccessLink',
          id,
          { endsAt: null },
          { endsAt: momentWords(end) },
        );
        addEntry('OrganisationAccessChanged', message, ending);
      }
    }
    if (link.isOrgAdmin && !before?.isOrgAdmin) requireConfirmedTarget(link);
    if (before ? before.isOrgAdmin !== link.isOrgAdmin : link.isOrgAdmin) {
      const done = link.isOrgAdmin
        ? 'was made an administrator'
        : 'is not an administrator any more';
      const record = recordChange('AccessLink', id, { isOrgAdmin: !isOrgAdmin }, { isOrgAdmin });
      addEntry('OrganisationAdministratorChanged', `${nameOf(link)} ${done}.`, record);
    }
  }
  const loss = await lossOfOwnAccess(transaction, caller, organisationID, now);
  if (loss !== null) {
    throw new CodedError<'commitLinks'>(400, loss, 'Your access comes through a team.');
  }
  const withdrawal = await withdrawUnfounded(transaction, founded, { caller, now });
  entries.push(...withdrawal.entries);
  return { changes, deletes, entries, withdrawn: withdrawal.rows };
}

function requireConsistency(
  changes: readonly OrganisationUserLinkChange[],
  deletes: readonly string[],
  known: ReadonlyMap<string, OrganisationUserLink>,
  { organisationID }: Organisation,
): void {
  const changed = changes.flatMap(({ organisationUserLinkID }) => organisationUserLinkID ?? []);
  const ids = { changed, deletes, known };
  allExist(() => badRequest('An access link does not exist in this organisation.'))(ids);
  eachOnce('An access link')(ids);
  for (const change of changes) {
    if (change.organisationID !== undefined && change.organisationID !== organisationID) {
      throw badRequest('An access link cannot belong to another organisation.');
    }
    const before = known.get(change.organisationUserLinkID ?? '');
    if (!before) continue;
    if (before.linkType !== change.linkType || before.teamUserID !== change.teamUserID) {
      throw badRequest(`The access of ${nameOf(before)} cannot be handed to somebody else.`);
    }
  }
}

/**
 * Callers keep their own link, and keep it as an administrator's, even if another link gives the
 * same access.
 */
function requireOwnAccess(
  changes: readonly OrganisationUserLinkChange[],
  deletes: readonly string[],
  known: ReadonlyMap<string, OrganisationUserLink>,
  { userID }: Caller,
): void {
  const isOwn = (id: string) => {
    const link = known.get(id);
    return link?.linkType === OrganisationUserLinkType.User && link.teamUserID === userID;
  };
  if (deletes.some(isOwn)) {
    throw new CodedError<'commitLinks'>(400, 'BadRequest_CannotUnlinkSelfFromOrganisation');
  }
  for (const { organisationUserLinkID: id = '', isOrgAdmin } of changes) {
    if (isOwn(id) && known.get(id)?.isOrgAdmin && !isOrgAdmin) {
      throw new CodedError<'commitLinks'>(400, 'BadRequest_CannotDemoteSelf');
    }
  }
}

/**
 * Checks that each new link leads to a person or a team that the caller may choose here, and to
 * each of them once.
 */
async function requireTargets(
  transaction: DatabaseTransaction,
  added: readonly OrganisationUserLinkChange[],
  kept: readonly OrganisationUserLink[],
  organisationID: string,
  { caller, now }: Saving,
): Promise<void> {
  if (added.length === 0) return;
  const ids = added.map(({ teamUserID }) => teamUserID);
  const isChoosable = isChoosableIn(transaction, organisationID, caller, now);
  const people = await inSlices(ids, (slice) =>
    transaction
      .select({
        id: users.userID,
        fullName: users.fullName,
        isEmailUnconfirmed: users.isEmailUnconfirmed,
      })
      .from(users)
      .where(and(inArray(users.userID, slice), isChoosable)),
  );
  const accessible = await findTeams(transaction, ids, organisationID);
  const names = {
    [OrganisationUserLinkType.User]: new Map(people.map(({ id, fullName }) => [id, fullName])),
    [OrganisationUserLinkType.Team]: new Map(accessible.map(({ teamID, name }) => [teamID, name])),
  };
  const linked = new Set(kept.map(({ teamUserID }) => teamUserID));
  for (const { linkType, teamUserID } of added) {
    const isUser = linkType === OrganisationUserLinkType.User;
    const name = names[linkType].get(teamUserID);
    if (name === undefined) {
      throw isUser
        ? new CodedError<'commitLinks'>(400, 'BadRequest_UserDoesNotExist')
        : badRequest('The team does not exist.');
    }
    if (linked.has(teamUserID)) {
      throw isUser
        ? new CodedError<'commitLinks'>(400, 'BadRequest_UserHasAlreadyJoined', `It is ${name}.`)
        : badRequest(`Team ${name} has access already.`);
    }
    linked.add(teamUserID);
  }
  requireConfirmed(people);
}

function rowOf(
  { organisationUserLinkID, linkType, isOrgAdmin, teamUserID }: OrganisationUserLinkChange,
  organisationID: string,
): typeof organisationUserLinks.$inferInsert {
  const isUser = linkType === OrganisationUserLinkType.User;
  const target = isUser ? { userID: teamUserID } : { teamID: teamUserID };
  return { organisationUserLinkID, organisationID, linkType, isOrgAdmin, ...target };
}

/**
 * Refuses to give more to the person of a link whose address nobody has confirmed.
 * @throws Refusal with the reason
 */
export function requireConfirmedTarget(link: OrganisationUserLink): void {
  const { teamUserName: fullName, isEmailUnconfirmed = false } = link;
  requireConfirmed([{ fullName, isEmailUnconfirmed }]);
}

/** Finds the people of access links: each person, and the members of each team. */
export async function peopleOf(
  transaction: Pick<DatabaseTransaction, 'select'>,
  links: readonly OrganisationUserLink[],
): Promise<string[]> {
  if (links.length === 0) return [];
  const targets = links.map(({ teamUserID }) => teamUserID);
  const members = await inSlices(targets, (slice) =>
    transaction
      .select({ userID: teamMembers.userID })
      .from(teamMembers)
      .where(inArray(teamMembers.teamID, slice)),
  );
  return [...targets, ...members.map(({ userID }) => userID)];
}
