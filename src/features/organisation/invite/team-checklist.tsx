import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureWords } from '~/api/failure-words';
import { teamQueries } from '~/api/teams';
import { ChecklistFrame } from '~/components/fields/checklist-frame';
import { listText } from '~/domain/list-text';
import classes from './invite.module.css';
import { ownersNotOffered, teamGroups } from './team-groups';

const noTeams: readonly never[] = [];

interface TeamChecklistProps {
  orgId: string;
  /** Ids of the chosen teams. */
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Chooses among the teams to which the person may add members, under their owners' names. */
export function TeamChecklist({ orgId, value, onChange }: TeamChecklistProps) {
  const { data, error, isPending, isFetching, refetch } = useQuery(
    teamQueries.accessibleValues(orgId),
  );
  const [filter, setFilter] = useState('');
  const all = teamGroups(data ?? noTeams);
  const shown = teamGroups(data ?? noTeams, filter);
  const total = all.reduce((sum, { teams }) => sum + teams.length, 0);

  const toggle = (id: string, isChosen: boolean) =>
    onChange(isChosen ? [...value, id] : value.filter((chosen) => chosen !== id));

  return (
    <ChecklistFrame
      label="Teams"
      description={notOfferedText(ownersNotOffered(data ?? noTeams))}
      total={total}
      shown={shown.length}
      isLoading={isPending}
      emptyText={data ? 'There are no teams to choose.' : ''}
      filterLabel="Filter teams"
      filter={filter}
      onFilterChange={setFilter}
      failure={
        error && !data ? failureWords(error, { lead: 'The teams could not be loaded.' }) : undefined
      }
      isRetrying={isFetching}
      onRetry={refetch}
    >
      {shown.map(({ name, teams }) => (
        <ul key={name} aria-label={name}>
          <li className={classes.owner} aria-hidden="true">
            {name}
          </li>
          {teams.map((team) => (
            <li key={team.id}>
              <Checkbox
                label={team.name}
                checked={value.includes(team.id)}
                onChange={(event) => toggle(team.id, event.currentTarget.checked)}
              />
            </li>
          ))}
        </ul>
      ))}
    </ChecklistFrame>
  );
}

/** Says why known teams are missing. It names all owners: an organisation has few above it. */
function notOfferedText(owners: readonly string[]): string | undefined {
  if (owners.length === 0) return undefined;
  const whose = owners.length === 1 ? 'its' : 'their';
  return `Teams of ${listText(owners)} are not offered: only ${whose} administrators can put people into them.`;
}
