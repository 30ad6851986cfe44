import { firstSaved } from '~/api/done';
import type {
  OrganisationUserLink,
  OrganisationUserLinkChange,
  PermissionGroupAssignmentChange,
  RootNodeChange,
} from '~/api/organisation-access';
import { type Completion, isOfNothing } from '~/domain/call-outcome';
import { exactly } from '~/domain/contract/exact';
import { addition, type ChangeBatch, change } from '~/domain/contract/record-change';
import { recordKinds } from '~/domain/contract/record-kinds';
import { loadedRecords } from '~/domain/lists';
import { idOfZeros } from '~/domain/search-values';
import type { SiteRestriction } from '~/domain/site-restriction';
import type { AccessForm } from '../form/access-form';
import type { StoredAccess } from '../stored-access';
import type { AccessCreation } from './access-creation';
import { AccessSaveFailure, allSteps, type SaveStep } from './access-errors';

/** The calls of a save. */
export interface AccessCalls {
  commitLinks: (
    batch: ChangeBatch<OrganisationUserLinkChange>,
  ) => Promise<{ changes: OrganisationUserLink[] }>;
  commitAssignments: (
    id: string,
    batch: ChangeBatch<PermissionGroupAssignmentChange>,
  ) => Completion;
  commitRootNodes: (id: string, batch: ChangeBatch<RootNodeChange>) => Completion;
}

/**
 * Saves access: the link, then its permission groups, then its restrictions. It does not send again
 * what is stored already, so that another save completes one that failed half-way.
 * @param stored the link, as just read; undefined while there is none
 * @param creation the attempts of the form that creates the link
 * @returns the steps that changed something
 * @throws AccessSaveFailure when a call failed
 */
export async function saveAccess(
  form: AccessForm,
  stored: StoredAccess | undefined,
  creation: AccessCreation | undefined,
  calls: AccessCalls,
): Promise<readonly SaveStep[]> {
  const { linkType, teamUserID, isOrgAdmin } = form;
  const saved: SaveStep[] = [];
  let step: SaveStep = stored ? 'link' : 'access';
  const commit = async <Answer>(next: SaveStep, call: () => Promise<Answer>): Promise<Answer> => {
    step = next;
    const answer = await (creation ? creation.send(step, form, call) : call());
    saved.push(step);
    return answer;
  };
  const create = async () => {
    if (teamUserID === null) throw new Error('Nobody is chosen.');
    const link = addition<OrganisationUserLinkChange>()({ linkType, isOrgAdmin, teamUserID });
    const answer = await calls.commitLinks({ changes: [link], deletes: [] });
    return firstSaved(answer);
  };
  try {
    const link = stored?.link ?? (await commit('access', create));
    creation?.noteLink(link);
    const administrator = linkDifference(link, isOrgAdmin);
    if (stored && administrator) await commit('link', () => calls.commitLinks(administrator));

    const { organisationUserLinkID: id } = link;
    const given = loadedRecords(stored?.assignments);
    const groups = assignmentDifference(id, given, form.permissionGroupIDs);
    if (groups) await commit('assignments', () => calls.commitAssignments(id, groups));

    const places = rootNodeDifference(id, loadedRecords(stored?.rootNodes), form.rootNodes);
    if (places) await commit('rootNodes', () => calls.commitRootNodes(id, places));
    return saved;
  } catch (cause) {
    // Somebody has deleted the created link. The next attempt starts over.
    const isGone = creation !== undefined && isOfNothing(cause);
    const kept = isGone ? undefined : stored;
    const before: SaveStep[] = stored && creation ? ['access'] : [];
    const later = isGone ? allSteps : allSteps.slice(allSteps.indexOf(step));
    const given = loadedRecords(kept?.assignments);
    const isWanted: Record<SaveStep, object | boolean | null | undefined> = {
      access: !kept,
      link: kept && linkDifference(kept.link, isOrgAdmin),
      assignments: assignmentDifference('', given, form.permissionGroupIDs),
      rootNodes: rootNodeDifference('', loadedRecords(kept?.rootNodes), form.rootNodes),
    };
    const failure = new AccessSaveFailure(cause, {
      saved: isGone ? [] : [...before, ...saved],
      failed: step,
      left: later.filter((each) => each !== step && isWanted[each]),
    });
    creation?.noteFailure(failure);
    throw failure;
  }
}

const orNull = <Batch extends ChangeBatch<object>>(batch: Batch) =>
  batch.changes.length + batch.deletes.length > 0 ? batch : null;

/** Returns the batch that sets or clears isOrgAdmin of a stored link; null without a change. */
export function linkDifference(link: OrganisationUserLink, isOrgAdmin: boolean) {
  if (link.isOrgAdmin === isOrgAdmin) return null;
  const fieldsOf = ({ linkType, teamUserID }: OrganisationUserLink, isAdministrator: boolean) =>
    exactly<OrganisationUserLinkChange>()({ linkType, teamUserID, isOrgAdmin: isAdministrator });
  const stored = fieldsOf(link, link.isOrgAdmin);
  const wanted = fieldsOf(link, isOrgAdmin);
  return { changes: [change(recordKinds.OrganisationUserLink, link, stored, wanted)], deletes: [] };
}

/** docs/product/organisation.md#saving-an-access-link. Returns null without a change. */
export function assignmentDifference(
  organisationUserLinkID: string,
  stored: Readonly<StoredAccess['assignments']>,
  wanted: readonly string[],
) {
  const given = stored.map(({ userPermissionGroupID }) => userPermissionGroupID);
  const changes = wanted
    .filter((id) => !given.includes(id))
    .map((userPermissionGroupID) =>
      addition<PermissionGroupAssignmentChange>()({
        userPermissionGroupAssignmentID: idOfZeros,
        organisationUserLinkID,
        userPermissionGroupID,
      }),
    );
  const deletes = stored
    .filter(({ userPermissionGroupID }) => !wanted.includes(userPermissionGroupID))
    .map(({ userPermissionGroupAssignmentID }): string => userPermissionGroupAssignmentID);
  return orNull({ changes, deletes });
}

/** Returns the restrictions to add and those to delete; null without a change. */
export function rootNodeDifference(
  organisationUserLinkID: string,
  stored: Readonly<StoredAccess['rootNodes']>,
  wanted: readonly SiteRestriction[],
) {
  const known = new Set<string>(stored.map(({ nodeID }) => nodeID));
  const kept = new Map(wanted.map(({ nodeID, nodeType }) => [nodeID, nodeType]));
  const changes = [...kept]
    .filter(([nodeID]) => !known.has(nodeID))
    .map(([nodeID, nodeType]) =>
      addition<RootNodeChange>()({ nodeID, nodeType, organisationUserLinkID }),
    );
  const deletes = [...known].filter((nodeID) => !kept.has(nodeID));
  return orNull({ changes, deletes });
}
