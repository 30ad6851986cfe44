import { useMemo } from 'react';
import { type Client, type ClientChange, clientQueries, useCommitClients } from '~/api/clients';
import { useReadFew } from '~/api/few-records';
import { type GridColumn, requiredText } from '~/components/record-grid/grid-column';
import { useGridPage } from '~/components/record-grid/grid-page';
import { RecordGrid } from '~/components/record-grid/record-grid';
import { type GridBatch, rowChangeBy } from '~/components/record-grid/row-change';
import { exactly } from '~/domain/contract/exact';
import { recordKinds } from '~/domain/contract/record-kinds';
import { loadedRecords } from '~/domain/lists';
import { useLastSeen } from '~/pickers/record-facts';
import { UsedBy } from '~/pickers/used-by/used-by';
import { clientFields, newClient, repeatedId, takenIdError } from './client-form';

const { limits } = clientFields;

const clientColumns = (clients: readonly Client[]): readonly GridColumn<Client>[] => [
  {
    ...requiredText('clientID', 'ID', 300, limits.clientID),
    readOnly: 'after-creation',
    validate: ({ clientID }, isNew) => (isNew ? takenIdError(clients, clientID) : undefined),
  },
  requiredText('name', 'Name', 300, limits.name),
  {
    key: 'description',
    header: 'Description',
    width: 500,
    editor: 'text',
    isMultiline: true,
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
  const columns = useMemo(() => clientColumns(loadedRecords(list.records)), [list.records]);
  const used = useLastSeen(lastUseOf, columns);

  // In a batch, the later of two records with the same ID would overwrite the earlier one.
  async function send({ changes: rows, deletes }: GridBatch<Client>) {
    const repeated = repeatedId(rows.map(({ record }) => record));
    if (repeated) throw new Error(`Two of the clients have the ID ${repeated}.`);
    const newClients = rows.filter(({ stored }) => !stored).length;
    return commit.mutateAsync({ changes: rows.map(clientRowChangeOf), deletes, newClients });
  }

  return (
    <RecordGrid
      title="Clients"
      list={{ ...list, readFew }}
      table={{ idKey: 'clientID', ...used }}
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
