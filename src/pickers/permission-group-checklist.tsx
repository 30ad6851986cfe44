import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Button, Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { inWords } from '~/api/failure-words';
import { type PermissionGroupChoice, permissionGroupQueries } from '~/api/permission-groups';
import { screenWords } from '~/api/screen-words';
import { ChecklistFrame } from '~/components/fields/checklist-frame';
import classes from './permission-group-checklist.module.css';

interface PermissionGroupChecklistProps {
  orgId: string;
  /**
   * The ids of the chosen groups. Groups that apply to all users are checked and disabled in any
   * case.
   */
  value: readonly string[];
  onChange: (value: string[]) => void;
  readOnly?: boolean;
}

/**
 * A checklist of an organisation's permission groups. A chosen group that is not offered (it is
 * deleted, or the list failed to load) stays, and a person can uncheck it.
 */
export function PermissionGroupChecklist(props: PermissionGroupChecklistProps) {
  const { orgId, value, onChange, readOnly = false } = props;
  const { data, error, isPending, isFetching, refetch } = useQuery(
    permissionGroupQueries.choices(orgId),
  );
  const [filter, setFilter] = useState('');
  // Keeps the first value in the list. Otherwise a person could not check a group again that is not
  // offered.
  const [firstValue] = useState(value);
  const failure = !data && error ? inWords(error, screenWords.permissionGroup.choices) : null;
  // Without this, ids without names would flash up while the names are loading.
  const groups = isPending ? [] : groupChoices(data, value, firstValue);
  const wanted = filter.trim().toLowerCase();
  const shown = groups.filter(({ name }) => name.toLowerCase().includes(wanted));

  const toggle = (id: string, isChosen: boolean) =>
    onChange(isChosen ? [...value, id] : value.filter((chosen) => chosen !== id));

  return (
    <ChecklistFrame
      label="Permission Groups"
      total={groups.length}
      shown={shown.length}
      isLoading={isPending}
      emptyText={data ? 'This organisation has no permission groups.' : ''}
      filterLabel="Filter permission groups"
      filter={filter}
      onFilterChange={setFilter}
      failure={failure?.message}
      isRetrying={isFetching}
      onRetry={refetch}
    >
      <ul>
        {shown.map(({ id, name, note, isDefault, isGivenBesides }) => (
          <li key={id}>
            <Checkbox
              label={name}
              description={note}
              checked={isDefault || value.includes(id)}
              disabled={isDefault || readOnly}
              onChange={(event) => toggle(id, event.currentTarget.checked)}
            />
            {isGivenBesides ? (
              <OwnAssignment
                name={name}
                isKept={value.includes(id)}
                readOnly={readOnly}
                onChange={(isKept) => toggle(id, isKept)}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </ChecklistFrame>
  );
}

/**
 * Returns the choices of a checklist of permission groups: the offered groups, then the chosen ones
 * that are not offered.
 * @param offered undefined while they are not loaded
 * @param chosen lists of ids that the result contains in any case
 */
function groupChoices(
  offered: readonly PermissionGroupChoice[] | undefined,
  ...chosen: (readonly string[])[]
) {
  const chosenIds = new Set(chosen.flat());
  const known = (offered ?? []).map(({ userPermissionGroupID: id, name, organisationDefault }) => ({
    id,
    name: name || id,
    note: organisationDefault ? 'Applies to all users' : undefined,
    isDefault: organisationDefault,
    // It stays given when it no longer applies to all users.
    isGivenBesides: organisationDefault && chosenIds.has(id),
  }));
  const knownIds = new Set(known.map(({ id }) => id));
  const others = [...chosenIds].filter((id) => !knownIds.has(id));
  const note = offered ? 'Not among the permission groups of this organisation' : undefined;
  const unknown = { note, isDefault: false, isGivenBesides: false };
  return [...known, ...others.map((id) => ({ ...unknown, id, name: id }))];
}

interface OwnAssignmentProps {
  /** The name of the group. */
  name: string;
  /** Whether the group stays given here. */
  isKept: boolean;
  readOnly: boolean;
  onChange: (isKept: boolean) => void;
}

/**
 * The line of a group that applies to all users and is also given here. The checkbox of such a
 * group is disabled (docs/product/organisation.md#default-permission-groups), so it does not show
 * what is stored. This line shows it, and has a button that removes the assignment.
 */
function OwnAssignment({ name, isKept, readOnly, onChange }: OwnAssignmentProps) {
  return (
    <div className={classes.line}>
      <span>
        {isKept
          ? 'Also given here, which stays when it no longer applies to all users.'
          : 'Not given here any more once this is saved.'}
      </span>
      {readOnly ? null : (
        <Button
          variant="subtle"
          size="compact-xs"
          aria-label={isKept ? `Take away ${name} here` : `Keep ${name} here`}
          onClick={() => onChange(!isKept)}
        >
          {isKept ? 'Take away' : 'Keep'}
        </Button>
      )}
    </div>
  );
}
