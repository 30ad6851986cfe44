import { useMutation } from '@tanstack/react-query';
import { changePassword } from './answers/change-password.gen';
import { done } from './done';
import type { PasswordChange } from './schema.gen';

/** Changes the person's own password as a batch of one. */
export const useChangePassword = () =>
  useMutation({
    mutationFn: (change: PasswordChange) =>
      done(changePassword, {}, { changes: [change], deletes: [] }),
  });
