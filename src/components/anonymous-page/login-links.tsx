import { Anchor, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { loginAddress } from '~/domain/console-names';

/** A link to the login page within a sentence. */
export function LoginLink({ children }: { children: ReactNode }) {
  return (
    <Anchor inherit href={loginAddress} underline="always">
      {children}
    </Anchor>
  );
}

/**
 * A button to the login page. After the login the person comes back to /
 * (docs/product/shell.md#login-and-logout-addresses).
 */
export function LoginButton() {
  return (
    <Button component="a" href={loginAddress} fullWidth>
      Login
    </Button>
  );
}
