import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { deploymentServerQueries } from '~/api/deployment-servers';
import { EditPage } from '~/components/edit-page/edit-page';
import { newRecordId } from '~/domain/new-record-id';
import { DeploymentServerEditor } from './deployment-server-editor';

/**
 * The variant of Edit POS Core Instance for the deployment server
 * (docs/product/administration.md#deployment-server). Without an id, or with the id `new`, it
 * creates one. It always returns to the Administration summary.
 */
export function EditDeploymentServerScreen({ id = newRecordId }: { id?: string }) {
  const navigate = useNavigate();
  const isCreating = id === newRecordId;
  const { data, error, isFetching, refetch } = useQuery({
    ...deploymentServerQueries.single(id),
    enabled: !isCreating,
  });
  const onDone = () => navigate({ to: '/admin' });

  if (isCreating || data) {
    return <DeploymentServerEditor key={id} server={data} onDone={onDone} />;
  }
  return (
    <EditPage
      title="Edit Deployment Server"
      isDirty={false}
      isLoading={!error || isFetching}
      error={error}
      onRetry={() => refetch()}
      onCancel={onDone}
      onDone={onDone}
    />
  );
}
