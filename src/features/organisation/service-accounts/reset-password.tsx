import { Button, TextInput } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { IconKey } from '@tabler/icons-react';
import { useBlocker, useParams } from '@tanstack/react-router';
import { use, useRef, useState } from 'react';
import { failureWords } from '~/api/failure-words';
import { screenWords } from '~/api/screen-words';
import { useResetServiceAccountPassword } from '~/api/service-accounts';
import { ConfirmDialog } from '~/components/dialogs/confirm-dialog';
import { Dialog } from '~/components/dialogs/dialog';
import { ReadOnly } from '~/components/edit-page/form-page';
import { CopyButton } from '~/components/fields/copy-button';
import { copyText, notCopied } from '~/components/fields/use-copying';
import { Panel } from '~/components/panel/panel';
import classes from './reset-password.module.css';

/**
 * Gives the account a new password: asks, calls, and shows the password once
 * (docs/product/organisation.md#reset-of-a-service-account-password). Only this component holds the
 * password, and closing its dialog drops it.
 */
export function ResetPassword({ name }: { name: string }) {
  const { orgId, id } = useParams({
    from: '/_signed-in/organisation/$orgId/serviceaccounts/edit/$id',
  });
  const { mutate, isPending, error, reset } = useResetServiceAccountPassword(orgId, id);
  const [isAsking, setIsAsking] = useState(false);
  const [shown, setShown] = useState<NewPassword>();
  const button = useRef<HTMLButtonElement>(null);
  const isReadOnly = use(ReadOnly);
  // A person who left during the call would never see the password.
  const isGuarded = useCallbackRef(() => isPending || shown !== undefined);
  useBlocker({ shouldBlockFn: isGuarded, enableBeforeUnload: isGuarded });

  const run = () => {
    mutate(undefined, {
      onSuccess: ({ answer, wasReplayed }) => {
        setShown({ password: answer.generatedPassword, wasReplayed });
        setIsAsking(false);
        reset();
      },
    });
  };
  const discard = () => {
    setShown(undefined);
    // The dialog unmounts at once, with all that it showed, and cannot return the focus.
    button.current?.focus();
  };

  if (isReadOnly) return null;
  return (
    <Panel title="Password">
      <Button
        ref={button}
        className={classes.reset}
        variant="outline"
        color="red"
        leftSection={<IconKey size="1rem" aria-hidden="true" />}
        onClick={() => {
          reset();
          setIsAsking(true);
        }}
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
        isBusy={isPending}
        error={error ? failureWords(error, screenWords.serviceAccount.reset) : undefined}
        // The dialog with the new password takes the focus instead.
        returnsFocus={shown === undefined}
        onConfirm={run}
        onCancel={() => setIsAsking(false)}
      >
        <p>
          Reset the password of {name ? `"${name}"` : 'this service account'}? Whatever signs in
          with the old password stops working until it has the new one.
        </p>
      </ConfirmDialog>
      {shown ? <PasswordDialog name={name} {...shown} onClose={discard} /> : null}
    </Panel>
  );
}

interface NewPassword {
  password: string;
  /** It is the answer to an earlier attempt, after which somebody else may have reset it. */
  wasReplayed: boolean;
}

/**
 * Shows a new password, this one time. Neither Escape, nor a click beside the dialog, nor Back
 * closes it. Only its button does, which asks first if the person has not copied the password.
 */
function PasswordDialog(props: NewPassword & { name: string; onClose: () => void }) {
  const { name, password, wasReplayed, onClose } = props;
  const [copying, setCopying] = useState<'copied' | 'failed'>();
  const [isAsking, setIsAsking] = useState(false);
  const isCopied = copying === 'copied';

  const shown = useRef<HTMLInputElement>(null);
  const copy = async () => {
    const hasCopied = await copyText(password, shown.current);
    setCopying(hasCopied ? 'copied' : 'failed');
    if (hasCopied) setIsAsking(false);
  };
  const close = () => {
    if (isCopied || isAsking) onClose();
    else setIsAsking(true);
  };

  return (
    <Dialog
      isOpen
      title="New password"
      onClose={close}
      closesByActionsOnly
      actions={
        isAsking ? (
          <>
            <Button variant="default" onClick={() => setIsAsking(false)}>
              Back
            </Button>
            <Button color="red" onClick={onClose}>
              Close without copying
            </Button>
          </>
        ) : (
          <Button variant={isCopied ? 'filled' : 'default'} onClick={close}>
            I have stored it
          </Button>
        )
      }
    >
      <p>
        This is the new password of {name ? `"${name}"` : 'the service account'}. It is shown this
        one time only: store it before you close this.
      </p>
      {wasReplayed ? (
        <p>
          An earlier attempt has set it: if somebody else has reset the password since, it does not
          work any more.
        </p>
      ) : null}
      <div className={classes.password}>
        <TextInput
          ref={shown}
          className={classes.field}
          classNames={{ input: classes.text }}
          aria-label="New password"
          value={password}
          readOnly
          spellCheck={false}
          data-1p-ignore
          data-lpignore="true"
          onFocus={(event) => event.currentTarget.select()}
          onCopy={() => setCopying('copied')}
        />
        <CopyButton
          isCopied={isCopied}
          variant={isCopied ? 'default' : 'filled'}
          data-autofocus
          onClick={copy}
        />
      </div>
      <p role="status" className={classes.word}>
        {isCopied ? 'The password is in the clipboard.' : null}
        {copying === 'failed' ? notCopied : null}
      </p>
      {isAsking ? (
        <p role="alert" className={classes.question}>
          The password was not copied. Once this is closed, nobody can see it again; the account
          would need another one.
        </p>
      ) : null}
    </Dialog>
  );
}
