import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { loginAddress } from '~/domain/authentication-addresses';
import { onRestored } from '~/session/restored-page';
import { onAnnouncement } from '~/session/session-channel';
import { reloadPage } from '~/session/unsaved-edits';
import { MessageScreen } from './message-screen';

/**
 * The screen for a visitor without a session (docs/product/shell.md#login-required). It reloads
 * when another tab announces a sign-in, and when the browser restores it.
 */
export function LoginRequiredScreen() {
  useEffect(() => {
    const stop = onAnnouncement(({ kind }) => {
      if (kind === 'signed-in') reloadPage();
    });
    const forget = onRestored(reloadPage);
    return () => {
      stop();
      forget();
    };
  }, []);

  return (
    <MessageScreen
      title="Login Required"
      actions={
        <Button component="a" href={loginAddress}>
          Login
        </Button>
      }
    >
      <p>You are not logged in. Please log in to continue.</p>
    </MessageScreen>
  );
}
