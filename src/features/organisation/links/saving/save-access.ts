import { ApiError } from '~/api/api-error';
import { firstSaved } from '~/api/done';
import { failureWords, inWords } from '~/api/failure-words';
import type {
  OrganisationUserLink,
  OrganisationUserLinkChange,
  PermissionGroupAssignmentChange,
  RootNodeChange,
} from '~/api/organisation-access';
import { screenWords } from '~/api/screen-words';
import { type Completion, ownMessageOf } from '~/domain/call-outcome';
import { exactly } from '~/domain/contract/exact';
import { addition, type ChangeBatch, change } from '~/domain/contract/record-change';
import { recordKinds } from '~/domain/contract/record-kinds';
import { listText } from '~/domain/count-text';
import { loadedRecords } from '~/domain/lists';
import { idOfZeros } from '~/domain/search-values';
import type { SiteRestriction } from '~/domain/site-restriction';
import type { AccessForm } from '../form/access-form';
import type { StoredAccess } from '../stored-access';

/** The calls of a save. Reads return what is stored now. */
export interface AccessCalls {
  readLinks: () => Promise<readonly OrganisationUserLink[]>;
  readAssignments: (linkID: string) => Promise<StoredAccess['assignments']>;
  readRootNodes: (linkID: string) => Promise<StoredAccess['rootNodes']>;
  /** Called when an earlier attempt has created the link, although its answer was lost. */
  onSavedAlready: (link: OrganisationUserLink) => void;
  commitLinks: (
    batch: ChangeBatch<OrganisationUserLinkChange>,
  ) => Promise<{ changes: OrganisationUserLink[] }>;
  commitAssignments: (
    id: string,
    batch: ChangeBatch<PermissionGroupAssignmentChange>,
  ) => Completion;
  commitRootNodes: (id: string, batch: ChangeBatch<RootNodeChange>) => Completion;
}

/** The progress of earlier attempts to create one link. A retry continues from it. */
export interface CreationProgress {
  link?: OrganisationUserLink;
  /** Id of the user or team whose link may exist: the creating call got no clear answer. */
  unansweredFor?: string;
}

const allSteps = ['link', 'assignments', 'rootNodes'] as const;

export type SaveStep = (typeof allSteps)[number];

export class AccessSaveFailure extends Error {
  override readonly name = 'AccessSaveFailure';
  /** The earlier steps that changed something. */
  readonly saved: readonly SaveStep[];
  readonly failed: SaveStep;
  /** Steps that still have something to save, apart from the failed one. */
  readonly left: readonly SaveStep[];
  /** Whether the call has done its work and only its answer was unreadable. */
  readonly wasDone = this.cause instanceof ApiError && this.cause.wasDone;
  /** Whether the call may have done its work although its answer was lost. */
  readonly isUncertain = !this.wasDone && isUnanswered(this.cause);

  constructor(cause: unknown, steps: Pick<AccessSaveFailure, 'saved' | 'failed' | 'left'>) {
    super(ownMessageOf(cause), { cause });
    this.saved = steps.saved;
    this.failed = steps.failed;
    this.left = steps.left;
  }
}

/** Whether a failed save has saved something, or may have. */
export const isSavedInPart = (cause: Error): boolean =>
  cause instanceof AccessSaveFailure &&
  (cause.saved.length > 0 || cause.isUncertain || cause.wasDone);

/** Whether a failed call may have done its work: no answer, a malformed one, or a 5xx. */
const isUnanswered = (cause: unknown): boolean =>
  cause instanceof ApiError && (cause.status < 400 || cause.status >= 500);

/**
 * Saves access: the link, then its permission groups, then its restrictions. It does not send again
 * what is stored already, so that another save completes one that failed half-way.
 * @param stored the edited link, as just read; undefined while creating
 * @param progress the progress of earlier attempts to create the link; this function changes it
 * @throws AccessSaveFailure when a call failed
 */
