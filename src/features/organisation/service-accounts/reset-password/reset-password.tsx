import { Button } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { failureWords } from '~/api/failure-words';
import { screenWords } from '~/api/screen-words';
import { useResetServiceAccountPassword } from '~/api/service-accounts';
import { ConfirmDialog } from '~/components/dialogs/confirm-dialog';
import { PasswordDialog } from './password-dialog';
import classes from './reset-password.module.css';

interface ResetPasswordProps {
  orgId: string;
  id: string;
  name: string;
}

/**
 * Gives the account a new password: asks, calls, and shows the password once
 * (docs/product/organisation.md#reset-of-a-service-account-password). Only this component holds the
 * password, and closing its dialog drops it.
 */
export function ResetPassword({ orgId, id, name }: ResetPasswordProps) {
  const reset = useResetServiceAccountPassword(orgId, id);
  const [isAsking, setIsAsking] = useState(false);
  const [password, setPassword] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);

  const ask = () => {
    reset.reset();
    setIsAsking(true);
  };
  const run = () => {
    if (reset.isPending) return;
    reset.mutate(undefined, {
      onSuccess: (generatedPassword) => {
        setPassword(generatedPassword);
        setIsAsking(false);
        reset.reset();
      },
    });
  };
  const discard = () => {
    setPassword(undefined);
    // The dialog unmounts at once, with all that it showed, and cannot return the focus.
    button.current?.focus();
  };

  return (
    <div className={classes.area}>
      <Button
        ref={button}
        color="red"
        leftSection={<IconKey size={16} aria-hidden="true" />}
        onClick={ask}
      >
        Reset service account password
      </Button>
      <p className={classes.hint}>
        Makes a new password, which is shown once. The old one stops working at once.
      </p>
      <ConfirmDialog
        isOpen={isAsking}
        title="Reset service account password"
        confirmText="Reset password"
        isDangerous
        isBusy={reset.isPending}
        error={
          reset.error ? failureWords(reset.error, screenWords.serviceAccount.reset) : undefined
        }
        // The dialog with the new password takes the focus instead.
        returnsFocus={password === undefined}
        onConfirm={run}
        onCancel={() => setIsAsking(false)}
      >
        <p>
          Reset the password of {name ? `"${name}"` : 'this service account'}? Whatever signs in
          with the old password stops working until it has the new one.
        </p>
      </ConfirmDialog>
      {password === undefined ? null : (
        <PasswordDialog name={name} password={password} onClose={discard} />
      )}
    </div>
  );
}
