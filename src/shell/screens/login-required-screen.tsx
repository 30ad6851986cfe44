import { Button } from '@mantine/core';
import { loginAddress } from '~/domain/authentication-addresses';
import { MessageScreen } from './message-screen';

/** Nobody is signed in (section 2.2). */
export function LoginRequiredScreen() {
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
