import { useCallbackRef } from '@mantine/hooks';
import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router';
import type { SearchParameters } from '~/domain/search-values';
import { ConfirmDialog } from '../dialogs/confirm-dialog';
import { showWaitingNotice } from '../notices/frame-notice';

interface UnsavedChangesGuardProps {
  /**
   * Called at the moment of leaving, so that it knows of a save that has just succeeded, and for the words of
   * the question. By default there are changes while they are being saved.
   */
  hasUnsavedChanges?: () => boolean;
  /** Changes are on their way to the service, which a person who leaves cannot call back. */
  isSaving?: boolean;
  /** What is on its way is a deletion. */
  isDeletion?: boolean;
  /** The changes are sent one after the other, and no further one after a person has left. */
  isInTurn?: boolean;
  /**
   * The search parameters that name the record of the form, by default none. Another value of one of
   * them loses the edits, as another path does.
   */
  recordParameters?: readonly string[];
}

type Address = Parameters<ShouldBlockFn>[0]['current'];

function recordAt({ pathname, search }: Address, parameters: readonly string[]): string {
  const values: SearchParameters = { ...search };
  return JSON.stringify([pathname, ...parameters.map((name) => values[name])]);
}

/**
 * Asks before a person loses edits by a link, Back, a reload or a closed window. A change of the
 * address that stays on the page (filter, sort, tab) never asks.
 */
export function UnsavedChangesGuard(props: UnsavedChangesGuardProps) {
  const { isSaving = false, isInTurn = false, recordParameters = [] } = props;
  const { hasUnsavedChanges = () => isSaving } = props;
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: useCallbackRef<ShouldBlockFn>(
      ({ current, next }) =>
        recordAt(current, recordParameters) !== recordAt(next, recordParameters) &&
        hasUnsavedChanges(),
    ),
    enableBeforeUnload: useCallbackRef(hasUnsavedChanges),
    withResolver: true,
  });
  const stay = () => {
    reset?.();
    // One form may have been saved while another one of the page has unsaved edits.
    showWaitingNotice();
  };
  // The save may end while the question is open.
  const onItsWay = props.isDeletion ? deletion : saving;
  const words = isSaving ? (isInTurn ? inTurn : onItsWay) : hasUnsavedChanges() ? unsaved : ended;
  return (
    <ConfirmDialog
      isOpen={status === 'blocked'}
      title="Unsaved changes"
      confirmText={words.confirm}
      cancelText="Stay"
      isDangerous
      onConfirm={() => proceed?.()}
      onCancel={stay}
    >
      {words.text}
    </ConfirmDialog>
  );
}

const saving = {
  confirm: 'Leave',
  text: 'The changes are being saved. If you leave, you do not see whether that succeeds.',
};
const deletion = {
  confirm: 'Leave',
  text: 'The deletion is on its way. If you leave, you do not see whether it succeeds.',
};
const inTurn = {
  confirm: 'Leave',
  text: 'Not everything is done. If you leave, nothing more is sent, and you do not see whether what is on its way succeeds.',
};
const unsaved = {
  confirm: 'Leave without saving',
  text: 'This page has changes that are not saved. They are lost when you leave.',
};
const ended = {
  confirm: 'Leave',
  text: 'Nothing is on its way any more, and nothing is lost when you leave.',
};
