import { useState } from 'react';
import { inWords } from '~/api/failure-words';
import { screenWords } from '~/api/screen-words';
import { ErrorDialog } from '~/components/dialogs/error-dialog';
import { EditPage } from '~/components/edit-page/edit-page';

interface UnloadedIntegrationServerProps {
  /** Null while the record loads. */
  error: Error | null;
  onRetry: () => void;
  onDone: () => void;
}

/**
 * The edit page while its record loads, and after the load has failed. A dialog shows the failure,
 * and OK dismisses it.
 */
export function UnloadedIntegrationServer(props: UnloadedIntegrationServerProps) {
  const { error, onDone } = props;
  const [dismissed, setDismissed] = useState<Error | null>(null);
  const isShown = error !== null && error !== dismissed;
  const failure = error && inWords(error, screenWords.instance.update);
  return (
    <>
      <EditPage
        title="Edit POS Core Instance"
        subtitle="Integration Server"
        isDirty={false}
        isLoading={!error}
        // The dialog shows the message until a person dismisses it.
        error={isShown ? new Error('') : failure}
        onRetry={props.onRetry}
        onCancel={onDone}
        onDone={onDone}
      />
      <ErrorDialog
        message={isShown ? failure?.message : undefined}
        onClose={() => setDismissed(error)}
      />
    </>
  );
}
