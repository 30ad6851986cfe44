import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { loginAddress } from '~/domain/authentication-addresses';

/** The way to the login within a sentence. */
export function LoginLink({ children }: { children: ReactNode }) {
  return (
    <Anchor inherit href={loginAddress} underline="always">
      {children}
    </Anchor>
  );
}
