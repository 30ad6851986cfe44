import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { MessageScreen } from './message-screen';

/** The screen for a page that the person's role may not see. */
export function NotAllowedScreen({ reason }: { reason?: string }) {
  return (
    <MessageScreen
      title="Not allowed"
      actions={
        <Button component={Link} to="/">
          Send me home
        </Button>
      }
    >
      <p>Your account does not have the rights to see this page.</p>
      {reason ? <p>{reason}</p> : null}
    </MessageScreen>
  );
}
