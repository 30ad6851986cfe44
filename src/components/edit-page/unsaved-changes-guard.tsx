import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { ConfirmDialog } from '../dialogs/confirm-dialog';

interface UnsavedChangesGuardProps {
  /**
   * The guard calls it at the moment of leaving, so that it knows of a save that has just
   * succeeded.
   */
  hasUnsavedChanges: () => boolean;
  /** Returns whether a change of the address loses the edits. Default: a change of the path. */
  losesEdits?: (addresses: Addresses) => boolean;
}

type Addresses = Pick<Parameters<ShouldBlockFn>[0], 'current' | 'next'>;

const leavesPage = ({ current, next }: Addresses) => current.pathname !== next.pathname;

/**
 * Asks before a person loses edits by a link, Back, a reload or a closed window. A change of the
 * address that stays on the page (filter, sort, tab) never asks.
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
