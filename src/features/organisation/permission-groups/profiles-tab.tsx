import { Button, Checkbox } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { ConfirmDialog } from '~/components/dialogs/confirm-dialog';
import {
  coveredProfiles,
  type ProfileName,
  profileIncluding,
  profileNames,
  unexplainedPermissions,
  withoutProfile,
  withProfile,
} from '~/domain/permissions/permission-profiles';
import { type PermissionsEditorProps, permissionText } from './permission-group-form';
import classes from './profiles-tab.module.css';

/** The permissions of each profile (docs/product/permissions.md#profiles) as text. */
const descriptions = {
  'Config Access': 'All config, all actions.',
  'Sales Insights': 'View of aggregates and sales data.',
  'System Installation':
    'View of system health, all on system install and provisioning, edit on sales aggregates.',
  'Site Supervisor':
    'View of all config, plus all actions on publish, PLUs, menus, adjustments, users, existing PINs and table plans.',
} as const satisfies Record<ProfileName, string>;

// A longer list would fill the page without helping the user.
const mostShown = 8;

/** The profiles that a permission group covers (docs/product/permissions.md#checked-profiles). */
export function ProfilesTab({ value, onChange }: PermissionsEditorProps) {
  const covered = coveredProfiles(value);
  const unexplained = unexplainedPermissions(value);
  const isLocked = unexplained.length > 0;
  const warningId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [isAsking, { open: ask, close }] = useDisclosure();
  const others = unexplained.length - mostShown;

  const reset = () => {
    // A reset removes the warning with its button, so the focus moves to the first checkbox.
    flushSync(() => {
      close();
      onChange(() => []);
    });
    list.current?.querySelector('input')?.focus();
  };

  return (
    <>
      {isLocked ? (
        <div className={classes.warning}>
          <IconAlertTriangle size="1.125rem" aria-hidden="true" className={classes.icon} />
          <div id={warningId} role="status">
            <p className={classes.text}>
              This group has permissions that no profile explains, so its profiles cannot be
              changed. Change them on the Advanced tab, or reset the group to no permissions.
            </p>
            <ul className={classes.unexplained} aria-label="Permissions that no profile explains">
              {unexplained.slice(0, mostShown).map((entry) => (
                <li key={entry.permissionID}>{permissionText(entry)}</li>
              ))}
              {others > 0 ? <li>and {others} more</li> : null}
            </ul>
          </div>
          <Button variant="default" className={classes.reset} onClick={ask}>
            Reset to empty
          </Button>
          <ConfirmDialog
            isOpen={isAsking}
            title="Reset to empty"
            confirmText="Reset"
            isDangerous
            onConfirm={reset}
            onCancel={close}
          >
            All permissions are taken from the group, with your edits of them. Nothing is saved
            before you press Save.
          </ConfirmDialog>
        </div>
      ) : null}
      <ul ref={list} className={classes.list} aria-describedby={isLocked ? warningId : undefined}>
        {profileNames.map((name) => {
          const outer = isLocked ? undefined : profileIncluding(value, name);
          return (
            <li key={name}>
              <Checkbox
                label={name}
                description={`${descriptions[name]}${outer ? ` Included in ${outer}.` : ''}`}
                checked={covered.includes(name)}
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
