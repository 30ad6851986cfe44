import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { loginAddress } from '~/domain/authentication-addresses';

/** A link to the login page within a sentence. */
export function LoginLink({ children }: { children: ReactNode }) {
  return (
    <Anchor inherit href={loginAddress} underline="always">
      {children}
    </Anchor>
  );
}
