import '@mantine/core/styles/Input.css';
import { Button, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { Dialog } from '~/components/dialogs/dialog';
import classes from './reset-password.module.css';

interface PasswordDialogProps {
  name: string;
  password: string;
  onClose: () => void;
}

const stays = () => true;

/**
 * Shows a new password, this one time. Neither Escape, nor a click beside the dialog, nor Back
 * closes it. Only its button does, which asks first if the person has not copied the password.
 */
export function PasswordDialog({ name, password, onClose }: PasswordDialogProps) {
  const [copying, setCopying] = useState<'copied' | 'failed'>();
  const [isAsking, setIsAsking] = useState(false);
  useBlocker({ shouldBlockFn: stays, enableBeforeUnload: stays });

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(password);
      setCopying('copied');
      setIsAsking(false);
    } catch {
      // The connection is not secure, or the browser forbids it.
      setCopying('failed');
    }
  };
  const close = () => {
    if (copying === 'copied' || isAsking) onClose();
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
          <Button variant={copying === 'copied' ? 'filled' : 'default'} onClick={close}>
            I have stored it
          </Button>
        )
      }
    >
      <p>
        This is the new password of {name ? `"${name}"` : 'the service account'}. It is shown this
        one time only: store it before you close this.
      </p>
      <div className={classes.password}>
        <TextInput
          className={classes.field}
          classNames={{ input: classes.text }}
          aria-label="New password"
          value={password}
          readOnly
          autoComplete="off"
          spellCheck={false}
          data-1p-ignore
          data-lpignore="true"
          onFocus={(event) => event.currentTarget.select()}
          onCopy={() => setCopying('copied')}
        />
        <Button
          variant={copying === 'copied' ? 'default' : 'filled'}
          leftSection={
            copying === 'copied' ? (
              <IconCheck size={16} aria-hidden="true" />
            ) : (
              <IconCopy size={16} aria-hidden="true" />
            )
          }
          data-autofocus
          onClick={copy}
        >
          {copying === 'copied' ? 'Copied' : 'Copy'}
        </Button>
      </div>
      <p role="status" className={classes.word}>
        {copying === 'copied' ? 'The password is in the clipboard.' : null}
        {copying === 'failed' ? 'It could not be copied. Select it and copy it yourself.' : null}
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
