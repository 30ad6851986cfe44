import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ownProfileQueries } from '~/api/own-profile';
import { EditPage } from '~/components/edit-page/edit-page';
import { startAnew } from '~/session/unsaved-edits';
import { ChangePasswordLink } from './change-password-link';
import { OwnProfileEditor } from './own-profile-editor';

/**
 * Edit My Profile (docs/product/account-and-anonymous.md#edit-my-profile). Done reloads the
 * console, so that the header and the locale come from the saved profile.
 */
export function EditMyProfileScreen() {
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(ownProfileQueries.single());
  const onCancel = () => navigate({ to: '/' });

  if (data) return <OwnProfileEditor profile={data} onCancel={onCancel} onDone={startAnew} />;
  return (
    <EditPage
      title="Edit My Profile"
      actions={<ChangePasswordLink />}
      isDirty={false}
      isLoading={!error}
      error={error}
      onRetry={() => refetch()}
      onCancel={onCancel}
      onDone={startAnew}
    />
  );
}
