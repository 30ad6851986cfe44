import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { clientQueries } from '~/api/clients';
import { EditPage } from '~/components/edit-page/edit-page';
import { newRecordId } from '~/domain/new-record-id';
import { ClientEditor } from './client-editor';

/**
 * The screen Edit Client (docs/product/administration.md#edit-client). With the id `new` it
 * creates a client.
 */
export function EditClientScreen({ id }: { id: string }) {
  const navigate = useNavigate();
  const isCreating = id === newRecordId;
  const { data, error, refetch } = useQuery({ ...clientQueries.single(id), enabled: !isCreating });
  const onDone = () => navigate({ to: '/admin/clients' });

  if (isCreating || data) return <ClientEditor key={id} client={data} onDone={onDone} />;
  return (
    <EditPage
      title="Edit Client"
      isDirty={false}
      isLoading={!error}
      error={error}
      onRetry={() => refetch()}
      onCancel={onDone}
      onDone={onDone}
    />
  );
}
