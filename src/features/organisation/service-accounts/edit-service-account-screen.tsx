import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { inWords } from '~/api/failure-words';
import { screenWords } from '~/api/screen-words';
import { serviceAccountQueries } from '~/api/service-accounts';
import { EditPage } from '~/components/edit-page/edit-page';
import { newRecordId } from '~/domain/new-record-id';
import { ServiceAccountEditor } from './service-account-editor';

interface EditServiceAccountScreenProps {
  orgId: string;
  id: string;
}

/**
 * Edit Service Account (docs/product/organisation.md#edit-service-account). The id `new` creates a
 * service account.
 */
export function EditServiceAccountScreen({ orgId, id }: EditServiceAccountScreenProps) {
  const navigate = useNavigate();
  const isCreating = id === newRecordId;
  const { data, error, isFetching, refetch } = useQuery({
    ...serviceAccountQueries.single(orgId, id),
    enabled: !isCreating,
  });
  const onDone = () => navigate({ to: '/organisation/$orgId/serviceaccounts', params: { orgId } });

  if (isCreating || data) {
    return (
      <ServiceAccountEditor key={`${orgId} ${id}`} orgId={orgId} account={data} onDone={onDone} />
    );
  }
  const failure = error && !isFetching ? inWords(error, screenWords.serviceAccount.load) : null;
  return (
    <EditPage
      title="Edit Service Account"
      isDirty={false}
      isLoading={!failure}
      error={failure}
      onRetry={() => refetch()}
      onCancel={onDone}
      onDone={onDone}
    />
  );
}
