import { useMutation } from '@tanstack/react-query';
import { changePassword } from './answers/change-password.gen';
import { done } from './done';
import { useRepeatableCall } from './repeatable-call';
import type { PasswordChange } from './schema.gen';

/** Changes the person's own password as a batch of one. */
export const useChangePassword = () => {
  const sendOnce = useRepeatableCall();
  return useMutation({
    mutationFn: (change: PasswordChange) =>
      sendOnce(change, (key) => done(changePassword, {}, { changes: [change], deletes: [] }, key)),
  });
};
