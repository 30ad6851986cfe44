import { VisuallyHidden } from '@mantine/core';

/**
 * Tells password managers to which account the password of a form belongs. The field is invisible,
 * and Tab does not reach it.
 */
export function AccountName({ email }: { email: string }) {
  return (
    <VisuallyHidden aria-hidden="true">
      <input type="text" autoComplete="username" value={email} readOnly tabIndex={-1} />
    </VisuallyHidden>
  );
}
