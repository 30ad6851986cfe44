import { Button } from '@mantine/core';
import { loginAddress } from '~/domain/authentication-addresses';

/**
 * Leads to the login page, which leads back to /
 * (docs/product/shell.md#login-and-logout-addresses).
 */
export function LoginButton() {
  return (
    <Button component="a" href={loginAddress} fullWidth>
      Login
    </Button>
  );
}
