import { wordedError } from '~/api/worded-error';
import { AccessSaveFailure, type SaveStep } from './save-access';

/** Section 8, "Permission group and link screens", slips included. */
const texts = {
  load: 'There was an error loading this organisation link. Please try refreshing your browser.',
  save: 'There was an error commiting these changes. Please try again later or consider refreshing your browser.',
  delete: 'There was an error deleting this record.',
} as const;

/** A failed read or deletion in the screen's own words, followed by what the server says. */
export function accessError(kind: 'load' | 'delete', cause: unknown): Error {
  return wordedError(texts[kind], cause);
}

const stepWords: Record<SaveStep, string> = {
  link: 'the access itself',
  assignments: 'permission groups',
  rootNodes: 'outlet restrictions',
};

/**
 * A failed save in the screen's own words: why, what was saved, what was not, and that another save
 * completes it.
 */
export function accessSaveError(cause: unknown, isCreating: boolean): Error {
  if (!(cause instanceof AccessSaveFailure)) return wordedError(texts.save, cause);
  const { saved, failed, left, isUncertain } = cause;
  const lines = [wordedError(texts.save, cause.cause).message];
  const words = (steps: readonly SaveStep[]) =>
    listed(
      steps.map((step) => (step === 'link' && !isCreating ? 'administrator' : stepWords[step])),
    );
  if (saved.length > 0) lines.push(`Saved: ${words(saved)}.`);
  if (isUncertain) {
    lines.push(`Without an answer, and perhaps saved: ${words([failed])}.`);
    if (left.length > 0) lines.push(`Not saved: ${words(left)}.`);
  } else if (saved.length > 0 || left.length > 0) {
    lines.push(`Not saved: ${words([failed, ...left])}.`);
  }
  const isOpen = isCreating && saved.includes('link') && !saved.includes('rootNodes');
  if (isOpen && (failed === 'rootNodes' || left.includes('rootNodes'))) {
    lines.push('Until the outlet restrictions are saved, the access holds for all outlets.');
  }
  if (saved.length > 0 || isUncertain) {
    lines.push('Save again to complete it; nothing is saved twice.');
  }
  return new Error(lines.join('\n'), { cause });
}

function listed(words: readonly string[]): string {
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words.join('');
}
