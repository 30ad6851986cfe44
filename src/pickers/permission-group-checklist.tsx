import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { inWords } from '~/api/failure-words';
import { permissionGroupQueries } from '~/api/permission-groups';
import { screenWords } from '~/api/screen-words';
import { ChecklistFrame } from '~/components/checklist-frame/checklist-frame';
import { groupChoices } from './group-choices';
import { OwnAssignment } from './own-assignment';

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
  const failure = !data && error ? inWords(error, screenWords.permissionGroup.choices) : null;
  // Ids without their names would flash up while the names are on their way.
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
