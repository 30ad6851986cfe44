import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { posCoreInstanceQueries } from '~/api/pos-core-instances';
import { EditPage } from '~/components/edit-page/edit-page';
import { newRecordId } from '~/domain/new-record-id';
import { PosCoreInstanceEditor } from './pos-core-instance-editor';

/**
 * The screen Edit POS Core Instance (docs/product/administration.md#edit-pos-core-instance). With
 * the id `new` it creates an instance.
 */
export function EditPosCoreInstanceScreen({ id }: { id: string }) {
  const navigate = useNavigate();
  const isCreating = id === newRecordId;
  const { data, error, isFetching, refetch } = useQuery({
    ...posCoreInstanceQueries.single(id),
    enabled: !isCreating,
  });
  const onDone = () => navigate({ to: '/admin/poscoreinstances' });

  if (isCreating || data) {
    return <PosCoreInstanceEditor key={id} instance={data} onDone={onDone} />;
  }
  return (
    <EditPage
      title="Edit POS Core Instance"
      isDirty={false}
      isLoading={!error || isFetching}
      error={error}
      onRetry={() => refetch()}
      onCancel={onDone}
      onDone={onDone}
    />
  );
}
