import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { userQueries } from '~/api/users';
import { EditPage } from '~/components/edit-page/edit-page';
import { newRecordId } from '~/domain/new-record-id';
import { UserEditor } from './user-editor';

/**
 * The screen Edit User (docs/product/administration.md#edit-user). With the id `new` it creates a
 * user.
 */
export function EditUserScreen({ id }: { id: string }) {
  const navigate = useNavigate();
  const isCreating = id === newRecordId;
  const { data, error, refetch } = useQuery({ ...userQueries.single(id), enabled: !isCreating });
  const onDone = () => navigate({ to: '/admin/users' });

  if (isCreating || data) return <UserEditor key={id} user={data} onDone={onDone} />;
  return (
    <EditPage
      title="Edit User"
      isDirty={false}
      isLoading={!error}
      error={error}
      onRetry={() => refetch()}
      onCancel={onDone}
      onDone={onDone}
    />
  );
}
