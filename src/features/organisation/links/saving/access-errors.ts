import { failureWords, inWords } from '~/api/failure-words';
import { screenWords } from '~/api/screen-words';
import { listText } from '~/domain/count-text';
import { AccessSaveFailure, type SaveStep } from './save-access';

/**
 * Describes a failed save in the words of the screen: the reason, what is saved, what is not, and
 * that another save completes it.
 */
export function accessSaveError(cause: unknown, isCreating: boolean): Error {
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
    [`Without an answer, and perhaps saved: ${words(perhaps)}.`, isUncertain],
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
