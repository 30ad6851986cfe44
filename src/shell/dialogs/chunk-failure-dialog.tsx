import { useEffect, useState } from 'react';
import { type LostPart, onLostPart } from '~/components/late-part';
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
  const [failure, setFailure] = useState<{ error: ChunkLoadError; part?: LostPart }>();

  useEffect(() => {
    const receive = (error: ChunkLoadError, part?: LostPart) => {
      const { chunk, type } = error;
      if (type === 'missing' && !hasUnsavedEdits() && claimReload(chunk)) reloadPage();
      else setFailure({ error, part });
    };
    const onRejection = (event: PromiseRejectionEvent) => {
      if (!(event.reason instanceof ChunkLoadError)) return;
      event.preventDefault();
      receive(event.reason);
    };
    const stop = onLostPart((part) => {
      // An error in the code of the part is no failure of its load.
      if (!(part.cause instanceof ChunkLoadError)) return reportError(part.cause);
      receive(part.cause, part);
    });
    globalThis.addEventListener('unhandledrejection', onRejection);
    return () => {
      stop();
      globalThis.removeEventListener('unhandledrejection', onRejection);
    };
  }, []);

  if (!failure) return null;
  const { error, part } = failure;
  const close = () => {
    setFailure(undefined);
    part?.dismiss();
  };
  const retry = () => {
    setFailure(undefined);
    part?.retry();
  };
  const isUnreached = error.type === 'unreached';
  const reload = (
    <>
      <PlainButton variant="default" onClick={close}>
        Stay
      </PlainButton>
      <PlainButton onClick={reloadPage}>Reload</PlainButton>
    </>
  );
  const again = (
    <>
      <PlainButton variant={part ? 'default' : undefined} onClick={close}>
        OK
      </PlainButton>
      {part ? <PlainButton onClick={retry}>Retry</PlainButton> : null}
    </>
  );
  return (
    <AlertDialog title={error.message} actions={isUnreached ? again : reload}>
      <p>
        {isUnreached
          ? 'A part of the console could not be fetched, since the server was not reached. Nothing that you have entered is lost. Check your connection, then try again what you were doing.'
          : 'A part of the console could not be loaded; there may be a new version. Reloading brings it, but drops what you have not saved.'}
      </p>
    </AlertDialog>
  );
}
