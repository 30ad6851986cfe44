import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { inWords } from '~/api/failure-words';
import {
  type IntegrationServerInstanceBatch,
  integrationServerQueries,
  useCommitIntegrationServers,
} from '~/api/integration-servers';
import { screenWords } from '~/api/screen-words';
import type { GridSearch } from '~/components/record-grid/grid-search';
import { RecordGrid } from '~/components/record-grid/record-grid';
import { exactly } from '~/domain/contract/exact';
import { integrationServerColumns } from './integration-server-columns';
import { newIntegrationServer } from './integration-server-form';

interface IntegrationServersGridScreenProps {
  search: GridSearch;
  onSearchChange: (search: GridSearch) => void;
}

/**
 * The Integration Server Instances grid
 * (docs/product/administration.md#integration-server-instances-grid).
 */
export function IntegrationServersGridScreen({
  search,
  onSearchChange,
}: IntegrationServersGridScreenProps) {
  const { data, error, isPending, isFetching, refetch } = useQuery(integrationServerQueries.list());
  const commit = useCommitIntegrationServers();
  const columns = useMemo(() => integrationServerColumns(data ?? []), [data]);
  const navigate = useNavigate();
  const router = useRouter();
  const target = (id: string) =>
    ({ to: '/admin/integrationserver/edit/$id', params: { id } }) as const;

  return (
    <RecordGrid
      title="Integration Server Instances"
      idKey="integrationServerInstanceID"
      labelKey="name"
      columns={columns}
      records={data}
      inPlace
      newRecord={newIntegrationServer}
      onCommit={(batch) =>
        commit
          .mutateAsync(exactly<IntegrationServerInstanceBatch>()(batch))
          .catch((cause) => Promise.reject(inWords(cause, screenWords.instance.commit)))
      }
      onEdit={(id) => navigate(target(id))}
      editHref={(id) => router.buildLocation(target(id)).href}
      isLoading={isPending}
      isRefreshing={isFetching}
      error={error}
      onRefresh={() => refetch()}
      search={search}
      onSearchChange={onSearchChange}
    />
  );
}
