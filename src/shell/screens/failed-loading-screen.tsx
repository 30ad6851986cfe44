import { Button } from '@mantine/core';
import { MessageScreen } from './message-screen';
import { reasonOf } from './reason-of';

/** The console could not start (section 2.2). */
export function FailedLoadingScreen({ error }: { error: unknown }) {
  return (
    <MessageScreen
      title="Failed Loading Admin Page"
      actions={<Button onClick={() => globalThis.location.reload()}>Refresh</Button>}
    >
      <p>Please refresh the page to try again.</p>
      <p>{reasonOf(error)}</p>
    </MessageScreen>
  );
}
