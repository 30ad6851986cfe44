import { type KeyboardEvent, memo, useId } from 'react';
import {
  actionsText,
  levelNames,
  levelOf,
  type PermissionLevel,
} from '~/domain/permissions/permission-levels';
import {
  isUnknownPermission,
  permissionLabel,
  permissionName,
} from '~/domain/permissions/permission-names';
import classes from './permission-row.module.css';

interface PermissionRowProps {
  id: number;
  actions: number;
  onSetLevel: (id: number, level: PermissionLevel) => void;
}

function PermissionRowOf({ id, actions, onSetLevel }: PermissionRowProps) {
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
}

/** One permission and its level. It rerenders only when its own actions change. */
export const PermissionRow = memo(PermissionRowOf);
