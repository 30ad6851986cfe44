import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Checkbox } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { useSendInvite } from '~/api/invite-user';
import type { Invite } from '~/api/pending-invites';
import { LimitedTextInput } from '~/components/fields/limited-text-input';
import { PermissionGroupChecklist } from '~/pickers/permission-group-checklist';
import { SitePicker } from '~/pickers/site-picker/site-picker';
import {
  emptyInvite,
  type InviteForm,
  invitationOf,
  inviteFieldLimits,
  inviteFormErrors,
} from './invite-form';
import { InviteFrame } from './invite-frame';
import { TeamChecklist } from './team-checklist';

interface InviteEditorProps {
  orgId: string;
  /** Whether the form replaces one that was sent. Its first field then takes the focus. */
  isNext: boolean;
  onSending: () => void;
  onSent: (invite: Invite) => void;
  onCancel: () => void;
}

/** The form of one invitation, until the service has sent it. */
export function InviteEditor(props: InviteEditorProps) {
  const { orgId, isNext, onSending, onSent, onCancel } = props;
  const sendInvite = useSendInvite(orgId);
  const form = useForm<InviteForm>({ initialValues: emptyInvite, validate: inviteFormErrors });
  const { values, setFieldValue } = form;

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

  return (
    <InviteFrame isDirty={form.isDirty()} onSend={send} onCancel={onCancel}>
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
    </InviteFrame>
  );
}
