import { Button } from '@mantine/core';
import { loginAddress } from '~/domain/authentication-addresses';

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
