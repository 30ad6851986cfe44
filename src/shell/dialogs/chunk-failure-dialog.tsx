import { useEffect, useState } from 'react';
import { PlainButton } from '~/components/plain-button';
import { hasUnsavedEdits, reloadPage } from '~/session/unsaved-edits';
import { ChunkLoadError, claimReload } from '../load-chunk';
import { AlertDialog } from './alert-dialog';

/**
 * Handles chunks that do not load while a page is in use (docs/product/shell.md#missing-parts). A
 * page without edits reloads once for a missing chunk; any other page stays. The error screen
 * handles the chunks of a route.
 */
export function ChunkFailureDialog() {
  const [failure, setFailure] = useState<ChunkLoadError>();

  useEffect(() => {
    const receive = (event: PromiseRejectionEvent) => {
      if (!(event.reason instanceof ChunkLoadError)) return;
      event.preventDefault();
      const { chunk, type } = event.reason;
      if (type === 'missing' && !hasUnsavedEdits() && claimReload(chunk)) reloadPage();
      else setFailure(event.reason);
    };
    globalThis.addEventListener('unhandledrejection', receive);
    return () => globalThis.removeEventListener('unhandledrejection', receive);
  }, []);

  if (!failure) return null;
  const close = () => setFailure(undefined);
  const isUnreached = failure.type === 'unreached';
  const reload = (
    <>
      <PlainButton variant="default" onClick={close}>
        Stay
      </PlainButton>
      <PlainButton onClick={reloadPage}>Reload</PlainButton>
    </>
  );
  return (
    <AlertDialog
      title={failure.message}
      actions={isUnreached ? <PlainButton onClick={close}>OK</PlainButton> : reload}
    >
      <p>
        {isUnreached
          ? 'A part of the console could not be fetched, since the server was not reached. Nothing that you have entered is lost. Check your connection, then try again what you were doing.'
          : 'A part of the console could not be loaded; there may be a new version. Reloading brings it, but drops what you have not saved.'}
      </p>
    </AlertDialog>
  );
}
