import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Button, Checkbox, Input, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { permissionGroupError, permissionGroupQueries } from '~/api/permission-groups';
import { groupChoices } from './group-choices';
import classes from './permission-group-checklist.module.css';

// From here on a person looks for a name instead of reading all.
const manyGroups = 10;

interface PermissionGroupChecklistProps {
  orgId: string;
  /** Ids of the chosen groups; those that apply to all users are shown as checked and disabled. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  readOnly?: boolean;
}

/**
 * Chooses permission groups of an organisation. A chosen group that is not offered (it is gone, or
 * the list could not be loaded) stays, and can be taken away.
 */
export function PermissionGroupChecklist(props: PermissionGroupChecklistProps) {
  const { orgId, value, onChange, readOnly = false } = props;
  const { data, error, isPending, isFetching, refetch } = useQuery(
    permissionGroupQueries.choices(orgId),
  );
  const [filter, setFilter] = useState('');
  // Unchecked here, a group that is not offered could otherwise not be checked again.
  const [firstValue] = useState(value);
  const labelId = useId();
  const failure = !data && error ? permissionGroupError('choices', error) : null;
  // Ids without their names would flash up while the names are on their way.
  const groups = isPending ? [] : groupChoices(data, value, firstValue);
  const wanted = filter.trim().toLowerCase();
  const shown = groups.filter(({ name }) => name.toLowerCase().includes(wanted));

  const toggle = (id: string, isChosen: boolean) =>
    onChange(isChosen ? [...value, id] : value.filter((chosen) => chosen !== id));

  return (
    <fieldset className={classes.frame} aria-labelledby={labelId} aria-busy={isPending}>
      <Input.Label labelElement="div" id={labelId}>
        Permission Groups
      </Input.Label>
      {groups.length > manyGroups ? (
        <TextInput
          className={classes.filter}
          type="search"
          aria-label="Filter permission groups"
          placeholder="Filter"
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value)}
        />
      ) : null}
      {shown.length > 0 ? (
        <ul className={classes.list}>
          {shown.map(({ id, name, note, isDefault }) => (
            <li key={id}>
              <Checkbox
                label={name}
                description={note}
                checked={isDefault || value.includes(id)}
                disabled={isDefault || readOnly}
                onChange={(event) => toggle(id, event.currentTarget.checked)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <p role="status" className={classes.note}>
        {noteOf(isPending, data !== undefined, groups.length, shown.length)}
      </p>
      {failure ? (
        <div role="alert" className={classes.failure}>
          <p>{failure.message}</p>
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
  if (isLoaded && total === 0) return 'This organisation has no permission groups.';
  return total > 0 && shown === 0 ? 'No matches' : '';
}
