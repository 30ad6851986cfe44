import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { linkQueries } from '~/api/organisation-access';
import { type Team, type TeamBatch, teamQueries, useCommitTeams } from '~/api/teams';
import type { GridColumn } from '~/components/record-grid/grid-column';
import type { GridSearch } from '~/components/record-grid/grid-search';
import { RecordGrid } from '~/components/record-grid/record-grid';
import { exactly } from '~/domain/contract/exact';
import { fieldLimits } from '~/domain/contract/field-limits.gen';
import { teamLoss } from './team-loss';

const columns: readonly GridColumn<Team>[] = [
  {
    key: 'name',
    header: 'Name',
    width: 200,
    editor: 'text',
    isRequired: true,
    maxLength: fieldLimits.TeamChange.name,
  },
];

interface TeamsGridScreenProps {
  orgId: string;
  search: GridSearch;
  onSearchChange: (search: GridSearch) => void;
}

/** The teams of an organisation (docs/product/organisation.md#teams-grid). */
export function TeamsGridScreen({ orgId, search, onSearchChange }: TeamsGridScreenProps) {
  const { data, error, isPending, isFetching, refetch } = useQuery(teamQueries.list(orgId));
  // Only the question before a deletion uses the links. It works without them if the read failed.
  const { data: links } = useQuery(linkQueries.list(orgId));
  const commit = useCommitTeams(orgId);
  const navigate = useNavigate();
  const router = useRouter();
  const target = (id: string) =>
    ({ to: '/organisation/$orgId/teams/edit/$id', params: { orgId, id } }) as const;
  const newTeam = (): Team => ({
    teamID: '',
    name: '',
    ownerOrganisationID: orgId,
    totalMembers: 0,
  });

  return (
    <RecordGrid
      key={orgId}
      title="Teams"
      idKey="teamID"
      columns={columns}
      records={data}
      inPlace
      newRecord={newTeam}
      onCommit={(batch) => commit.mutateAsync(exactly<TeamBatch>()(batch))}
      deletionNote={(team) => teamLoss(team, links)}
      onEdit={(id) => navigate(target(id))}
      editHref={(id) => router.buildLocation(target(id)).href}
      isLoading={isPending}
      isRefreshing={isFetching}
      error={error}
      onRefresh={() => refetch()}
      search={search}
      onSearchChange={onSearchChange}
    />
  );
}
