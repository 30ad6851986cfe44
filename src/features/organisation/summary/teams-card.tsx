import type { OrganisationSummary } from '~/api/organisation-summary';
import { SummaryCard } from '~/components/summary-card/summary-card';
import { SummaryList } from '~/components/summary-card/summary-list';
import { TextLink } from '~/components/text-link';
import { shownName } from '~/domain/shown-name';

interface TeamsCardProps {
  orgId: string;
  teams: OrganisationSummary['teams'];
}

/** Lists the organisation's teams and how many members each has. */
export function TeamsCard({ orgId, teams }: TeamsCardProps) {
  return (
    <SummaryCard
      title="Teams"
      count={teams.length}
      action={
        <TextLink to="/organisation/$orgId/teams" params={{ orgId }}>
          Browse teams
        </TextLink>
      }
    >
      <SummaryList
        label="Teams"
        emptyText={
          <>
            No teams yet. A team gives all its members the same access.{' '}
            <TextLink to="/organisation/$orgId/teams/edit/$id" params={{ orgId, id: 'new' }}>
              Create a team
            </TextLink>
          </>
        }
        entries={teams.map(({ teamID: id, name, totalMembers }) => ({
          key: id,
          name: (
            <TextLink to="/organisation/$orgId/teams/edit/$id" params={{ orgId, id }} title={name}>
              {shownName(name)}
            </TextLink>
          ),
          note: `${totalMembers.toLocaleString()} ${totalMembers === 1 ? 'member' : 'members'}`,
        }))}
      />
    </SummaryCard>
  );
}
