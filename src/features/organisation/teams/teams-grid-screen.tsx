import { useParams } from '@tanstack/react-router';
import { useReadFew } from '~/api/few-records';
import { useFileName } from '~/api/organisation-path';
import { type Team, type TeamChange, teamQueries, useCommitTeams } from '~/api/teams';
import { type GridColumn, requiredText } from '~/components/record-grid/grid-column';
import { useGridPage } from '~/components/record-grid/grid-page';
import { RecordGrid } from '~/components/record-grid/record-grid';
import { commitBy, rowChangeBy } from '~/components/record-grid/row-change';
import { exactly } from '~/domain/contract/exact';
import { fieldLimits } from '~/domain/contract/field-limits.gen';
import { recordKinds } from '~/domain/contract/record-kinds';
import { TeamDeletionFacts } from './team-deletion-facts';

const columns: readonly GridColumn<Team>[] = [
  requiredText('name', 'Name', 200, fieldLimits.TeamChange.name),
];

/** Returns the record to send of a row of the grid. */
export const teamRowChangeOf = rowChangeBy(
  recordKinds.Team,
  ({ name, ownerOrganisationID }: Team) => exactly<TeamChange>()({ name, ownerOrganisationID }),
);

/** The teams of an organisation (docs/product/organisation.md#teams-grid). */
export function TeamsGridScreen() {
  const { orgId } = useParams({ from: '/_signed-in/organisation/$orgId/teams/' });
  const { list, page } = useGridPage(teamQueries.list(orgId), (id) => ({
    to: '/organisation/$orgId/teams/edit/$id',
    params: { orgId, id },
  }));
  const readFew = useReadFew(teamQueries, 'teamID', orgId);
  const commit = useCommitTeams(orgId);
  const csvFileName = useFileName('Teams', orgId);

  return (
    <RecordGrid
      title="Teams"
      list={{ ...list, readFew }}
      table={{ idKey: 'teamID', columns, csvFileName }}
      saving={{
        inPlace: true,
        newRecord: () => ({ teamID: '', name: '', ownerOrganisationID: orgId, totalMembers: 0 }),
        onCommit: commitBy(commit.mutateAsync, teamRowChangeOf),
        deletionFacts: (team) => <TeamDeletionFacts orgId={orgId} team={team} />,
      }}
      page={{ ...page, addLabel: 'Add team' }}
    />
  );
}
