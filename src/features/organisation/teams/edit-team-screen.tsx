import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ApiError } from '~/api/api-error';
import { teamQueries } from '~/api/teams';
import { EditPage } from '~/components/edit-page/edit-page';
import { newRecordId } from '~/domain/new-record-id';
import { TeamEditor } from './team-editor';

interface EditTeamScreenProps {
  orgId: string;
  id: string;
}

/** A team of an organisation above can have access here, but only its owner edits it. */
function teamError(error: Error): Error {
  if (!(error instanceof ApiError) || error.status !== 404) return error;
  const text = 'This organisation has no team with this id; it may be the team of another one.';
  return new Error(text, { cause: error });
}

/** Edit Team (docs/product/organisation.md#edit-team). The id `new` creates a team. */
export function EditTeamScreen({ orgId, id }: EditTeamScreenProps) {
  const navigate = useNavigate();
  const isCreating = id === newRecordId;
  const { data, error, refetch } = useQuery({
    ...teamQueries.single(orgId, id),
    enabled: !isCreating,
  });
  const onDone = () => navigate({ to: '/organisation/$orgId/teams', params: { orgId } });

  if (isCreating || data) {
    return <TeamEditor key={`${orgId} ${id}`} orgId={orgId} id={id} team={data} onDone={onDone} />;
  }
  return (
    <EditPage
      title="Edit Team"
      isDirty={false}
      isLoading={!error}
      error={error && teamError(error)}
      onRetry={() => refetch()}
      onCancel={onDone}
      onDone={onDone}
    />
  );
}
