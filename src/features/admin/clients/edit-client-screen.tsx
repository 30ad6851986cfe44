import { Checkbox, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { type Client, clientQueries, useCommitClients } from '~/api/clients';
import { EditRecord } from '~/components/edit-page/edit-record';
import { deleteRecord, useStoredRecords } from '~/components/edit-page/stored-records';
import { CopyableId } from '~/components/fields/copyable-id';
import { LimitedTextInput } from '~/components/fields/limited-text-input';
import { SecretInput } from '~/components/fields/secret-input';
import { ImagePicker } from '~/components/image-picker/image-picker';
import type { IsSet } from '~/domain/contract/record-change';
import { limitError, limitHint } from '~/domain/typed-text';
import { RecordHistory } from '~/pickers/record-history/record-history';
import { UsedBy } from '~/pickers/used-by/used-by';
import { type ClientForm, clientChangeOf, clientFields, takenIdError } from './client-form';

const { labels } = clientFields;

/** Edit Client (docs/product/administration.md#edit-client). The id `new` creates a client. */
export function EditClientScreen() {
  const { id } = useParams({ from: '/_signed-in/admin/clients/edit/$id' });
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const commit = useCommitClients();
  const records = useStoredRecords(clientQueries.list(), 'clientID');

  async function send(form: ClientForm, stored: Client | undefined, isSet: IsSet) {
    const change = clientChangeOf(form, stored, isSet);
    if (!stored) {
      // The batch call would overwrite a client that has this ID already.
      const clients = await queryClient.fetchQuery({ ...clientQueries.list(), staleTime: 0 });
      const error = takenIdError(clients, change.clientID);
      if (error) throw new Error(error);
    }
    return commit.mutateAsync({ changes: [change], deletes: [], newClients: stored ? 0 : 1 });
  }

  return (
    <EditRecord
      id={id}
      query={clientQueries.single(id)}
      fields={clientFields}
      nameOf={(client) => client.name}
      records={records}
      send={send}
      remove={(mayDelete) => {
        const batch = { changes: [], deletes: [id], newClients: 0 };
        return deleteRecord(records, id, () => commit.mutateAsync(batch), mayDelete);
      }}
      deletionFactsOf={() => <UsedBy subject={{ kind: 'clients' }} id={id} />}
      actionsOf={(client) => (
        <RecordHistory kind="Client" id={client.clientID} name={client.name} />
      )}
      onDone={() => navigate({ to: '/admin/clients' })}
    >
      {({ form, label, field, checkbox }, client) => {
        const { limit, ...description } = field('description');
        return (
          <>
            {client ? (
              <CopyableId label={labels.clientID} id={client.clientID} />
            ) : (
              <LimitedTextInput
                {...field('clientID')}
                description="Chosen once; it cannot be changed later."
                required
              />
            )}
            <LimitedTextInput {...field('name')} required />
            <ImagePicker
              label={label('imageBase64')}
              value={form.values.imageBase64}
              onChange={(image) => form.setFieldValue('imageBase64', image)}
            />
            <Textarea
              autosize
              minRows={3}
              maxRows={10}
              {...description}
              error={limitError(description.value, limit) ?? form.errors.description}
              // Unlike in a LimitedTextInput, spaces at the ends count.
              description={limitHint(description.value, limit)}
            />
            <LimitedTextInput {...field('homepage')} type="url" />
            <div data-together>
              <Checkbox {...checkbox('allowPasswordGrant')} description="Internal use only" />
              <Checkbox
                {...checkbox('allowRemoteOrderingGrant')}
                description="For third-party remote-order providers only"
              />
            </div>
            <SecretInput
              {...field('newClientSecret')}
              description={client && 'Leave empty to keep the secret as it is.'}
            />
            <LimitedTextInput
              {...field('redirectUris')}
              description="Optional; several are separated by spaces."
            />
          </>
        );
      }}
    </EditRecord>
  );
}
