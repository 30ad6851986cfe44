import { useMemo } from 'react';
import { inWords } from '~/api/failure-words';
import { useReadFew } from '~/api/few-records';
import {
  type IntegrationServerInstance,
  type IntegrationServerInstanceChange,
  integrationServerQueries,
  useCommitIntegrationServers,
} from '~/api/integration-servers';
import { screenWords } from '~/api/screen-words';
import { type GridColumn, requiredText } from '~/components/record-grid/grid-column';
import { useGridPage } from '~/components/record-grid/grid-page';
import { RecordGrid } from '~/components/record-grid/record-grid';
import { commitBy, rowChangeBy } from '~/components/record-grid/row-change';
import { addressColumn } from '~/components/server-fields/address-column';
import { exactly } from '~/domain/contract/exact';
import { recordKinds } from '~/domain/contract/record-kinds';
import { loadedRecords } from '~/domain/lists';
import { integrationServerTypeLabel } from '~/domain/servers';
import { integrationServerTypeOptions } from '~/domain/type-labels';
import { UsedBy } from '~/pickers/used-by/used-by';
import { integrationServerFields, newIntegrationServer } from './integration-server-form';

const { limits } = integrationServerFields;

const idOf = (server: IntegrationServerInstance) => server.integrationServerInstanceID;

/** Returns the columns. Their widths fit into a window of 1280 pixels. */
const integrationServerColumns = (
  servers: readonly IntegrationServerInstance[],
): readonly GridColumn<IntegrationServerInstance>[] => [
  {
    key: 'integrationServerInstanceID',
    header: 'Instance Id',
    width: 340,
    isHiddenInNarrow: true,
  },
  requiredText('name', 'Name', 240, limits.name),
  {
    key: 'integrationServerInstanceType',
    header: 'Type',
    width: 210,
    kind: 'select',
    editor: 'select',
    options: integrationServerTypeOptions(
      servers.map(({ integrationServerInstanceType: type }) => type),
    ),
    text: ({ integrationServerInstanceType: type }) => integrationServerTypeLabel(type),
  },
  addressColumn(servers, idOf, 350, limits.uri),
];

/** Returns the record to send of a row of the grid. */
export const integrationServerRowChangeOf = rowChangeBy(
  recordKinds.IntegrationServerInstance,
  ({ integrationServerInstanceID, ...server }: IntegrationServerInstance) =>
    exactly<IntegrationServerInstanceChange>()(server),
);

/** The grid of docs/product/administration.md#integration-server-instances-grid. */
export function IntegrationServersGridScreen() {
  const { list, page } = useGridPage(integrationServerQueries.list(), (id) => ({
    to: '/admin/integrationserver/edit/$id',
    params: { id },
  }));
  const readFew = useReadFew(integrationServerQueries, 'integrationServerInstanceID');
  const commit = useCommitIntegrationServers();
  const columns = useMemo(
    () => integrationServerColumns(loadedRecords(list.records)),
    [list.records],
  );

  return (
    <RecordGrid
      title="Integration Server Instances"
      list={{ ...list, readFew }}
      table={{ idKey: 'integrationServerInstanceID', columns }}
      saving={{
        inPlace: true,
        newRecord: newIntegrationServer,
        onCommit: commitBy(commit.mutateAsync, integrationServerRowChangeOf, (failure) =>
          inWords(failure, screenWords.instance.commit),
        ),
        deletionFacts: (server) => (
          <UsedBy subject={{ kind: 'integrationservers' }} id={idOf(server)} />
        ),
      }}
      page={{ ...page, addLabel: 'Add integration server' }}
    />
  );
}
