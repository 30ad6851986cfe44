import { Button, Checkbox } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { failureWords } from '~/api/failure-words';
import { type SendInviteRequest, useSendInvite } from '~/api/invite-user';
import type { Invite } from '~/api/pending-invites';
import { type AccessibleTeamValue, teamQueries } from '~/api/teams';
import { FormActions, FormCard, FormFields, FormPage } from '~/components/edit-page/form-page';
import { UnsavedChangesGuard } from '~/components/edit-page/unsaved-changes-guard';
import { useWork } from '~/components/edit-page/use-work';
import { Checklist } from '~/components/fields/checklist';
import { LimitedTextInput } from '~/components/fields/limited-text-input';
import { takeFocus } from '~/components/focus';
import { FailureAlert } from '~/components/notices/failure-alert';
import { WorkingButton } from '~/components/working-button';
import { wasDone } from '~/domain/call-outcome';
import { countText, listText } from '~/domain/count-text';
import { pastedAddress } from '~/domain/email-address';
import { loadedRecords } from '~/domain/lists';
import { administratorText } from '~/domain/type-labels';
import { PermissionGroupChecklist } from '~/pickers/permission-group-checklist';
import { SitePicker } from '~/pickers/site-picker/site-picker';
import {
  addressesOf,
  emptyInvite,
  inOneLine,
  invitationOf,
  inviteFieldLimits,
  inviteFormErrors,
  offeredTeams,
  ownersNotOffered,
} from './invite-form';
import { InviteManyDialog, NotInvited } from './many/invite-many-dialog';
import { SentCountNotice, SentNotice } from './sent-notice';

const failedTeams = { lead: 'The teams could not be loaded.' };

/** Invite User (docs/product/organisation.md#invite-user). */
export function InviteUserScreen() {
  const { orgId } = useParams({ from: '/_signed-in/organisation/$orgId/invite' });
  const navigate = useNavigate();
  const sendInvite = useSendInvite(orgId);
  const teams = useQuery(teamQueries.accessibleValues(orgId));
  const { work, failure, run } = useWork<'sending'>();
  const form = useForm({ initialValues: emptyInvite, validate: inviteFormErrors });
  const { values, setFieldValue } = form;
  /** What became of the last invitations, until the person sends the next ones. */
  const [sent, setSent] = useState<Invite | { stored: number; waiting: number }>();
  const [count, setCount] = useState(0);
  const isSending = work !== undefined;
  const { addresses, rest } = addressesOf(values.email);
  const isMany = addresses.length + rest.length > 1;
  /** The invitations to several people, while the person decides about them. */
  const [many, setMany] = useState<readonly SendInviteRequest[]>();

  const askForMany = () => {
    setSent(undefined);
    setMany(addresses.map((address) => invitationOf(values, address)));
  };
  const endMany = (invited: ReadonlySet<string>, waiting: number) => {
    setMany(undefined);
    const left = [
      ...addresses.filter((address) => !invited.has(address)),
      ...rest.map(({ text }) => text),
    ];
    if (invited.size > 0) setSent({ stored: invited.size, waiting });
    if (left.length === 0) startNext();
    else setFieldValue('email', left.join(', '));
  };
  const startNext = () => {
    form.reset();
    setCount(count + 1);
  };
  const send = (address: string) => {
    setSent(undefined);
    return sendInvite(invitationOf(values, address))
      .then(setSent)
      .catch((cause) => {
        // The form must not send it again.
        if (wasDone(cause)) startNext();
        throw cause;
      });
  };
  const submit = form.onSubmit(
    () => {
      const [address] = addresses;
      if (isMany || address === undefined) askForMany();
      else void run('sending', () => send(address), startNext);
    },
    () => form.getInputNode('email')?.focus(),
  );
  const cancel = () =>
    navigate({ to: '/organisation/$orgId', params: { orgId }, ignoreBlocker: true });

  return (
    <FormPage title="Invite User">
      <div role="status">
        {sent && 'stored' in sent ? <SentCountNotice orgId={orgId} {...sent} /> : null}
        {sent && 'email' in sent ? <SentNotice orgId={orgId} invite={sent} /> : null}
      </div>
      <FormCard onSubmit={submit} aria-busy={isSending}>
        <FailureAlert message={failure} />
        {/* Another key also empties the filters of the lists, and moves the focus to the address. */}
        <FormFields key={count} disabled={isSending}>
          <LimitedTextInput
            ref={count > 0 ? takeFocus : undefined}
            label="Email"
            // The limit holds for each address of a list.
            limit={isMany ? Number.POSITIVE_INFINITY : inviteFieldLimits.email}
            asStored={pastedAddress}
            description={
              isMany ? (
                <>
                  {addresses.length > 0
                    ? `${countText(addresses.length, 'address gets', 'addresses get')} an invitation with the choices below. `
                    : null}
                  <NotInvited rest={rest} />
                </>
              ) : (
                'A link to accept the invitation is sent to this address. Several addresses can be entered with commas between them.'
              )
            }
            onPaste={(event) => {
              const text = event.clipboardData.getData('text');
              if (!/[\r\n]/.test(text.trim())) return;
              event.preventDefault();
              const { selectionStart, selectionEnd, value } = event.currentTarget;
              const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length];
              setFieldValue('email', value.slice(0, from) + inOneLine(text) + value.slice(to));
            }}
            // With the type "email" a browser would rewrite characters beyond ASCII.
            inputMode="email"
            autoCapitalize="off"
            required
            {...form.getInputProps('email')}
            value={values.email}
          />
          <Checkbox
            label="Organisation Administrator"
            description={administratorText()}
            {...form.getInputProps('isOrgAdmin', { type: 'checkbox' })}
          />
          <PermissionGroupChecklist
            orgId={orgId}
            value={values.permissionGroupIDs}
            onChange={(ids) => setFieldValue('permissionGroupIDs', ids)}
          />
          <Checklist
            label="Teams"
            description={notOfferedText(teams.data)}
            choices={offeredTeams(loadedRecords(teams.data))}
            goneNote={teams.data && 'Not among the teams to choose'}
            value={values.teamMembershipIDs}
            onChange={(ids) => setFieldValue('teamMembershipIDs', ids)}
            query={teams}
            emptyText={teams.data ? 'There are no teams to choose.' : ''}
            wordsOf={(error) => failureWords(error, failedTeams)}
          />
          <SitePicker
            orgId={orgId}
            label="Outlet Restrictions"
            value={values.rootNodes}
            onChange={(nodes) => setFieldValue('rootNodes', nodes)}
          />
        </FormFields>
        <FormActions>
          <WorkingButton type="submit" loading={isSending}>
            Send
          </WorkingButton>
          <Button variant="default" onClick={cancel} disabled={isSending}>
            Cancel
          </Button>
        </FormActions>
        <UnsavedChangesGuard hasUnsavedChanges={() => form.isDirty()} isSaving={isSending} />
      </FormCard>
      {many ? (
        <InviteManyDialog
          sendInvite={sendInvite}
          invitations={many}
          rest={rest}
          onClose={endMany}
        />
      ) : null}
    </FormPage>
  );
}

/** Says why known teams are missing. It names all owners: an organisation has few above it. */
function notOfferedText(teams?: readonly AccessibleTeamValue[]): string | undefined {
  const owners = ownersNotOffered(loadedRecords(teams));
  if (owners.length === 0) return undefined;
  const whose = owners.length === 1 ? 'its' : 'their';
  return `Teams of ${listText(owners)} are not offered: only ${whose} administrators can put people into them.`;
}
