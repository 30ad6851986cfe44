import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '~/components/dialogs/confirm-dialog';
import { actionsText } from '~/domain/permissions/permission-levels';
import type { PermissionList } from '~/domain/permissions/permission-list';
import { permissionName } from '~/domain/permissions/permission-names';
import classes from './unexplained-permissions.module.css';

// A longer list would fill the page without helping the user.
const mostShown = 8;

interface UnexplainedPermissionsProps {
  id: string;
  permissions: PermissionList;
  onReset: () => void;
}

/** Warns that permissions without a profile lock the profiles, and offers a reset. */
export function UnexplainedPermissions({ id, permissions, onReset }: UnexplainedPermissionsProps) {
  const [isAsking, setIsAsking] = useState(false);
  const others = permissions.length - mostShown;
  return (
    <div className={classes.warning}>
      <IconAlertTriangle size={18} aria-hidden="true" className={classes.icon} />
      <div id={id} role="status">
        <p className={classes.text}>
          This group has permissions that no profile explains, so its profiles cannot be changed.
          Change them on the Advanced tab, or reset the group to no permissions.
        </p>
        <ul className={classes.list} aria-label="Permissions that no profile explains">
          {permissions.slice(0, mostShown).map(({ permissionID, allowedActions }) => (
            <li key={permissionID}>
              {permissionName(permissionID)}: {actionsText(allowedActions)}
            </li>
          ))}
          {others > 0 ? <li>and {others} more</li> : null}
        </ul>
      </div>
      <Button variant="default" className={classes.reset} onClick={() => setIsAsking(true)}>
        Reset to empty
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Reset to empty"
        confirmText="Reset"
        isDangerous
        onConfirm={() => {
          setIsAsking(false);
          onReset();
        }}
        onCancel={() => setIsAsking(false)}
      >
        All permissions are taken from the group, with your edits of them. Nothing is saved before
        you press Save.
      </ConfirmDialog>
    </div>
  );
}
