import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { inWords } from '~/api/failure-words';
import {
  type IntegrationServerInstanceBatch,
  integrationServerQueries,
  useCommitIntegrationServers,
} from '~/api/integration-servers';
import { screenWords } from '~/api/screen-words';
import { gridOf, useGridAddress, useRowPages } from '~/components/record-grid/grid-page';
import { RecordGrid } from '~/components/record-grid/record-grid';
import { exactly } from '~/domain/contract/exact';
import { integrationServerColumns } from './integration-server-columns';
import { newIntegrationServer } from './integration-server-form';

/**
 * The Integration Server Instances grid
 * (docs/product/administration.md#integration-server-instances-grid).
 */
export function IntegrationServersGridScreen() {
  const address = useGridAddress();
  const list = useQuery(integrationServerQueries.list());
  const commit = useCommitIntegrationServers();
  const columns = useMemo(() => integrationServerColumns(list.data ?? []), [list.data]);
  const pages = useRowPages((id) => ({ to: '/admin/integrationserver/edit/$id', params: { id } }));

  return (
    <RecordGrid
      title="Integration Server Instances"
      idKey="integrationServerInstanceID"
      labelKey="name"
      columns={columns}
      {...gridOf(list)}
      inPlace
      newRecord={newIntegrationServer}
      onCommit={(batch) =>
        commit
          .mutateAsync(exactly<IntegrationServerInstanceBatch>()(batch))
          .catch((cause) => Promise.reject(inWords(cause, screenWords.instance.commit)))
      }
      {...pages}
      {...address}
    />
  );
}
