import { useMutation } from '@tanstack/react-query';
import { changePassword } from './answers/change-password.gen';
import { client } from './client';
import { done, whateverText } from './done';
import type { PasswordChange } from './schema.gen';

/** Changes the person's own password (POST api/user/batch/changepassword) as a batch of one. */
export function useChangePassword() {
  return useMutation({
    mutationFn: (change: PasswordChange) =>
      done(
        client.POST('/api/user/batch/changepassword', {
          body: { changes: [change], deletes: [] },
          ...whateverText,
        }),
        changePassword,
      ),
  });
}
