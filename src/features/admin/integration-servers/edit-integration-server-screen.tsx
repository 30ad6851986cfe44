import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ApiError } from '~/api/api-error';
import { integrationServerQueries } from '~/api/integration-servers';
import { newRecordId } from '~/domain/new-record-id';
import { IntegrationServerEditor } from './integration-server-editor';
import { MissingIntegrationServer } from './missing-integration-server';
import { UnloadedIntegrationServer } from './unloaded-integration-server';

/**
 * The screen Edit Integration Server Instance
 * (docs/product/administration.md#edit-integration-server-instance). With the id `new` it creates a
 * server.
 */
export function EditIntegrationServerScreen({ id }: { id: string }) {
  const navigate = useNavigate();
  const isCreating = id === newRecordId;
  const { data, error, isFetching, refetch } = useQuery({
    ...integrationServerQueries.single(id),
    enabled: !isCreating,
  });
  const onDone = () => navigate({ to: '/admin/integrationserver' });

  if (isCreating || data) {
    return <IntegrationServerEditor key={id} server={data} onDone={onDone} />;
  }
  if (!isFetching && error instanceof ApiError && error.status === 404) {
    return <MissingIntegrationServer id={id} onDone={onDone} />;
  }
  return (
    <UnloadedIntegrationServer
      error={isFetching ? null : error}
      onRetry={() => refetch()}
      onDone={onDone}
    />
  );
}
