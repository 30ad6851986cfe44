import { failureWords, inWords } from '~/api/failure-words';
import { screenWords } from '~/api/screen-words';
import { listText } from '~/domain/count-text';
import { AccessSaveFailure, type SaveStep } from './save-access';

const stepWords: Record<SaveStep, string> = {
  link: 'the access itself',
  assignments: 'permission groups',
  rootNodes: 'outlet restrictions',
};

/**
 * Describes a failed save in the words of the screen: the reason, what is saved, what is not, and
 * that another save completes it.
 */
export function accessSaveError(cause: unknown, isCreating: boolean): Error {
  if (!(cause instanceof AccessSaveFailure)) return inWords(cause, screenWords.access.save);
  const { failed, isUncertain, wasDone } = cause;
  const saved = wasDone ? [...cause.saved, failed] : cause.saved;
  const unsaved = wasDone || isUncertain ? cause.left : [failed, ...cause.left];
  const lines = [failureWords(cause, screenWords.access.save)];
  const words = (steps: readonly SaveStep[]) =>
    listText(
      steps.map((step) => (step === 'link' && !isCreating ? 'administrator' : stepWords[step])),
    );
  // A done step without other steps needs no list: the first line is about it.
  if (saved.length > 0 && (!wasDone || saved.length + unsaved.length > 1)) {
    lines.push(`Saved: ${words(saved)}.`);
  }
  if (isUncertain) lines.push(`Without an answer, and perhaps saved: ${words([failed])}.`);
  if (unsaved.length > 0 && (saved.length > 0 || isUncertain || unsaved.length > 1)) {
    lines.push(`Not saved: ${words(unsaved)}.`);
  }
  const isOpen = isCreating && saved.includes('link') && !saved.includes('rootNodes');
  if (isOpen && (failed === 'rootNodes' || unsaved.includes('rootNodes'))) {
    lines.push('Until the outlet restrictions are saved, the access holds for all outlets.');
  }
  if (isUncertain || (saved.length > 0 && unsaved.length > 0)) {
    lines.push('Save again to complete it; nothing is saved twice.');
  }
  return new Error(lines.join('\n'), { cause });
}
