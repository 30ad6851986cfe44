import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { ConfirmDialog } from '../dialogs/confirm-dialog';

interface UnsavedChangesGuardProps {
  /** Asked at the moment of leaving, so that a save that has just succeeded counts. */
  hasUnsavedChanges: () => boolean;
  /** Which changes of the address lose the edits: those that leave the page, unless given. */
  losesEdits?: (addresses: Addresses) => boolean;
}

type Addresses = Pick<Parameters<ShouldBlockFn>[0], 'current' | 'next'>;

const leavesPage = ({ current, next }: Addresses) => current.pathname !== next.pathname;

/**
 * Asks before edits are lost by leaving: by a link, Back, a reload or closing the window. A change
 * of the address that stays on the page (filter, sort, tab) never asks.
 */
export function UnsavedChangesGuard({
  hasUnsavedChanges,
  losesEdits = leavesPage,
}: UnsavedChangesGuardProps) {
  const latest = useRef(hasUnsavedChanges);
  useEffect(() => {
    latest.current = hasUnsavedChanges;
  });
  const shouldBlockFn = useCallback<ShouldBlockFn>(
    (addresses) => losesEdits(addresses) && latest.current(),
    [losesEdits],
  );
  const enableBeforeUnload = useCallback(() => latest.current(), []);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn,
    enableBeforeUnload,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      isOpen={status === 'blocked'}
      title="Unsaved changes"
      confirmText="Leave without saving"
      cancelText="Stay"
      isDangerous
      onConfirm={() => proceed?.()}
      onCancel={() => reset?.()}
    >
      This page has changes that are not saved. They are lost when you leave.
    </ConfirmDialog>
  );
}
