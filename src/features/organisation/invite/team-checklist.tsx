import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { teamQueries } from '~/api/teams';
import { ChecklistFrame } from '~/components/checklist-frame/checklist-frame';
import classes from './invite.module.css';
import { teamGroups } from './team-groups';

const noTeams: readonly never[] = [];

interface TeamChecklistProps {
  orgId: string;
  /** Ids of the chosen teams. */
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Chooses teams of the organisation and of those above it, under the names of their owners. */
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
      description={
        all.length > 1
          ? 'Only administrators of an organisation above this one can put people into its teams.'
          : undefined
      }
      total={total}
      shown={shown.length}
      isLoading={isPending}
      emptyText={data ? 'There are no teams to choose.' : ''}
      filterLabel="Filter teams"
      filter={filter}
      onFilterChange={setFilter}
      failure={error && !data ? `The teams could not be loaded. ${error.message}` : undefined}
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
