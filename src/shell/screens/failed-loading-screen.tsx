import { Button } from '@mantine/core';
import { failureWords } from '~/api/failure-words';
import { MessageScreen } from './message-screen';

/** The screen of a failed start-up (docs/product/shell.md#failed-loading-admin-page). */
export function FailedLoadingScreen({ error }: { error: unknown }) {
  return (
    <MessageScreen
      title="Failed Loading Admin Page"
      actions={<Button onClick={() => globalThis.location.reload()}>Refresh</Button>}
    >
      <p>Please refresh the page to try again.</p>
      <p>{failureWords(error, { otherwise: 'Unknown error' })}</p>
    </MessageScreen>
  );
}
