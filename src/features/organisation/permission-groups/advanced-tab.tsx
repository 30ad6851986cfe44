import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import { type KeyboardEvent, memo, useCallback, useEffect, useId, useRef, useState } from 'react';
import { expandPermissions } from '~/domain/permissions/expand-permissions';
import { withPermissionLevel } from '~/domain/permissions/permission-changes';
import {
  actionsText,
  levelNames,
  levelOf,
  type PermissionLevel,
} from '~/domain/permissions/permission-levels';
import type { PermissionList } from '~/domain/permissions/permission-list';
import {
  isUnknownPermission,
  permissionAliases,
  permissionFamilies,
  permissionLabel,
  permissionName,
} from '~/domain/permissions/permission-names';
import classes from './advanced-tab.module.css';
import type { PermissionsChange } from './permission-group-form';

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

interface PermissionRowProps {
  id: number;
  actions: number;
  onSetLevel: (id: number, level: PermissionLevel) => void;
}

/** One permission and its level. It rerenders only when its own actions change. */
const PermissionRow = memo(({ id, actions, onSetLevel }: PermissionRowProps) => {
  const name = useId();
  const level = levelOf(actions);
  const label = permissionLabel(id);

  // While the focus is in a row, the first letter of a level sets the level.
  const setByLetter = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const wanted = levelNames.find((other) => other[0]?.toLowerCase() === event.key.toLowerCase());
    if (!wanted) return;
    event.preventDefault();
    onSetLevel(id, wanted);
    event.currentTarget.querySelector<HTMLInputElement>(`input[value="${wanted}"]`)?.focus();
  };

  return (
    <div className={classes.row}>
      <div className={classes.words}>
        <span className={classes.label}>{label}</span>
        {isUnknownPermission(id) ? null : (
          <span className={classes.name}>{permissionName(id)}</span>
        )}
        {level ? null : (
          <span id={`${name}-custom`} className={classes.custom}>
            Custom: {actionsText(actions)}
          </span>
        )}
      </div>
      <div
        role="radiogroup"
        aria-label={permissionName(id)}
        aria-describedby={level ? undefined : `${name}-custom`}
        className={classes.levels}
        onKeyDown={setByLetter}
      >
        {levelNames.map((option) => (
          <label key={option} className={classes.level}>
            <input
              type="radio"
              className={classes.input}
              name={name}
              value={option}
              checked={option === level}
              onChange={() => onSetLevel(id, option)}
            />
            <span className={classes.segment} data-level={option}>
              {option}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
});
