import { Button } from '@mantine/core';
import { useRouter, useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { ApiError } from '~/api/api-error';
import { inWords } from '~/api/failure-words';
import { useChangePassword } from '~/api/passwords';
import { screenWords } from '~/api/screen-words';
import { UnsavedChangesGuard } from '~/components/edit-page/unsaved-changes-guard';
import { useWork } from '~/components/edit-page/use-work';
import { FailureAlert } from '~/components/notices/failure-alert';
import { showNotice } from '~/components/notices/frame-notice';
import { PageHeading } from '~/components/page-heading';
import { NewPasswordFields } from '~/components/password-fields/new-password-fields';
import { AccountName, PasswordField } from '~/components/password-fields/password-field';
import { useIsShown } from '~/components/use-is-shown';
import { WorkingButton } from '~/components/working-button';
import { wasRefused } from '~/domain/call-outcome';
import { canBeSent, noNewPassword, unusableError } from '~/domain/password-strength';
import { useOptionalSession } from '~/session/session';
import classes from './change-password-screen.module.css';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The entry before is the profile. */
    isFromProfile?: boolean;
  }
}

/** Change Password (docs/product/account-and-anonymous.md#change-password). */
export function ChangePasswordScreen() {
  const { redirect = '/profile' } = useSearch({ from: '/_signed-in/changeprofilepassword' });
  const { history } = useRouter();
  const user = useOptionalSession()?.user;
  const changePassword = useChangePassword();
  const { work, failure, isRunning, run, clearFailure } = useWork<'changing'>();
  const [oldPassword, setOldPassword] = useState('');
  const [newPassword, setNewPassword] = useState(noNewPassword);
  const [failures, setFailures] = useState(0);
  // Once it is not known whether an attempt has changed the password, the next refusal may mean that it has.
  const [isUnclear, setIsUnclear] = useState(false);
  const isShown = useIsShown();
  const isOldUsable = oldPassword !== '' && unusableError(oldPassword) === undefined;
  const canChange = user !== undefined && isOldUsable && canBeSent(newPassword);

  // The browser may fill in the old password by itself.
  const hasTyped = newPassword.password !== '' || newPassword.confirmation !== '';

  // Back must not open an empty form, nor the profile twice.
  const leave = () =>
    history.location.state.isFromProfile
      ? history.back({ ignoreBlocker: true })
      : history.replace(redirect, undefined, { ignoreBlocker: true });

  const change = (event: FormEvent) => {
    event.preventDefault();
    if (!canChange) return;
    const { userID } = user;
    const { password } = newPassword;
    const send = async () => {
      try {
        await changePassword.mutateAsync({ userID, oldPassword, newPassword: password });
      } catch (error) {
        // A 401 says nothing about the change. The fields keep their text, so that the person can
        // send the same change after a login (docs/product/shell.md#session-that-ends).
        if (!(error instanceof ApiError && error.status === 401)) {
          setOldPassword('');
          setNewPassword(noNewPassword);
          setFailures((count) => count + 1);
          setIsUnclear((before) => before || !wasRefused(error));
        }
        throw inWords(error, screenWords.ownPassword.change);
      }
      // The person may have left during the call, and is on the next page already.
      const text = 'Your password was changed.';
      showNotice({ text, isLeaving: isShown.current, isBrief: true });
    };
    void run('changing', send, leave);
  };

  return (
    <>
      <PageHeading>Change Password</PageHeading>
      <form className={classes.form} onSubmit={change} noValidate aria-busy={work !== undefined}>
        <FailureAlert message={failure}>
          {isUnclear ? (
            <span>
              The password may have been changed: if the old one is refused, the new one is in use
              already.
            </span>
          ) : null}
        </FailureAlert>
        <AccountName email={user?.email} />
        <fieldset className={classes.fields} disabled={work !== undefined}>
          <PasswordField
            label="Old Password"
            value={oldPassword}
            onChange={(text) => {
              setOldPassword(text);
              clearFailure();
            }}
            autoComplete="current-password"
            required
          />
          {/* A failure changes the key, which also resets which fields count as touched. */}
          <NewPasswordFields key={failures} value={newPassword} onChange={setNewPassword} />
        </fieldset>
        <div className={classes.actions}>
          <WorkingButton type="submit" loading={work !== undefined} disabled={!canChange}>
            Change
          </WorkingButton>
          <Button variant="default" onClick={leave} disabled={work !== undefined}>
            Cancel
          </Button>
        </div>
        <UnsavedChangesGuard
          hasUnsavedChanges={() => isRunning() || hasTyped}
          isSaving={work !== undefined}
        />
      </form>
    </>
  );
}
