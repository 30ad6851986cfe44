import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { ApiError } from '~/api/api-error';
import { type Team, type TeamChange, teamQueries, useCommitTeams } from '~/api/teams';
import { EditRecord } from '~/components/edit-page/edit-record';
import { nameFieldsWithin } from '~/components/edit-page/record-fields';
import { batchesOfOne, useStoredRecords } from '~/components/edit-page/stored-records';
import { LimitedTextInput } from '~/components/fields/limited-text-input';
import { exactly } from '~/domain/contract/exact';
import { fieldLimits } from '~/domain/contract/field-limits.gen';
import { changeBy } from '~/domain/contract/record-change';
import { recordKinds } from '~/domain/contract/record-kinds';
import { newRecordId } from '~/domain/search-values';
import { RecordHistory } from '~/pickers/record-history/record-history';
import { UsedByButton } from '~/pickers/used-by/used-by';
import { TeamDeletionFacts } from './team-deletion-facts';
import { MembersAfterSaving, TeamMembers } from './team-members';

const fields = nameFieldsWithin(fieldLimits.TeamChange.name);
/** Returns the record to send. */
export const teamChangeOf = changeBy(
  recordKinds.Team,
  ({ name }: Team) => ({ name }),
  (form) => exactly<TeamChange>()(form),
);

/** A team of an organisation above can have access here, but only its owner edits it. */
function teamFailure(cause: Error, step: string): Error {
  if (step === 'load' && cause instanceof ApiError && cause.status === 404) {
    const text = 'This organisation has no team with this id; it may be the team of another one.';
    return new Error(text, { cause });
  }
  return cause;
}

/** Edit Team, with its members below (docs/product/organisation.md#edit-team). */
export function EditTeamScreen() {
  const { orgId, id } = useParams({ from: '/_signed-in/organisation/$orgId/teams/edit/$id' });
  const navigate = useNavigate();
  const commit = useCommitTeams(orgId);
  const records = useStoredRecords(teamQueries.list(orgId), 'teamID');
  // A save of a new team needs the list. It also tells that there is no such organisation.
  useQuery({ ...teamQueries.list(orgId), enabled: id === newRecordId });
  return (
    <EditRecord
      {...batchesOfOne(id, records, teamChangeOf, commit.mutateAsync)}
      query={teamQueries.single(orgId, id)}
      fields={fields}
      nameOf={(team) => team.name}
      deletionFactsOf={(team) => <TeamDeletionFacts orgId={orgId} team={team} />}
      reword={teamFailure}
      actionsOf={(team) => (
        <>
          <UsedByButton subject={{ kind: 'teams', orgId }} id={id} />
          <RecordHistory kind="Team" id={team.teamID} name={team.name} orgId={orgId} />
        </>
      )}
      onDone={() => navigate({ to: '/organisation/$orgId/teams', params: { orgId } })}
      panels={(team) => (team ? <TeamMembers team={team} /> : <MembersAfterSaving />)}
    >
      {({ field }) => (
        <LimitedTextInput
          {...field('name')}
          placeholder="Enter a descriptive name for this team"
          required
        />
      )}
    </EditRecord>
  );
}
