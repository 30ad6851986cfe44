import { Button } from '@mantine/core';
import { loginAddress } from '~/domain/authentication-addresses';

/** Leads to the login page, which leads back to / (section 2.2). */
export function LoginButton() {
  return (
    <Button component="a" href={loginAddress} fullWidth>
      Login
    </Button>
  );
}
