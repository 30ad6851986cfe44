import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useId, useState } from 'react';
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
import { foldedText } from '~/domain/stored-text';
import classes from './advanced-tab.module.css';
import { type PermissionsEditorProps, permissionText } from './permission-group-form';

const unknownIn = (list: PermissionList) =>
  list.map(({ permissionID }) => permissionID).filter(isUnknownPermission);

/** Every permission with its level (docs/product/permissions.md#advanced-tab). */
export function AdvancedTab({ value, onChange }: PermissionsEditorProps) {
  const [filter, setFilter] = useState('');
  // A permission without a name keeps its row after the user forbids it.
  const [firstUnknown] = useState(() => unknownIn(value));
  const unnamed = [...new Set([...firstUnknown, ...unknownIn(value)])];
  const headingId = useId();
  const actions = expandPermissions(value);
  const wanted = foldedText(filter.trim());
  const isWanted = (id: number, title: string) =>
    foldedText(`${title} ${permissionLabel(id)} ${permissionName(id)}`).includes(wanted);
  const families = permissionFamilies(unnamed)
    .map(({ title, ids }) => ({ title, ids: ids.filter((id) => isWanted(id, title)) }))
    .filter(({ ids }) => ids.length > 0);
  const aliases = value.filter(({ permissionID }) => permissionAliases.has(permissionID));

  return (
    <>
      <TextInput
        type="search"
        aria-label="Filter permissions"
        aria-keyshortcuts="/"
        placeholder="Filter permissions"
        value={filter}
        onChange={(event) => setFilter(event.currentTarget.value)}
      />
      {aliases.length > 0 ? (
        <p className={classes.note}>
          {aliases.map(permissionText).join(', ')}. This also covers permissions that are added
          later; setting the level of one that it covers writes it out for each permission first.
        </p>
      ) : null}
      {families.map(({ title, ids }) => (
        <section key={title} className={classes.family} aria-labelledby={`${headingId}${title}`}>
          <h2 id={`${headingId}${title}`} className={classes.heading}>
            {title}
          </h2>
          {ids.map((id) => (
            <PermissionRow
              key={id}
              id={id}
              actions={actions.get(id) ?? 0}
              onSetLevel={(level) => onChange((last) => withPermissionLevel(last, id, level))}
            />
          ))}
        </section>
      ))}
      <p role="status" className={classes.note}>
        {families.length === 0 ? 'No matches' : ''}
      </p>
    </>
  );
}

interface PermissionRowProps {
  id: number;
  actions: number;
  onSetLevel: (level: PermissionLevel) => void;
}

function PermissionRow({ id, actions, onSetLevel }: PermissionRowProps) {
  const name = useId();
  const level = levelOf(actions);
  const label = permissionLabel(id);

  // While the focus is in a row, the first letter of a level sets the level.
  const setByLetter = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const wanted = levelNames.find((other) => other[0]?.toLowerCase() === event.key.toLowerCase());
    if (!wanted) return;
    event.preventDefault();
    onSetLevel(wanted);
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
              onChange={() => onSetLevel(option)}
            />
            <span className={classes.segment} data-level={option}>
              {option}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
