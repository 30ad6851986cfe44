import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Client, type ClientChange, clientQueries, useCommitClients } from '~/api/clients';
import { useReadFew } from '~/api/few-records';
import type { GridColumn } from '~/components/record-grid/grid-column';
import { useGridPage } from '~/components/record-grid/grid-page';
import { RecordGrid } from '~/components/record-grid/record-grid';
import type { GridBatch } from '~/components/record-grid/row-change';
import { rowChangeBy } from '~/components/record-grid/row-change';
import { exactly } from '~/domain/contract/exact';
import { recordKinds } from '~/domain/contract/record-kinds';
import { loadedRecords } from '~/domain/lists';
import { useLastSeen } from '~/pickers/record-facts';
import { UsedBy } from '~/pickers/used-by/used-by';
import { clientFields, isTakenId, newClient, repeatedId } from './client-form';

const { limits } = clientFields;

const clientColumns = (clients: readonly Client[] = []): readonly GridColumn<Client>[] => [
  {
    key: 'clientID',
    header: 'ID',
    width: 300,
    editor: 'text',
    readOnly: 'after-creation',
    isRequired: true,
    maxLength: limits.clientID,
    validate: ({ clientID }, isNew) =>
      isNew && isTakenId(clients, clientID)
        ? `There is a client with the ID ${clientID} already.`
        : undefined,
  },
  {
    key: 'name',
    header: 'Name',
    width: 300,
    editor: 'text',
    isRequired: true,
    maxLength: limits.name,
  },
  {
    key: 'description',
    header: 'Description',
    width: 500,
    editor: 'text',
    maxLength: limits.description,
  },
  {
    key: 'allowPasswordGrant',
    header: 'Allow Password Grant',
    width: 200,
    kind: 'boolean',
    editor: 'boolean',
  },
];

/** Returns the record to send of a row of the grid. */
export const clientRowChangeOf = rowChangeBy(recordKinds.Client, (client: Client) =>
  exactly<ClientChange>()(client),
);

const lastUseOf = { list: 'clients', idOf: ({ clientID }: Client) => clientID } as const;

/** The clients grid (docs/product/administration.md#clients-grid). */
export function ClientsGridScreen() {
  const { list, page } = useGridPage(clientQueries.list(), (id) => ({
    to: '/admin/clients/edit/$id',
    params: { id },
  }));
  const readFew = useReadFew(clientQueries, 'clientID');
  const commit = useCommitClients();
  const queryClient = useQueryClient();
  const columns = useMemo(() => clientColumns(loadedRecords(list.records)), [list.records]);
  const used = useLastSeen(lastUseOf, columns, page.search);

  // In a batch, the later of two records with the same ID would overwrite the earlier one.
  async function send(batch: GridBatch<Client>) {
    const records = batch.changes.map(({ record }) => record);
    const repeated = repeatedId(records);
    if (repeated) throw new Error(`Two of the clients have the ID ${repeated}.`);
    const known = queryClient.getQueryData(clientQueries.list().queryKey);
    const loaded = new Set(known?.map(({ clientID }) => clientID));
    const newClients = records.filter(({ clientID }) => !loaded.has(clientID)).length;
    const changes = batch.changes.map(clientRowChangeOf);
    return commit.mutateAsync({ changes, deletes: batch.deletes, newClients });
  }

  return (
    <RecordGrid
      title="Clients"
      list={{ ...list, readFew }}
      table={{ idKey: 'clientID', labelKey: 'name', ...used }}
      saving={{
        inPlace: true,
        newRecord: newClient,
        onCommit: send,
        deletionFacts: ({ clientID: id }) => <UsedBy subject={{ kind: 'clients' }} id={id} />,
      }}
      page={{ ...page, addLabel: 'Add client' }}
    />
  );
}
