import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Button, Checkbox, Input, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { teamQueries } from '~/api/teams';
import classes from './invite.module.css';
import { teamGroups } from './team-groups';

// From here on a person looks for a name instead of reading all.
const manyTeams = 10;
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
  const labelId = useId();
  const all = teamGroups(data ?? noTeams);
  const shown = teamGroups(data ?? noTeams, filter);
  const total = all.reduce((sum, { teams }) => sum + teams.length, 0);

  const toggle = (id: string, isChosen: boolean) =>
    onChange(isChosen ? [...value, id] : value.filter((chosen) => chosen !== id));

  return (
    <fieldset className={classes.choice} aria-labelledby={labelId} aria-busy={isPending}>
      <Input.Label labelElement="div" id={labelId}>
        Teams
      </Input.Label>
      {all.length > 1 ? (
        <Input.Description>
          Only administrators of an organisation above this one can put people into its teams.
        </Input.Description>
      ) : null}
      {total > manyTeams ? (
        <TextInput
          className={classes.filter}
          type="search"
          aria-label="Filter teams"
          placeholder="Filter"
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value)}
        />
      ) : null}
      {shown.length > 0 ? (
        <div className={classes.teams}>
          {shown.map(({ name, teams }) => (
            <ul key={name} aria-label={name} className={classes.group}>
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
        </div>
      ) : null}
      <p role="status" className={classes.note}>
        {noteOf(isPending, data !== undefined, total, shown.length)}
      </p>
      {error && !data ? (
        <div role="alert" className={classes.failedPart}>
          <p>The teams could not be loaded. {error.message}</p>
          <Button variant="default" loading={isFetching} onClick={() => refetch()}>
            Retry
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}

function noteOf(isPending: boolean, isLoaded: boolean, total: number, shown: number): string {
  if (isPending) return 'Loading...';
  if (isLoaded && total === 0) return 'There are no teams to choose.';
  return total > 0 && shown === 0 ? 'No matches' : '';
}
