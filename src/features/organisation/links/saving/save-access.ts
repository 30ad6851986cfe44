import { ApiError } from '~/api/api-error';
import { firstSaved } from '~/api/done';
import type {
  OrganisationUserLink,
  OrganisationUserLinkBatch,
  OrganisationUserLinkChange,
  PermissionGroupAssignment,
  PermissionGroupAssignmentBatch,
  RootNode,
  RootNodeBatch,
} from '~/api/organisation-access';
import { exactly } from '~/domain/contract/exact';
import type { AccessForm } from '../form/access-form';
import type { StoredAccess } from '../stored-access';
import { assignmentDifference, linkDifference, rootNodeDifference } from './access-difference';

/** The calls of a save. Reads return what is stored now. */
export interface AccessCalls {
  readLinks: () => Promise<readonly OrganisationUserLink[]>;
  readAssignments: (linkID: string) => Promise<readonly PermissionGroupAssignment[]>;
  readRootNodes: (linkID: string) => Promise<readonly RootNode[]>;
  commitLinks: (batch: OrganisationUserLinkBatch) => Promise<{ changes: OrganisationUserLink[] }>;
  commitAssignments: (id: string, batch: PermissionGroupAssignmentBatch) => Promise<unknown>;
  commitRootNodes: (id: string, batch: RootNodeBatch) => Promise<unknown>;
}

/** The progress of earlier attempts to create one link. A retry continues from it. */
export interface CreationProgress {
  /** The created link. */
  link?: OrganisationUserLink;
  /** Id of the user or team whose link may exist: the creating call got no clear answer. */
  unansweredFor?: string;
}

/** The steps of a save, in their order. */
const allSteps = ['link', 'assignments', 'rootNodes'] as const;

export type SaveStep = (typeof allSteps)[number];

/** A save with a failed call. `saved` has the earlier steps that changed something. */
export class AccessSaveFailure extends Error {
  readonly saved: readonly SaveStep[];
  readonly failed: SaveStep;
  /** Steps that still have something to save, apart from the failed one. */
  readonly left: readonly SaveStep[];
  /** Whether the call may have done its work although its answer was lost. */
  readonly isUncertain: boolean;
  /** Whether the call has done its work and only its answer was unreadable. */
  readonly wasDone: boolean;

  constructor(
    cause: unknown,
    steps: { saved: readonly SaveStep[]; failed: SaveStep; left: readonly SaveStep[] },
  ) {
    super(cause instanceof Error ? cause.message : '', { cause });
    this.name = 'AccessSaveFailure';
    this.saved = steps.saved;
    this.failed = steps.failed;
    this.left = steps.left;
    this.wasDone = cause instanceof ApiError && cause.wasDone;
    this.isUncertain = !this.wasDone && isUnanswered(cause);
  }
}

/** Whether a failed save has saved something, or may have. */
export function isSavedInPart(cause: unknown): boolean {
  if (!(cause instanceof AccessSaveFailure)) return false;
  return cause.saved.length > 0 || cause.isUncertain || cause.wasDone;
}

/** Whether a failed call may have done its work: no answer, a malformed one, or a 5xx. */
function isUnanswered(cause: unknown): boolean {
  if (!(cause instanceof ApiError)) return false;
  return cause.status < 400 || cause.status >= 500;
}

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
  const saved: SaveStep[] = [];
  const wanted = stepsWanted(form, stored);
  const inStep = async <Result>(step: SaveStep, work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (cause) {
      // Somebody has deleted the created link. The next attempt starts over.
      const isGone = !stored && cause instanceof ApiError && cause.status === 404;
      if (isGone) progress.link = undefined;
      const others = isGone ? allSteps : allSteps.slice(allSteps.indexOf(step));
      throw new AccessSaveFailure(cause, {
        saved: isGone ? [] : saved,
        failed: step,
        left: others.filter((each) => each !== step && wanted.includes(each)),
      });
    }
  };

  let isNew = false;
  const { organisationUserLinkID: id } = await inStep('link', async () => {
    const known = stored?.link ?? (await findCreated(form, progress, calls));
    isNew = known === undefined;
    const batch = known && linkDifference(known, form.isOrgAdmin);
    const answer = batch ? await calls.commitLinks(batch) : undefined;
    const changed = known && { ...known, isOrgAdmin: form.isOrgAdmin };
    const link = answer?.changes[0] ?? changed ?? (await createLink(form, progress, calls));
    if (!stored) progress.link = link;
    if (!stored || batch) saved.push('link');
    return link;
  });
  await inStep('assignments', async () => {
    const given = stored?.assignments ?? (isNew ? [] : await calls.readAssignments(id));
    const batch = assignmentDifference(id, given, form.permissionGroupIDs);
    if (!batch) return;
    await calls.commitAssignments(id, batch);
    saved.push('assignments');
  });
  await inStep('rootNodes', async () => {
    const known = stored?.rootNodes ?? (isNew ? [] : await calls.readRootNodes(id));
    const batch = rootNodeDifference(id, known, form.rootNodes);
    if (!batch) return;
    await calls.commitRootNodes(id, batch);
    saved.push('rootNodes');
  });
}

const nothingStored = { link: undefined, assignments: [], rootNodes: [] };

/** Returns the steps that change something, as far as that is known before the first one. */
function stepsWanted(form: AccessForm, stored: StoredAccess | undefined): SaveStep[] {
  const { link, assignments, rootNodes } = stored ?? nothingStored;
  const differences = {
    link: !link || linkDifference(link, form.isOrgAdmin),
    assignments: assignmentDifference('', assignments, form.permissionGroupIDs),
    rootNodes: rootNodeDifference('', rootNodes, form.rootNodes),
  };
  return allSteps.filter((step) => differences[step]);
}

/** Finds the link of an earlier attempt: from its answer or, if that was lost, in the list. */
async function findCreated(
  { linkType, teamUserID }: AccessForm,
  progress: CreationProgress,
  calls: AccessCalls,
): Promise<OrganisationUserLink | undefined> {
  if (progress.link) return progress.link;
  if (progress.unansweredFor !== teamUserID || teamUserID === null) return undefined;
  const links = await calls.readLinks();
  return links.find((link) => link.linkType === linkType && link.teamUserID === teamUserID);
}

async function createLink(
  { linkType, teamUserID, isOrgAdmin }: AccessForm,
  progress: CreationProgress,
  calls: AccessCalls,
): Promise<OrganisationUserLink> {
  if (teamUserID === null) throw new Error('Nobody is chosen.');
  const change = exactly<OrganisationUserLinkChange>()({ linkType, isOrgAdmin, teamUserID });
  progress.unansweredFor = undefined;
  try {
    return firstSaved(await calls.commitLinks({ changes: [change], deletes: [] }));
  } catch (cause) {
    if (isUnanswered(cause)) progress.unansweredFor = teamUserID;
    throw cause;
  }
}
