import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Checkbox } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type Client, clientQueries, useCommitClients } from '~/api/clients';
import { EditPage } from '~/components/edit-page/edit-page';
import { useRecordForm } from '~/components/edit-page/use-record-form';
import { CopyableId } from '~/components/fields/copyable-id';
import { LimitedTextInput } from '~/components/fields/limited-text-input';
import { LimitedTextarea } from '~/components/fields/limited-textarea';
import { SecretInput } from '~/components/fields/secret-input';
import { ImagePicker } from '~/components/image-picker/image-picker';
import { clientChangeOf, clientFieldLimits, clientFormErrors, clientFormOf } from './client-form';
import { isTakenId } from './client-ids';

const labels = {
  clientID: 'Client ID',
  name: 'Name',
  imageBase64: 'Image',
  description: 'Description',
  homepage: 'Home Page',
  allowPasswordGrant: 'Allow Handling End User Passwords',
  allowRemoteOrderingGrant: 'Allow Remote Ordering Grants',
  newClientSecret: 'Enter New Secret',
  redirectUris: 'Redirect URIs',
} as const;

interface ClientEditorProps {
  /** Undefined while creating. */
  client: Client | undefined;
  onDone: () => void;
}

/** The form of one API client. */
export function ClientEditor({ client, onDone }: ClientEditorProps) {
  const queryClient = useQueryClient();
  const commit = useCommitClients();
  const readFresh = (id: string) =>
    queryClient.fetchQuery({ ...clientQueries.single(id), staleTime: 0 });

  async function send(change: ReturnType<typeof clientChangeOf>) {
    // The batch call would overwrite a client that has this ID already.
    if (!client) await refuseTakenId(change.clientID);
    return commit.mutateAsync({ changes: [change], deletes: [] });
  }

  async function refuseTakenId(id: string) {
    const clients = await queryClient.fetchQuery({ ...clientQueries.list(), staleTime: 0 });
    if (isTakenId(clients, id)) {
      throw new Error(`There is a client with the ID ${id} already.`);
    }
  }

  const { form, isDirty, save, overwriteQuestion } = useRecordForm({
    record: client,
    formOf: clientFormOf,
    errorsOf: clientFormErrors,
    labels,
    wordsOf: (field, value) => (field === 'imageBase64' && value ? 'An image' : undefined),
    readFresh: client && (() => readFresh(client.clientID)),
    send: (values) => send(clientChangeOf(values)),
  });

  return (
    <EditPage
      title={client ? 'Edit Client' : 'Create Client'}
      subtitle={client?.name}
      isCreating={!client}
      isDirty={isDirty}
      onSave={save}
      onCancel={onDone}
      onDone={onDone}
      onDelete={() => commit.mutateAsync({ changes: [], deletes: client ? [client.clientID] : [] })}
      recordName={client?.name}
    >
      {client ? (
        <CopyableId label={labels.clientID} id={client.clientID} />
      ) : (
        <LimitedTextInput
          label={labels.clientID}
          limit={clientFieldLimits.clientID}
          description="Chosen once; it cannot be changed later."
          required
          {...form.getInputProps('clientID')}
          value={form.values.clientID}
        />
      )}
      <LimitedTextInput
        label={labels.name}
        limit={clientFieldLimits.name}
        required
        {...form.getInputProps('name')}
        value={form.values.name}
      />
      <ImagePicker
        label={labels.imageBase64}
        value={form.values.imageBase64}
        onChange={(image) => form.setFieldValue('imageBase64', image)}
      />
      <LimitedTextarea
        label={labels.description}
        limit={clientFieldLimits.description}
        {...form.getInputProps('description')}
        value={form.values.description}
      />
      <LimitedTextInput
        label={labels.homepage}
        limit={clientFieldLimits.homepage}
        type="url"
        {...form.getInputProps('homepage')}
        value={form.values.homepage}
      />
      <Checkbox
        label={labels.allowPasswordGrant}
        description="Internal use only"
        {...form.getInputProps('allowPasswordGrant', { type: 'checkbox' })}
      />
      <Checkbox
        label={labels.allowRemoteOrderingGrant}
        description="For third-party remote-order providers only"
        {...form.getInputProps('allowRemoteOrderingGrant', { type: 'checkbox' })}
      />
      <SecretInput
        label={labels.newClientSecret}
        limit={clientFieldLimits.newClientSecret}
        description="Leave empty to keep the secret as it is."
        {...form.getInputProps('newClientSecret')}
        value={form.values.newClientSecret}
      />
      <LimitedTextInput
        label={labels.redirectUris}
        limit={clientFieldLimits.redirectUris}
        description="Optional; several are separated by spaces."
        {...form.getInputProps('redirectUris')}
        value={form.values.redirectUris}
      />
      {overwriteQuestion}
    </EditPage>
  );
}
