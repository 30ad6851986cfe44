import { useCallback, useState } from 'react';
import { ConfirmDialog } from '~/components/dialogs/confirm-dialog';
import { hasUnsavedEdits, reloadPage } from '~/session/unsaved-edits';

/** Returns a function that loads the page again, and the question that it asks before edits are lost. */
export function useReload() {
  const [isAsking, setAsking] = useState(false);
  const reload = useCallback(() => {
    if (hasUnsavedEdits()) setAsking(true);
    else reloadPage();
  }, []);
  const question = (
    <ConfirmDialog
      isOpen={isAsking}
      title="Unsaved changes"
      confirmText="Reload without saving"
      cancelText="Stay"
      isDangerous
      onConfirm={reloadPage}
      onCancel={() => setAsking(false)}
    >
      This page has changes that are not saved. They are lost when you reload it.
    </ConfirmDialog>
  );
  return { reload, question };
}
