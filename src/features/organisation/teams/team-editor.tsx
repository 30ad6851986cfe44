import { useQuery, useQueryClient } from '@tanstack/react-query';
import { linkQueries } from '~/api/organisation-access';
import { type Team, teamQueries, useCommitTeams } from '~/api/teams';
import { EditPage } from '~/components/edit-page/edit-page';
import { useRecordForm } from '~/components/edit-page/use-record-form';
import { LimitedTextInput } from '~/components/fields/limited-text-input';
import { MembersAfterSaving } from './members-after-saving';
import { teamChangeOf, teamFieldLimits, teamFormErrors, teamFormOf } from './team-form';
import { teamLoss } from './team-loss';
import { TeamMembers } from './team-members';

interface TeamEditorProps {
  orgId: string;
  id: string;
  /** Undefined while creating. */
  team: Team | undefined;
  onDone: () => void;
}

/** The form of one team, and its members below. */
export function TeamEditor({ orgId, id, team, onDone }: TeamEditorProps) {
  const queryClient = useQueryClient();
  const commit = useCommitTeams(orgId);
  // Links and members serve the question before a deletion. The grid may have read the members.
  const { data: links } = useQuery({ ...linkQueries.list(orgId), enabled: team !== undefined });
  const { data: members } = useQuery({ ...teamQueries.members(orgId, id), enabled: false });
  const { form, isDirty, save, overwriteQuestion } = useRecordForm({
    record: team,
    formOf: teamFormOf,
    errorsOf: teamFormErrors,
    labels: { name: 'Name' },
    readFresh:
      team && (() => queryClient.fetchQuery({ ...teamQueries.single(orgId, id), staleTime: 0 })),
    send: (values, record) =>
      commit.mutateAsync({ changes: [teamChangeOf(values, record)], deletes: [] }),
  });
  const loss =
    team && teamLoss({ ...team, ...(members && { totalMembers: members.length }) }, links);

  return (
    <EditPage
      title={team ? 'Edit Team' : 'Create Team'}
      subtitle={team?.name}
      isCreating={!team}
      isDirty={isDirty}
      onSave={save}
      onCancel={onDone}
      onDone={onDone}
      onDelete={() => commit.mutateAsync({ changes: [], deletes: team ? [id] : [] })}
      recordName={team?.name}
      deletionNote={loss}
      below={team ? <TeamMembers orgId={orgId} team={team} id={id} /> : <MembersAfterSaving />}
    >
      <LimitedTextInput
        label="Name"
        placeholder="Enter a descriptive name for this team"
        limit={teamFieldLimits.name}
        required
        {...form.getInputProps('name')}
        value={form.values.name}
      />
      {overwriteQuestion}
    </EditPage>
  );
}
