import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { expandPermissions } from '~/domain/permissions/expand-permissions';
import { withPermissionLevel } from '~/domain/permissions/permission-changes';
import { actionsText, type PermissionLevel } from '~/domain/permissions/permission-levels';
import type { PermissionList } from '~/domain/permissions/permission-list';
import {
  isUnknownPermission,
  permissionAliases,
  permissionFamilies,
  permissionLabel,
  permissionName,
} from '~/domain/permissions/permission-names';
import type { PermissionsChange } from '../permissions-change';
import classes from './advanced-tab.module.css';
import { PermissionRow } from './permission-row';

interface AdvancedTabProps {
  value: PermissionList;
  onChange: PermissionsChange;
}

const unknownIn = (list: PermissionList) =>
  list.map(({ permissionID }) => permissionID).filter(isUnknownPermission);

/** Every permission with its level (docs/product/permissions.md#advanced-tab). */
export function AdvancedTab({ value, onChange }: AdvancedTabProps) {
  const [filter, setFilter] = useState('');
  // A permission without a name keeps its row after the user forbids it.
  const [firstUnknown] = useState(() => unknownIn(value));
  const unknown = [...new Set([...firstUnknown, ...unknownIn(value)])];
  const headingId = useId();
  const actions = expandPermissions(value);
  const families = permissionFamilies(unknown)
    .map(({ title, ids }) => ({ title, ids: ids.filter((id) => matches(id, title, filter)) }))
    .filter(({ ids }) => ids.length > 0);
  const aliases = value.filter(({ permissionID }) => permissionAliases.has(permissionID));

  // A constant function: only the row of the changed permission rerenders.
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const setLevel = useCallback(
    (id: number, level: PermissionLevel) =>
      latest.current((last) => withPermissionLevel(last, id, level)),
    [],
  );

  return (
    <>
      <TextInput
        type="search"
        aria-label="Filter permissions"
        placeholder="Filter permissions"
        value={filter}
        onChange={(event) => setFilter(event.currentTarget.value)}
      />
      {aliases.length > 0 ? (
        <p className={classes.note}>
          {aliases
            .map(
              (entry) =>
                `${permissionName(entry.permissionID)}: ${actionsText(entry.allowedActions)}`,
            )
            .join(', ')}
          . This also covers permissions that are added later; setting the level of one that it
          covers writes it out for each permission first.
        </p>
      ) : null}
      {families.map(({ title, ids }) => (
        <section key={title} aria-labelledby={`${headingId}${title}`}>
          <h2 id={`${headingId}${title}`} className={classes.heading}>
            {title}
          </h2>
          {ids.map((id) => (
            <PermissionRow key={id} id={id} actions={actions.get(id) ?? 0} onSetLevel={setLevel} />
          ))}
        </section>
      ))}
      <p role="status" className={classes.note}>
        {families.length === 0 ? 'No matches' : ''}
      </p>
    </>
  );
}

function matches(id: number, family: string, filter: string): boolean {
  const wanted = filter.trim().toLowerCase();
  const text = `${family} ${permissionLabel(id)} ${permissionName(id)}`;
  return text.toLowerCase().includes(wanted);
}
