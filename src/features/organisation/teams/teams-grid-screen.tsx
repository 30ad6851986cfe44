import { useParams } from '@tanstack/react-router';
import { useLinksWithEnds } from '~/api/access-ends';
import { useReadFew } from '~/api/few-records';
import { type Team, type TeamChange, teamQueries, useCommitTeams } from '~/api/teams';
import { useFirstSign } from '~/components/first-sign';
import { type GridColumn, requiredText } from '~/components/record-grid/grid-column';
import { useGridPage } from '~/components/record-grid/grid-page';
import { RecordGrid } from '~/components/record-grid/record-grid';
import { commitBy, rowChangeBy } from '~/components/record-grid/row-change';
import { exactly } from '~/domain/contract/exact';
import { fieldLimits } from '~/domain/contract/field-limits.gen';
import { recordKinds } from '~/domain/contract/record-kinds';
import { TeamDeletionFacts } from './team-deletion-facts';
import { teamLoss } from './team-loss';

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
  // Only the question before a deletion uses the links. It works without them if the read failed.
  const { links } = useLinksWithEnds(orgId, { links: true, ends: useFirstSign() });
  const commit = useCommitTeams(orgId);

  return (
    <RecordGrid
      title="Teams"
      list={{ ...list, readFew }}
      table={{ idKey: 'teamID', columns }}
      saving={{
        inPlace: true,
        newRecord: () => ({ teamID: '', name: '', ownerOrganisationID: orgId, totalMembers: 0 }),
        onCommit: commitBy(commit.mutateAsync, teamRowChangeOf),
        deletionNote: (team) => teamLoss(team, links),
        deletionFacts: ({ teamID: id }) => <TeamDeletionFacts orgId={orgId} id={id} />,
      }}
      page={{ ...page, addLabel: 'Add team' }}
    />
  );
}
