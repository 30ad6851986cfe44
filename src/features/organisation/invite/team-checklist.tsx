import { useQuery } from '@tanstack/react-query';
import { failureWords } from '~/api/failure-words';
import { teamQueries } from '~/api/teams';
import { Checklist, type ChecklistValue } from '~/components/fields/checklist';
import { listText } from '~/domain/count-text';
import { offeredTeams, ownersNotOffered } from './offered-teams';

const failed = { lead: 'The teams could not be loaded.' };

/** Chooses among the teams to which the person may add members, under their owners' names. */
export function TeamChecklist({ orgId, ...props }: ChecklistValue & { orgId: string }) {
  const teams = useQuery(teamQueries.accessibleValues(orgId));
  const { data = [], error } = teams;
  return (
    <Checklist
      label="Teams"
      description={notOfferedText(ownersNotOffered(data))}
      choices={offeredTeams(data)}
      {...props}
      query={teams}
      emptyText={teams.data ? 'There are no teams to choose.' : ''}
      failure={error && !teams.data ? failureWords(error, failed) : undefined}
    />
  );
}

/** Says why known teams are missing. It names all owners: an organisation has few above it. */
function notOfferedText(owners: readonly string[]): string | undefined {
  if (owners.length === 0) return undefined;
  const whose = owners.length === 1 ? 'its' : 'their';
  return `Teams of ${listText(owners)} are not offered: only ${whose} administrators can put people into them.`;
}