export async function saveAccess(
  form: AccessForm,
  stored: StoredAccess | undefined,
  progress: CreationProgress,
  calls: AccessCalls,
): Promise<void> {
  const { linkType, teamUserID, isOrgAdmin } = form;
  const saved: SaveStep[] = [];
  let step: SaveStep = 'link';
  try {
    if (teamUserID === null) throw new Error('Nobody is chosen.');
    // An earlier attempt may have created the link although its answer was lost.
    const isUnclear = !progress.link && progress.unansweredFor === teamUserID;
    const links = isUnclear ? await calls.readLinks() : [];
    const found = links.find(
      (each) => each.linkType === linkType && each.teamUserID === teamUserID,
    );
    const known = stored?.link ?? progress.link ?? found;
    if (found) calls.onSavedAlready(found);
    if (!known) progress.unansweredFor = undefined;
    const creation = addition<OrganisationUserLinkChange>()({ linkType, isOrgAdmin, teamUserID });
    const difference = known && linkDifference(known, isOrgAdmin);
    if (difference) await calls.commitLinks(difference);
    const link = known
      ? { ...known, isOrgAdmin }
      : firstSaved(await calls.commitLinks({ changes: [creation], deletes: [] }));
    const { organisationUserLinkID: id } = link;
    if (!stored) progress.link = link;
    if (!stored || difference) saved.push(step);

    step = 'assignments';
    const given = stored?.assignments ?? (known ? await calls.readAssignments(id) : []);
    const assignments = assignmentDifference(id, given, form.permissionGroupIDs);
    if (assignments) {
      await calls.commitAssignments(id, assignments);
      saved.push(step);
    }

    step = 'rootNodes';
    const kept = stored?.rootNodes ?? (known ? await calls.readRootNodes(id) : []);
    const rootNodes = rootNodeDifference(id, kept, form.rootNodes);
    if (rootNodes) await calls.commitRootNodes(id, rootNodes);
  } catch (cause) {
    if (!stored && step === 'link' && isUnanswered(cause)) {
      progress.unansweredFor = teamUserID ?? undefined;
    }
    // Somebody has deleted the created link. The next attempt starts over.
    const isGone = !stored && cause instanceof ApiError && cause.status === 404;
    if (isGone) progress.link = undefined;
    const later = isGone ? allSteps : allSteps.slice(allSteps.indexOf(step));
    // As far as the differences are known before the first step.
    const isWanted: Record<SaveStep, object | boolean | null> = {
      link: !stored || linkDifference(stored.link, isOrgAdmin),
      assignments: assignmentDifference(
        '',
        loadedRecords(stored?.assignments),
        form.permissionGroupIDs,
      ),
      rootNodes: rootNodeDifference('', loadedRecords(stored?.rootNodes), form.rootNodes),
    };
    throw new AccessSaveFailure(cause, {
      saved: isGone ? [] : saved,
      failed: step,
      left: later.filter((each) => each !== step && isWanted[each]),
    });
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

/** Describes a failed save in the words of the screen. */
export function accessSaveError(cause: Error, isCreating: boolean): Error {
  if (!(cause instanceof AccessSaveFailure)) return inWords(cause, screenWords.access.save);
  const { failed, isUncertain, wasDone, left } = cause;
  const saved = wasDone ? [...cause.saved, failed] : cause.saved;
  const perhaps = isUncertain ? [failed] : [];
  const unsaved = wasDone || isUncertain ? left : [failed, ...left];
  const isOneOfSeveral = saved.length + perhaps.length + unsaved.length > 1;
  const names: Record<SaveStep, string> = {
    link: isCreating ? 'the access itself' : 'administrator',
    assignments: 'permission groups',
    rootNodes: 'outlet restrictions',
  };
  const words = (steps: readonly SaveStep[]) => listText(steps.map((step) => names[step]));
  const lines: [text: string, isShown: boolean][] = [
    [failureWords(cause, screenWords.access.save), true],
    [`Saved: ${words(saved)}.`, isOneOfSeveral && saved.length > 0],
    [`Perhaps saved: ${words(perhaps)}.`, isUncertain],
    [`Not saved: ${words(unsaved)}.`, isOneOfSeveral && unsaved.length > 0],
    [
      'Until the outlet restrictions are saved, the access holds for all outlets.',
      isCreating && saved.includes('link') && [...perhaps, ...unsaved].includes('rootNodes'),
    ],
    [
      'Save again to complete it; nothing is saved twice.',
      isUncertain || (saved.length > 0 && unsaved.length > 0),
    ],
  ];
  const shown = lines.filter(([, isShown]) => isShown).map(([text]) => text);
  return new Error(shown.join('\n'), { cause });
}
