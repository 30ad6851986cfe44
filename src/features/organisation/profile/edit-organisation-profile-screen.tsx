import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { organisationProfileQueries } from '~/api/organisation-profile';
import { EditPage } from '~/components/edit-page/edit-page';
import { OrganisationProfileEditor } from './organisation-profile-editor';

/**
 * Edit Organisation Profile (docs/product/organisation.md#edit-organisation-profile). It returns to
 * the summary of the organisation.
 */
export function EditOrganisationProfileScreen({ orgId }: { orgId: string }) {
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(organisationProfileQueries.single(orgId));
  const onDone = () => navigate({ to: '/organisation/$orgId', params: { orgId } });

  if (data) {
    return <OrganisationProfileEditor key={orgId} orgId={orgId} profile={data} onDone={onDone} />;
  }
  return (
    <EditPage
      title="Edit Organisation Profile"
      isDirty={false}
      isLoading={!error}
      error={error}
      onRetry={() => refetch()}
      onCancel={onDone}
      onDone={onDone}
    />
  );
}
