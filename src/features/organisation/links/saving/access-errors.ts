import { ApiError } from '~/api/api-error';
import { failureWords, inWords } from '~/api/failure-words';
import { screenWords } from '~/api/screen-words';
import { ownMessageOf, wasRefused } from '~/domain/call-outcome';
import { listText } from '~/domain/count-text';

/** The new link, the administrator of a stored one, and the other parts. */
export const allSteps = ['access', 'link', 'assignments', 'rootNodes'] as const;

export type SaveStep = (typeof allSteps)[number];

export class AccessSaveFailure extends Error {
  override readonly name = 'AccessSaveFailure';
  /** The earlier steps that changed something. */
  readonly saved: readonly SaveStep[];
  readonly failed: SaveStep;
  /** Steps that still have something to save, apart from the failed one. */
  readonly left: readonly SaveStep[];
  /** Whether the call has done its work and only its answer was unreadable. */
  readonly wasDone: boolean = this.cause instanceof ApiError && this.cause.wasDone;
  /** Whether the call may have done its work: no answer, a malformed one, a 408 or a 5xx. */
  readonly isUncertain: boolean =
    !this.wasDone && this.cause instanceof ApiError && !wasRefused(this.cause);

  constructor(cause: unknown, steps: Pick<AccessSaveFailure, 'saved' | 'failed' | 'left'>) {
    super(ownMessageOf(cause), { cause });
    this.saved = steps.saved;
    this.failed = steps.failed;
    this.left = steps.left;
  }

  /** Whether the save has saved something, or may have. */
  get isSavedInPart(): boolean {
    return this.saved.length > 0 || this.isUncertain || this.wasDone;
  }

  /** Returns the failure of an attempt that has ended before its first step: the outcome of this one stays. */
  again(cause: unknown): AccessSaveFailure {
    const { wasDone, isUncertain } = this;
    return Object.assign(new AccessSaveFailure(cause, this), { wasDone, isUncertain });
  }
}

/** Describes a failed save in the words of the screen. */
export function accessSaveError(cause: Error): Error {
  if (!(cause instanceof AccessSaveFailure)) return inWords(cause, screenWords.access.save);
  const { failed, isUncertain, wasDone, left } = cause;
  const saved = wasDone ? [...cause.saved, failed] : cause.saved;
  const perhaps = isUncertain ? [failed] : [];
  const unsaved = wasDone || isUncertain ? left : [failed, ...left];
  const isOneOfSeveral = saved.length + perhaps.length + unsaved.length > 1;
  const names: Record<SaveStep, string> = {
    access: 'the access itself',
    link: 'administrator',
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
      saved.includes('access') && [...perhaps, ...unsaved].includes('rootNodes'),
    ],
    [
      'Save again to complete it; nothing is saved twice.',
      isUncertain || (saved.length > 0 && unsaved.length > 0),
    ],
  ];
  const shown = lines.filter(([, isShown]) => isShown).map(([text]) => text);
  return new Error(shown.join('\n'), { cause });
}
