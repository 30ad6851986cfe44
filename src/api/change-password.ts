import { useMutation } from '@tanstack/react-query';
import { addition } from '~/domain/contract/record-change';
import { changePassword } from './answers/change-password.gen';
import { done } from './done';
import type { PasswordChange } from './schema.gen';

/** Changes the person's own password as a batch of one. */
export const useChangePassword = () =>
  useMutation({
    mutationFn: (change: PasswordChange) =>
      done(changePassword, {}, { changes: [addition<PasswordChange>()(change)], deletes: [] }),
  });
