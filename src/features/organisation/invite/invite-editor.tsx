import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Button, Checkbox } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type FormEvent, useEffect, useRef } from 'react';
import { useSendInvite } from '~/api/invite-user';
import type { Invite } from '~/api/pending-invites';
import { UnsavedChangesGuard } from '~/components/edit-page/unsaved-changes-guard';
import { useWork } from '~/components/edit-page/use-work';
import { LimitedTextInput } from '~/components/fields/limited-text-input';
import { FailureAlert } from '~/components/notices/failure-alert';
import { PermissionGroupChecklist } from '~/pickers/permission-group-checklist';
import { SitePicker } from '~/pickers/site-picker/site-picker';
import classes from './invite.module.css';
import {
  emptyInvite,
  type InviteForm,
  invitationOf,
  inviteFieldLimits,
  inviteFormErrors,
} from './invite-form';
import { TeamChecklist } from './team-checklist';

interface InviteEditorProps {
  orgId: string;
  /** Whether the form replaces one that was sent. Its first field then takes the focus. */
  isNext: boolean;
  onSending: () => void;
  onSent: (invite: Invite) => void;
  onCancel: () => void;
}

/**
 * The form of one invitation, until the service has sent it. A failure keeps the input. A second
 * click sends nothing more.
 */
export function InviteEditor(props: InviteEditorProps) {
  const { orgId, isNext, onSending, onSent, onCancel } = props;
  const sendInvite = useSendInvite(orgId);
  const form = useForm<InviteForm>({ initialValues: emptyInvite, validate: inviteFormErrors });
  const { values, setFieldValue } = form;

  const { work, failure, run } = useWork<'sending'>();
  const isSending = work !== undefined;
  const isLeaving = useRef(false);
  const email = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isNext) email.current?.focus();
  }, [isNext]);

  const send = () => {
    if (Object.keys(inviteFormErrors(values)).length > 0) {
      form.validate();
      email.current?.focus();
      return 'stay' as const;
    }
    onSending();
    return sendInvite.mutateAsync(invitationOf(values)).then(onSent);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run('sending', send);
  };

  const cancel = () => {
    isLeaving.current = true;
    onCancel();
  };
  // If the page stays after Cancel, the next key or click turns the guard on again.
  const stay = () => {
    isLeaving.current = false;
  };

  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={submit}
      onKeyDownCapture={stay}
      onPointerDownCapture={stay}
      aria-busy={isSending}
    >
      <FailureAlert message={failure} />
      <fieldset className={classes.fields} disabled={isSending}>
        <LimitedTextInput
          ref={email}
          label="Email"
          limit={inviteFieldLimits.email}
          description="A link to accept the invitation is sent to this address."
          // With the type "email" a browser would rewrite characters beyond ASCII.
          inputMode="email"
          autoComplete="off"
          required
          {...form.getInputProps('email')}
          value={values.email}
        />
        <Checkbox
          label="Organisation Administrator"
          description="May administer this organisation and every organisation below it."
          {...form.getInputProps('isOrgAdmin', { type: 'checkbox' })}
        />
        <PermissionGroupChecklist
          orgId={orgId}
          value={values.permissionGroupIDs}
          onChange={(ids) => setFieldValue('permissionGroupIDs', ids)}
        />
        <TeamChecklist
          orgId={orgId}
          value={values.teamMembershipIDs}
          onChange={(ids) => setFieldValue('teamMembershipIDs', ids)}
        />
        <SitePicker
          orgId={orgId}
          label="Outlet restrictions"
          value={values.rootNodes}
          onChange={(nodes) => setFieldValue('rootNodes', nodes)}
        />
      </fieldset>
      <div className={classes.actions}>
        <Button type="submit" loading={isSending}>
          Send
        </Button>
        <Button variant="default" onClick={cancel} disabled={isSending}>
          Cancel
        </Button>
      </div>
      <UnsavedChangesGuard hasUnsavedChanges={() => form.isDirty() && !isLeaving.current} />
    </form>
  );
}
