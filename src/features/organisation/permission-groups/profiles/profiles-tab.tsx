import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Checkbox } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import type { PermissionList } from '~/domain/permissions/permission-list';
import {
  coveredProfiles,
  type ProfileName,
  profileIncluding,
  profileNames,
  unexplainedPermissions,
  withoutProfile,
  withProfile,
} from '~/domain/permissions/permission-profiles';
import type { PermissionsChange } from '../permissions-change';
import classes from './profiles-tab.module.css';
import { UnexplainedPermissions } from './unexplained-permissions';

/** The permissions of each profile (docs/product/permissions.md#profiles) as text. */
const descriptions = {
  'Config Access': 'All config, all actions.',
  'Sales Insights': 'View of aggregates and sales data.',
  'System Installation':
    'View of system health, all on system install and provisioning, edit on sales aggregates.',
  'Site Supervisor':
    'View of all config, plus all actions on publish, PLUs, menus, adjustments, users, existing PINs and table plans.',
} as const satisfies Record<ProfileName, string>;

interface ProfilesTabProps {
  value: PermissionList;
  onChange: PermissionsChange;
}

/**
 * The profiles that a permission group covers, and the checkboxes that add and remove them
 * (docs/product/permissions.md#checked-profiles).
 */
export function ProfilesTab({ value, onChange }: ProfilesTabProps) {
  const covered = coveredProfiles(value);
  const unexplained = unexplainedPermissions(value);
  const isLocked = unexplained.length > 0;
  const warningId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [resets, setResets] = useState(0);

  // A reset removes the warning with its button, so the focus moves to the first checkbox.
  useEffect(() => {
    if (resets > 0) list.current?.querySelector('input')?.focus();
  }, [resets]);

  const reset = () => {
    onChange(() => []);
    setResets((count) => count + 1);
  };

  return (
    <>
      {isLocked ? (
        <UnexplainedPermissions id={warningId} permissions={unexplained} onReset={reset} />
      ) : null}
      <ul ref={list} className={classes.list} aria-describedby={isLocked ? warningId : undefined}>
        {profileNames.map((name) => {
          const isChecked = covered.includes(name);
          const outer = isLocked ? undefined : profileIncluding(value, name);
          return (
            <li key={name}>
              <Checkbox
                label={name}
                description={
                  outer ? `${descriptions[name]} Included in ${outer}.` : descriptions[name]
                }
                checked={isChecked}
                disabled={isLocked || outer !== undefined}
                onChange={({ currentTarget: { checked } }) =>
                  onChange((last) =>
                    checked ? withProfile(last, name) : withoutProfile(last, name),
                  )
                }
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
