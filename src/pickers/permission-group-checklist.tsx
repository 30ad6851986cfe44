import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { inWords } from '~/api/failure-words';
import { permissionGroupQueries } from '~/api/permission-groups';
import { screenWords } from '~/api/screen-words';
import { ChecklistFrame } from '~/components/fields/checklist-frame';
import { groupChoices } from './group-choices';
import { OwnAssignment } from './own-assignment';

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
