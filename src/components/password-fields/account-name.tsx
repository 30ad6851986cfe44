import { VisuallyHidden } from '@mantine/core';

/**
 * Tells password managers whose password a form is about, so that they keep it with the right
 * account. Nobody sees it or gets to it by keyboard.
 */
export function AccountName({ email }: { email: string }) {
  return (
    <VisuallyHidden aria-hidden="true">
      <input type="text" autoComplete="username" value={email} readOnly tabIndex={-1} />
    </VisuallyHidden>
  );
}
